package org.gonu.board;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.datalog.rule.TupleDomains;
import org.gonu.game.Game;
import org.gonu.game.SampleWalk;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Term;

/** Finds the boards of a game from its sheet and from positions of some random matches. */
public final class GameBoard {
  /** Most declared facts that are read. */
  private static final int MAX_DECLARED = 20_000;

  /** Larger states are not looked at: no board that fits on a screen has so many facts. */
  private static final int MAX_FACTS = 20_000;

  /** Most arguments of relations that order the values of an axis or a ring. */
  private static final int MAX_OF_ORDERS = 3;

  /** Most arguments of relations that tell how places lie. */
  private static final int MAX_ARGUMENTS = 5;

  /** Of more atoms that hold in all states, some may be left out. */
  private static final int MAX_ATOMS = 100_000;

  private GameBoard() {}

  /** The boards of a game; the same whenever they are looked for; none of rules that break down. */
  public static BoardLayout find(Game game, SampleWalk walk) {
    ImmutableList<ImmutableList<Term>> states =
        walk.states().select(facts -> facts.size() <= MAX_FACTS);
    if (states.isEmpty()) {
      return new BoardLayout(Lists.immutable.empty(), Lists.immutable.empty());
    }
    return BoardFinder.find(
        states,
        game.declaredFacts().take(MAX_DECLARED),
        BoardFinder.staticFacts(game.sheet())
            .newWithAll(game.staticAtoms(MAX_OF_ORDERS).reject(atom -> atom.arity() < 2)),
        new PlaceBounds(() -> domains(game)));
  }

  /** What rules make; relations that can be listed are taken as they are. */
  private static TupleDomains domains(Game game) {
    ImmutableList<Atom> atoms = game.staticAtoms(MAX_OF_ORDERS);
    return new TupleDomains(
        game.rules().rules(), atoms.size() <= MAX_ATOMS ? atoms : Lists.immutable.empty());
  }

  /** What the sheet says of all states, such as which cells are neighbours. */
  public static ImmutableList<Atom> atoms(Game game) {
    return game.staticAtoms(MAX_ARGUMENTS);
  }
}
