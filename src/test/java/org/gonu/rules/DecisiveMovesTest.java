package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.tuple.Pair;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.machine.LaneTally;
import org.gonu.machine.Lanes;
import org.gonu.machine.Move;
import org.gonu.machine.PackedGame;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.search.solver.PackedSheets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Playouts that look one move ahead choose as they should, and follow the rules all the same. */
final class DecisiveMovesTest {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final int STEPS = 150;
  private static final int DRAWS = 4;

  /** Positions with a threat, after which a walk need not go on; the slow test goes on. */
  private static final int ENOUGH = 25;

  private static final int BEST = 100;
  private static final int WORST = 0;

  static Iterable<String> names() {
    return Sheets.names();
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("names")
  void givenMoves_inLanesThatLookAhead_leadWhereTheRulesSay(String name) {
    Walk walk = new Walk(name);
    StateMachine machine = walk.machine;

    State state = machine.initialState();
    for (int i = 0; i < STEPS; i++) {
      ImmutableList<Move> jointMove = walk.anyJointMove(state);
      State next = machine.next(state, jointMove);
      OneStep.Result seen = walk.step.make(machine.facts(state), jointMove);
      assertEquals(machine.facts(next), seen.facts());
      assertEquals(machine.isTerminal(next), seen.terminal());
      for (Role role : machine.roles()) {
        if (machine.isTerminal(next)) {
          assertEquals(machine.goal(next, role), seen.goals()[role.index()]);
        } else {
          assertEquals(machine.legalMoves(next, role), seen.legal(role.index()));
        }
      }
      state = machine.isTerminal(next) ? machine.initialState() : next;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "connect-four", "breakthrough", "knightthrough"})
  void freeMoves_whereAMoveWins_areSuchMoves(String name) {
    assertWinsAreTaken(name, ENOUGH);
  }

  private static void assertWinsAreTaken(String name, int enough) {
    Walk walk = new Walk(name);
    StateMachine machine = walk.machine;
    assertNotSame(walk.plain, walk.decisive);
    int seen = 0;
    State state = machine.initialState();
    for (int i = 0; i < 8 * STEPS && seen < enough; i++) {
      State now = state;
      Role mover = walk.mover(now);
      if (walk.followers(now).anySatisfy(next -> walk.isWon(next, mover))) {
        seen++;
        for (int draw = 0; draw < DRAWS; draw++) {
          OneStep.Result made = walk.step.make(machine.facts(now), Lists.immutable.empty());
          assertTrue(made.terminal());
          assertEquals(BEST, made.goals()[mover.index()]);
        }
      }
      state = walk.after(now);
    }
    assertTrue(seen > 20, "positions with a winning move: " + seen);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "connect-four", "breakthrough", "knightthrough"})
  void freeMoves_whereTheOtherThreatensToWin_preventIt(String name) {
    assertWinsArePrevented(name, ENOUGH);
  }

