package org.gonu.search.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.SplittableRandom;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.PackedGame;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.mcts.LaneSearch;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Jul-gonu against its solution: what the positions are worth, and what is made of that. */
@Tag("slow")
final class JulGonuPlayTest {
  private static final long MEMORY = 700L << 20;
  private static final long MOVE_NANOS = Duration.ofMillis(100).toNanos();

  /** Positions of each kind from which matches begin. */
  private static final int MATCHES = 20;

  private static final Game GAME = PackedSheets.library("jul-gonu");
  private static final PackedGame PACKED = PackedSheets.packed(GAME);
  private static final StateMachine MACHINE = GAME.newMachine();
  private static final JulGonuTable SOLUTION = JulGonuTable.solved();
  private static final PositionSearch POSITIONS =
      PositionSearch.of(
              PACKED, MACHINE.facts(MACHINE.initialState()), MEMORY, new SplittableRandom(1))
          .orElseThrow();

  private final SplittableRandom random = new SplittableRandom(11);

  @BeforeAll
  static void value() {
    POSITIONS.run(SearchBudget.unlimited());
  }

  private Role mover(State state) {
    return MACHINE.roles().detect(role -> !isNoop(MACHINE.legalMoves(state, role).getFirst()));
  }

  private static boolean isNoop(Move move) {
    return move.toString().contains("noop");
  }

  private State after(State state, Move move) {
    ImmutableList<Move> joint =
        MACHINE
            .roles()
            .collect(
                role ->
                    role.equals(mover(state)) ? move : MACHINE.legalMoves(state, role).getFirst());
    return MACHINE.next(state, joint);
  }

  /** A state that is not terminal, some random plies from the start. */
  private State randomState() {
    State state = MACHINE.initialState();
    for (int plies = 6 + random.nextInt(60); plies > 0; plies--) {
      ImmutableList<Move> moves = MACHINE.legalMoves(state, mover(state));
      State next = after(state, moves.get(random.nextInt(moves.size())));
      if (MACHINE.isTerminal(next)) {
        return randomState();
      }
      state = next;
    }
    return state;
  }

  private int goal(State state) {
    return SOLUTION.goal(MACHINE.facts(state));
  }

  /** What a state is worth for who is not on turn; of terminal states what the rules say. */
  private int goalAfter(State state, Role role) {
    return MACHINE.isTerminal(state) ? MACHINE.goal(state, role) : 100 - goal(state);
  }

  @Test
  void run_allPositions_areWorthWhatTheSolutionSays() {
    assertTrue(POSITIONS.isValued());
    assertEquals(50, goal(MACHINE.initialState()), "the start is a draw");
    for (int i = 0; i < 3_000; i++) {
      State state = randomState();
      ImmutableList<Term> facts = MACHINE.facts(state);
      PositionValue value = POSITIONS.valueOf(PACKED.pack(facts), mover(state).index());

      assertEquals(SOLUTION.goal(facts), value.goal(), facts.toString());
      if (value.isWin()) {
        assertEquals(SOLUTION.plies(facts), value.plies(), facts.toString());
      }
    }
  }

  /** The best move against the solution: it keeps the value, and wins come late or early. */
  private Move reply(State state) {
    Role role = mover(state);
    ImmutableList<Move> moves = MACHINE.legalMoves(state, role);
    int best = moves.collectInt(move -> goalAfter(after(state, move), role)).max();
    ImmutableList<Move> good = moves.select(move -> goalAfter(after(state, move), role) == best);
    return best == 0
        ? good.maxBy(move -> pliesAfter(after(state, move)))
        : good.get(random.nextInt(good.size()));
  }

  private int pliesAfter(State state) {
    return MACHINE.isTerminal(state) ? 0 : SOLUTION.plies(MACHINE.facts(state));
  }

  /** Plays a match to its end from a state; the goal of the player on turn there. */
  private int play(State start) {
    Role own = mover(start);
    LaneSearch tree = new LaneSearch(PACKED, SearchParameters.DEFAULT);
    GuidedSearch search =
        new GuidedSearch(PACKED, POSITIONS, tree, MACHINE.facts(start), new SplittableRandom(3));
    State state = start;
    while (!MACHINE.isTerminal(state)) {
      Move move;
      if (mover(state).equals(own)) {
        search.moveTo(MACHINE.facts(state));
        search.run(SearchBudget.of(System.nanoTime() + MOVE_NANOS, Long.MAX_VALUE));
        move = search.report(own.index()).best().move();
      } else {
        move = reply(state);
      }
      state = after(state, move);
    }
    return MACHINE.goal(state, own);
  }

  @Test
  void report_wonPositions_areWonAgainstTheLongestDefence() {
    for (int matches = 0; matches < MATCHES; ) {
      State start = randomState();
      if (goal(start) == 100) {
        assertEquals(100, play(start), MACHINE.facts(start).toString());
        matches++;
      }
    }
  }

  @Test
  void report_startAndDrawnPositions_areNeverLost() {
    assertTrue(play(MACHINE.initialState()) >= 50, "start");
    for (int matches = 1; matches < MATCHES; ) {
      State start = randomState();
      if (goal(start) == 50) {
        assertTrue(play(start) >= 50, MACHINE.facts(start).toString());
        matches++;
      }
    }
  }
}
