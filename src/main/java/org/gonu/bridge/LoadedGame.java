package org.gonu.bridge;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.board.BoardPrinter;
import org.gonu.board.GameBoard;
import org.gonu.game.DifferenceReport;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.game.RootCheck;
import org.gonu.game.SampleWalk;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.jspecify.annotations.Nullable;

/** A game that a client has loaded. States are named by their facts. Used by one thread. */
final class LoadedGame {
  /** Texts of terms that are kept; beyond, all are forgotten and read anew. */
  private static final int MAX_TERMS = 100_000;

  private final Game game;
  private final StateMachine reference;
  private final Map<String, Term> terms = new HashMap<>();
  private @Nullable StateMachine fast;
  private boolean isChecked;
  private @Nullable BoardPrinter printer;

  /** A state, and the machine to which it belongs. */
  record Position(StateMachine machine, State state) {
    ImmutableList<Term> facts() {
      return machine.facts(state);
    }
  }

  LoadedGame(Game game) {
    this.game = game;
    reference = game.newMachine();
  }

  Game game() {
    return game;
  }

  /** The circuit or its draft, if it is made within a time and agrees with the rules. */
  Optional<FastEngine.Made> circuit(Duration limit) {
    Optional<FastEngine.Made> made = game.fastEngine().awaitRewrittenOrDraft(limit);
    if (made.isPresent() && !isChecked) {
      isChecked = true;
      RootCheck check = new RootCheck(game, reference, DifferenceReport.here());
      if (!check.holds(reference.initialState())) {
        return Optional.empty();
      }
      fast = game.newMachine(made.get().circuit());
    }
    return made;
  }

  /**
   * The position that a request names by {@code facts}; the initial one if it names none.
   *
   * @throws BridgeFault if a fact is no ground term
   */
  Position position(Request request) {
    if (isBegun()) {
      circuit(Duration.ZERO);
    }
    StateMachine machine = fast == null ? reference : fast;
    if (!request.has("facts")) {
      return new Position(machine, machine.initialState());
    }
    ImmutableList<Term> facts = request.texts("facts").collect(this::term);
    try {
      return new Position(machine, machine.stateOf(facts));
    } catch (IllegalArgumentException neverTrue) {
      return new Position(reference, reference.stateOf(facts));
    }
  }

  private boolean isBegun() {
    return fast == null && game.fastEngine().ready().isPresent();
  }

  /** A position of the reference engine. */
  Position referencePosition(Request request) {
    return new Position(reference, reference.stateOf(position(request).facts()));
  }

  /**
   * A ground term of the game.
   *
   * @throws BridgeFault if the text is none
   */
  Term term(String text) {
    Term known = terms.get(text);
    if (known != null) {
      return known;
    }
    Outcome<Term> read = GdlReader.readTerm(new SourceText("TERM", text), game.spelling());
    if (read.value().isEmpty()) {
      throw new BridgeFault(
          "bad-argument", "'" + text + "' is not a ground term", "", read.diagnostics());
    }
    if (terms.size() == MAX_TERMS) {
      terms.clear();
    }
    terms.put(text, read.get());
    return read.get();
  }

  /** A position as text. */
  String draw(ImmutableList<Term> facts) {
    BoardPrinter drawn = printer;
    if (drawn == null) {
      drawn =
          new BoardPrinter(GameBoard.find(game, SampleWalk.of(reference)), GameBoard.atoms(game));
      printer = drawn;
    }
    return drawn.print(facts);
  }
}