  private static void assertWinsArePrevented(String name, int enough) {
    Walk walk = new Walk(name);
    StateMachine machine = walk.machine;
    int seen = 0;
    State state = machine.initialState();
    for (int i = 0; i < 8 * STEPS && seen < enough; i++) {
      State now = state;
      ImmutableList<Pair<Move, State>> safe = walk.preventing(now);
      if (safe.notEmpty()) {
        seen++;
        for (int draw = 0; draw < DRAWS; draw++) {
          OneStep.Result made = walk.step.make(machine.facts(now), Lists.immutable.empty());
          assertTrue(safe.anySatisfy(way -> machine.facts(way.getTwo()).equals(made.facts())));
        }
      }
      state = walk.after(now);
    }
    assertTrue(seen > 20, "positions with a threat: " + seen);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "connect-four"})
  void promisingMoves_whereTheOtherThreatensToWin_areThoseThatPreventIt(String name) {
    assertPreventingMovesArePromising(name, ENOUGH);
  }

  private static void assertPreventingMovesArePromising(String name, int enough) {
    Walk walk = new Walk(name);
    StateMachine machine = walk.machine;
    int seen = 0;
    State state = machine.initialState();
    for (int i = 0; i < 8 * STEPS && seen < enough; i++) {
      ImmutableList<Move> jointMove = walk.anyJointMove(state);
      OneStep.Result told = walk.step.make(machine.facts(state), jointMove);
      State next = machine.next(state, jointMove);
      ImmutableList<Pair<Move, State>> safe = walk.preventing(next);
      if (safe.notEmpty()) {
        seen++;
        assertEquals(safe.collect(Pair::getOne), told.promising(walk.mover(next).index()));
      }
      state = machine.isTerminal(next) ? machine.initialState() : next;
    }
    assertTrue(seen > 20, "positions with a threat: " + seen);
  }

  /** {@code mvn test -Dtest=DecisiveMovesTest -DexcludedGroups=}. */
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "connect-four", "breakthrough", "knightthrough"})
  void moves_inWholeWalks_winAndPreventWins(String name) {
    assertWinsAreTaken(name, Integer.MAX_VALUE);
    assertWinsArePrevented(name, Integer.MAX_VALUE);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "connect-four"})
  void promisingMoves_inWholeWalks_preventWins(String name) {
    assertPreventingMovesArePromising(name, Integer.MAX_VALUE);
  }

  @Test
  void promisingMoves_whereMovesAreMany_areAllThatPreventAWin() {
    Walk walk = new Walk("gomoku-11x11");
    StateMachine machine = walk.machine;
    State state = machine.initialState();
    for (String cell : List.of("c 5", "a 1", "d 5", "a 3", "e 5", "k 1")) {
      state = machine.next(state, walk.placing(cell, state));
    }
    ImmutableList<Move> fourth = walk.placing("f 5", state);

    OneStep.Result told = walk.step.make(machine.facts(state), fourth);

    Role mover = walk.mover(machine.next(state, fourth));
    assertEquals(
        List.of("(place b 5)", "(place g 5)"),
        told.promising(mover.index()).collect(Move::toString).castToList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"rock-paper-scissors", "prisoners-dilemma", "hex-9x9"})
  void decisive_inAGameWithoutKnownOnesOrTooDear_isTheGameItself(String name) {
    Walk walk = new Walk(name);

    assertSame(walk.plain, walk.decisive);
  }

  @Test
  void playouts_withChance_rollFairDice() {
    PackedGame dice =
        PackedSheets.packed(
            PackedSheets.game(
                """
                (role player) (role random) (init (control random))
                (pips 1) (pips 2) (pips 3) (pips 4) (pips 5) (pips 6)
                (<= (legal random (roll ?n)) (true (control random)) (pips ?n))
                (<= (legal random noop) (true (control player)))
                (<= (legal player noop) (true (control random)))
                (<= (legal player pass) (true (control player)))
                (<= (legal player win) (true (control player)) (true (rolled 6)))
                (<= (next (rolled ?n)) (does random (roll ?n)))
                (<= (next (control player)) (true (control random)))
                (<= (next (control random)) (true (control player)))
                (<= (next won) (does player win))
                (<= (next over) (does player pass))
                (<= (next over) (does player win))
                (<= terminal (true over))
                (<= (goal player 100) (true won))
                (<= (goal player 0) (not (true won)))
                (goal random 0)
                """));
    LaneTally tally = new LaneTally(2);
    Lanes lanes = dice.decisive().playouts().newLanes(3);
    for (int i = 0; i < 50; i++) {
      lanes.tally(tally, 16);
    }

    double n = tally.playouts();
    double sixes = 100 / 6.0;
    double error = 100 * Math.sqrt(5 / 36.0 / n);
    assertNotSame(dice, dice.decisive(), "the player takes the win where there is one");
    assertEquals(sixes, tally.goals(0) / n, 5 * error);
  }

  /** A game with a machine to walk through it, and lanes that look ahead. */
  private static final class Walk {
    final StateMachine machine;
    final PackedGame plain;
    final PackedGame decisive;
    final OneStep step;
    private final SplittableRandom random = new SplittableRandom(11);

    Walk(String name) {
      Game game = Sheets.load(name);
      FastEngine.Made made = game.fastEngine().await(LIMIT).orElseThrow();
      machine = game.newMachine(made.circuit());
      plain = made.lanes().narrowed(512);
      decisive = plain.decisive();
      step = new OneStep(decisive, 5);
    }

    State after(State state) {
      State next = machine.next(state, anyJointMove(state));
      return machine.isTerminal(next) ? machine.initialState() : next;
    }

    ImmutableList<Move> anyJointMove(State state) {
      return machine
          .roles()
          .collect(role -> machine.legalMoves(state, role))
          .collect(moves -> moves.get(random.nextInt(moves.size())));
    }

    /** The joint move in which the mover puts a stone on a cell. */
    ImmutableList<Move> placing(String cell, State state) {
      return machine
          .roles()
          .collect(role -> machine.legalMoves(state, role))
          .collect(
              moves ->
                  moves.detectIfNone(
                      move -> move.toString().equals("(place " + cell + ")"), moves::getFirst));
    }

    /** The role that has a choice, or else the first one. */
    Role mover(State state) {
      return machine
          .roles()
          .detectIfNone(
              role -> machine.legalMoves(state, role).size() > 1, () -> machine.roles().getFirst());
    }

    /** What one move of the mover leads to. */
    ImmutableList<State> followers(State state) {
      Role mover = mover(state);
      MutableList<Move> joint =
          machine.roles().collect(role -> machine.legalMoves(state, role).getFirst()).toList();
      return machine
          .legalMoves(state, mover)
          .collect(
              move -> {
                joint.set(mover.index(), move);
                return machine.next(state, joint.toImmutable());
              });
    }

    /**
     * The moves of the mover that prevent a win of the other, with what they lead to; none where
     * nothing threatens or nothing helps, and where a move ends the match.
     */
    ImmutableList<Pair<Move, State>> preventing(State state) {
      if (machine.isTerminal(state)) {
        return Lists.immutable.empty();
      }
      ImmutableList<Pair<Move, State>> ways =
          machine.legalMoves(state, mover(state)).zip(followers(state));
      ImmutableList<Pair<Move, State>> safe = ways.reject(way -> allowsAWin(way.getTwo()));
      boolean isDecided = ways.anySatisfy(way -> machine.isTerminal(way.getTwo()));
      return isDecided || safe.size() == ways.size() ? Lists.immutable.empty() : safe;
    }

    boolean isWon(State state, Role role) {
      return machine.isTerminal(state) && machine.goal(state, role) == BEST;
    }

    boolean allowsAWin(State state) {
      if (machine.isTerminal(state)) {
        return machine.roles().anySatisfy(role -> machine.goal(state, role) == WORST);
      }
      Role mover = mover(state);
      return followers(state).anySatisfy(next -> isWon(next, mover));
    }
  }
}
