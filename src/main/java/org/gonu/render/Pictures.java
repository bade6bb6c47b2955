package org.gonu.render;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.board.BoardPlan;
import org.gonu.board.GameBoard;
import org.gonu.board.move.MoveReader;
import org.gonu.board.move.Owners;
import org.gonu.board.view.View;
import org.gonu.game.Game;
import org.gonu.game.SampleWalk;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;

/** Pictures of the positions of one game. Immutable, may be shared by threads. */
public final class Pictures {
  private final BoardPlan plan;
  private final PieceArt art;
  private final PlaceArt places;
  private final MoveNames moveNames;
  private final ImmutableSet<Term> hidden;
  private final Owners owners;
  private final Optional<Role> farSide;

  private Pictures(
      BoardPlan plan,
      PieceArt art,
      PlaceArt places,
      MoveNames moveNames,
      ImmutableSet<Term> hidden,
      Owners owners,
      Optional<Role> farSide) {
    this.hidden = hidden;
    this.owners = owners;
    this.farSide = farSide;
    this.plan = plan;
    this.art = art;
    this.places = places;
    this.moveNames = moveNames;
  }

  /**
   * Finds the boards of a game from its rules and some sampled positions.
   *
   * @param view what its view file says, which goes before what is found
   */
  public static Pictures of(Game game, Optional<View> view) {
    SampleWalk walk = SampleWalk.of(game.newMachine());
    BoardPlan plan =
        view.map(each -> each.plan(() -> found(game, walk))).orElseGet(() -> found(game, walk));
    MoveReader reader = new MoveReader(plan, walk, game.roles());
    Owners owners = new Owners(plan, walk, game.roles(), reader);
    LookFinder looks = new LookFinder(plan.knownContents(), game.roles(), owners::of);
    boolean isShaded = view.flatMap(View::plan).isPresent() || reader.hasJourneys();
    return new Pictures(
        plan,
        new PieceArt(looks, view),
        new PlaceArt(isShaded),
        new MoveNames(reader, view),
        view.map(View::hidden).orElseGet(Sets.immutable::empty),
        owners,
        FarSide.find(plan.spots(), plan.contents(walk.positions().getFirst().facts()), owners::of));
  }

  private static BoardPlan found(Game game, SampleWalk walk) {
    return GameBoard.find(game, walk).plan(GameBoard.atoms(game));
  }

  /** The picture of a state as one SVG element. */
  public String svg(ImmutableList<Term> facts, PictureOptions options) {
    return hasBoard()
        ? new SvgPicture(plan, art, places, options).draw(plan.contents(facts))
        : FactSheet.draw(facts);
  }

  /**
   * How each of these moves is made by clicks, and what it is called; in the order of the moves. No
   * two moves have both the same clicks and the same label.
   *
   * @param facts of the state in which the moves are legal
   */
  public ImmutableList<MoveGesture> gestures(
      Role role, ImmutableList<Move> legalMoves, ImmutableList<Term> facts) {
    return moveNames.gestures(role, legalMoves, plan.contents(facts));
  }

  /** The facts that are not in the picture. */
  public ImmutableList<FactLine> rest(ImmutableList<Term> facts) {
    return FactSheet.lines(plan.contents(facts).rest().reject(hidden::contains));
  }

  /** What the picture of a state has at a place; nothing at an empty one. */
  public ImmutableList<String> standing(ImmutableList<Term> facts, String site) {
    return plan.contents(facts).contents().getIfAbsentValue(site, Lists.immutable.empty());
  }

  /** The role that a content of a place belongs to, learned from who moves it. */
  public Optional<Role> owner(String content) {
    return owners.of(content);
  }

  /** The role that begins on the far side of the board, if one does. */
  public Optional<Role> farSide() {
    return farSide;
  }

  /** True if a board was found or described; else pictures are readable sheets of facts. */
  public boolean hasBoard() {
    return plan.spots().notEmpty();
  }

  /** The places that pictures show and moves name. */
  public ImmutableList<Site> sites() {
    return plan.spots().collect(spot -> new Site(spot.id(), spot.name(), spot.title()));
  }
}
