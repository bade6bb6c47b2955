package org.gonu.cli.person;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.analysis.derivation.Program;
import org.gonu.analysis.explain.Explainer;
import org.gonu.analysis.explain.Refusal;
import org.gonu.analysis.explain.ShortReason;
import org.gonu.engine.circuit.Circuit;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.game.SampleWalk;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.render.Pictures;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/** Tells why what a person has typed is not a legal move. */
final class IllegalMoves {
  /** Rules one below the other that are looked at. */
  private static final int DEPTH = 2;

  private final Game game;
  private final Pictures pictures;

  IllegalMoves(Game game, Pictures pictures) {
    this.game = game;
    this.pictures = pictures;
  }

  /** The move that a text means in some position of the game, or as a term. */
  Optional<Move> meant(String typed, PersonChoice place) {
    ImmutableList<Move> thinkable = thinkable(place);
    ImmutableList<TypedMoves.Named> found =
        TypedMoves.of(pictures.gestures(place.role(), thinkable, place.facts())).find(typed);
    boolean isNumber = typed.strip().matches("[0-9]+");
    return found.size() == 1 && !isNumber
        ? Optional.of(found.getFirst().move())
        : term(typed).map(Move::new);
  }

  /** A term that is typed with or without its parentheses. */
  private Optional<Term> term(String typed) {
    String text = typed.strip();
    String listed = text.startsWith("(") || !text.contains(" ") ? text : "(" + text + ")";
    return GdlReader.readTerm(new SourceText("<move>", listed), game.spelling())
        .value()
        .filter(Term::isGround);
  }

  /** The moves that the role can make in some position, as far as they are known. */
  private ImmutableList<Move> thinkable(PersonChoice place) {
    Optional<FastEngine.Made> made = game.fastEngine().ready();
    if (made.isPresent()) {
      Circuit circuit = made.get().circuit();
      int role = place.role().index();
      int end =
          role + 1 < circuit.roles().size() ? circuit.firstMove(role + 1) : circuit.moves().size();
      return Lists.immutable.withAll(circuit.moves().subList(circuit.firstMove(role), end));
    }
    StateMachine machine = place.machine();
    MutableList<Move> moves = Lists.mutable.empty();
    for (ImmutableList<Term> facts : SampleWalk.of(machine).states()) {
      State state = machine.stateOf(facts);
      if (!machine.isTerminal(state)) {
        moves.addAllIterable(machine.legalMoves(state, place.role()));
      }
    }
    return moves.distinct().toImmutable();
  }

  /** The atom by which a move is legal for a role. */
  static Atom legal(Role role, Move move) {
    return new Atom(
        Constant.of(Keyword.LEGAL.word()),
        Lists.immutable.of(Constant.of(role.name()), move.term()),
        Span.NONE);
  }

  /** Why a move is not legal, in one sentence. */
  String why(Move move, PersonChoice place) {
    Explainer explainer =
        new Explainer(
            new Program(game.rules())
                .modelOf(place.facts(), place.machine().roles(), Lists.immutable.empty()));
    Optional<Refusal> refusal = explainer.explain(legal(place.role(), move), DEPTH).refusal();
    if (refusal.isEmpty()) {
      return move + " is legal.";
    }
    ImmutableList<Refusal.Attempt> attempts = refusal.get().attempts();
    return move
        + " is not legal: "
        + (attempts.isEmpty()
            ? "no rule makes such a move"
            : ShortReason.of(ShortReason.innermost(attempts.getFirst())))
        + ".";
  }
}
