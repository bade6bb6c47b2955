package org.gonu.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.match.MatchSetup;
import org.gonu.search.SearchReport;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

final class MctsPlayerTest {
  /** What a busy machine may add to a time that is held against the clock. */
  private static final Duration SLACK = Duration.ofMillis(500);

  /** Moves with a choice in the shortest of the matches, at least. */
  private static final int MIN_MOVES = 3;

  private static Game library(String name) throws IOException {
    return game(Files.readString(Path.of("rules", name + ".kif")));
  }

  private static Game game(String text) {
    SourceText source = new SourceText("sheet.kif", text);
    return Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  private static MctsPlayer player() {
    PlayerSettings settings =
        PlayerSettings.defaults().withThreads(1).withMemoryMegabytes(64).withSeed(1);
    return new MctsPlayer("test", settings);
  }

  private static MatchSetup setup(Game game, int role, Duration clock) {
    return new MatchSetup("m", game, game.roles().get(role), clock, clock, Duration.ZERO);
  }

  private static long in(Duration time) {
    return System.nanoTime() + time.toNanos();
  }

  private static Duration since(long start) {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  @Test
  void play_limitedPlayoutsAndCircuitLate_areMadeOnTheReferenceEngine() {
    // All piles that four cards can make: their grounding takes longer than the turn.
    Game game =
        game(
            """
            (role left) (init (pile nil))
            (card a) (card b) (card c) (card d)
            (<= (legal left (take ?x)) (card ?x))
            (<= (next (pile (with ?x ?p))) (does left (take ?x)) (true (pile ?p)))
            (<= terminal (true (pile (with ?x ?p))))
            (<= (goal left 100) (true (pile (with c nil))))
            (<= (goal left 0) (true (pile (with ?x nil))) (distinct ?x c))
            """);
    PlayerSettings settings = PlayerSettings.defaults().withThreads(1).withPlayouts(50);
    try (MctsPlayer left = new MctsPlayer("test", settings)) {
      left.start(setup(game, 0, Duration.ofMillis(100)), in(Duration.ofMillis(100)));

      Term move = left.play(Lists.immutable.empty(), in(Duration.ofSeconds(1)));

      assertEquals("(take c)", move.toString());
    }
  }

  @Test
  void play_matchAfterMatch_mixesItsFirstMoves() throws IOException {
    Game game = library("rock-paper-scissors");
    PlayerSettings settings = PlayerSettings.defaults().withThreads(1).withPlayouts(2_000);
    MutableList<String> firstMoves = Lists.mutable.empty();
    try (MctsPlayer left = new MctsPlayer("test", settings)) {
      for (int match = 0; match < 16; match++) {
        left.start(setup(game, 0, Duration.ofSeconds(5)), in(Duration.ofSeconds(5)));
        firstMoves.add(left.play(Lists.immutable.empty(), in(Duration.ofSeconds(5))).toString());
      }
    }

    assertTrue(firstMoves.distinct().size() > 1, firstMoves.toString());
  }

  @Test
  void play_moreMovesThanAnyBoardHas_isAnsweredWithALegalOne() {
    StringBuilder numbers = new StringBuilder();
    for (int i = 0; i < 230; i++) {
      numbers.append("(number ").append(i).append(")\n");
    }
    Game game =
        game(
            "(role left)\n(init on)\n(goal left 50)\n(<= terminal (not (true on)))\n"
                + "(<= (legal left (mark ?x ?y)) (number ?x) (number ?y))\n"
                + numbers);
    try (MctsPlayer left = player()) {
      left.start(setup(game, 0, Duration.ofSeconds(2)), in(Duration.ofSeconds(2)));

      Term move = left.play(Lists.immutable.empty(), in(Duration.ofSeconds(20)));

      assertTrue(move.toString().startsWith("(mark "), move.toString());
    }
  }

  @Test
  void play_singleLegalMove_isAnsweredAtOnce() throws IOException {
    Game game = library("chess");
    try (MctsPlayer black = player()) {
      black.start(setup(game, 1, Duration.ofSeconds(1)), in(Duration.ofSeconds(1)));
      long start = System.nanoTime();

      Term move = black.play(Lists.immutable.empty(), in(Duration.ofSeconds(20)));

      assertEquals("noop", move.toString());
      assertTrue(since(start).compareTo(Duration.ofSeconds(5)) < 0, "took " + since(start));
    }
  }

  @Test
  void play_solvedPosition_isAnsweredAtOnce() throws IOException {
    Game game = library("krk");
    try (MctsPlayer white = player()) {
      white.start(setup(game, 0, Duration.ofSeconds(30)), in(Duration.ofSeconds(30)));
      long start = System.nanoTime();

      Term move = white.play(Lists.immutable.empty(), in(Duration.ofSeconds(30)));

      assertTrue(move.toString().startsWith("(move "), move.toString());
      assertTrue(since(start).compareTo(Duration.ofSeconds(10)) < 0, "took " + since(start));
    }
  }

  @Test
  void play_limitOfPlayouts_isSpentOnEveryMoveWithAChoice() throws IOException {
    for (String name : Lists.immutable.of("breakthrough", "connect-four")) {
      for (long limit : new long[] {100, 1_000, 3_000}) {
        MutableList<ThinkLog.Thought> thoughts = thoughts(library(name), 0, limit);

        assertTrue(thoughts.size() >= MIN_MOVES, name + ": moves " + thoughts.size());
        thoughts.each(
            thought ->
                assertTrue(
                    isSpent(thought, limit),
                    name + " step " + thought.step() + ": " + thought.finished()));
      }
    }
  }

  /** Ways that end in a known value count without a playout; a proof needs no more of either. */
  private static boolean isSpent(ThinkLog.Thought thought, long limit) {
    SearchReport report = thought.report();
    return thought.finished() <= limit && (report.proved() || report.playouts() >= limit);
  }

  @Test
  void play_limitOfPlayouts_isTheSameMatchWithEachSeed() throws IOException {
    MutableList<ThinkLog.Thought> first = thoughts(library("breakthrough"), 0, 300);
    MutableList<ThinkLog.Thought> second = thoughts(library("breakthrough"), 0, 300);

    assertEquals(
        first.collect(thought -> thought.report().candidates()),
        second.collect(thought -> thought.report().candidates()));
  }

  /** What a player thinks in a match against one that makes the last legal move. */
  private static MutableList<ThinkLog.Thought> thoughts(Game game, int role, long limit) {
    MutableList<ThinkLog.Thought> thoughts = Lists.mutable.empty();
    Duration clock = Duration.ofMinutes(1);
    PlayerSettings settings =
        PlayerSettings.defaults()
            .withThreads(1)
            .withMemoryMegabytes(64)
            .withSeed(1)
            .withPlayouts(limit);
    StateMachine machine = game.newMachine();
    try (MctsPlayer player = new MctsPlayer("test", settings, PlayerContext.of(thoughts::add))) {
      player.start(setup(game, role, clock), in(clock));
      State state = machine.initialState();
      ImmutableList<Move> last = Lists.immutable.empty();
      while (!machine.isTerminal(state)) {
        State now = state;
        Move own = new Move(player.play(last, in(clock)));
        last =
            game.roles()
                .collect(
                    each -> each.index() == role ? own : machine.legalMoves(now, each).getLast());
        state = machine.next(now, last);
      }
    }
    return thoughts;
  }

  @Test
  void play_tillTheEnd_isLegalAndInTime() throws IOException {
    for (String name : Lists.immutable.of("tic-tac-toe", "gatekeepers", "eight-puzzle")) {
      Game game = library(name);
      StateMachine machine = game.newMachine();
      Duration clock = Duration.ofMillis(400);
      try (MctsPlayer player = player()) {
        player.start(setup(game, 0, clock), in(clock));
        State state = machine.initialState();
        ImmutableList<Move> last = Lists.immutable.empty();
        for (int step = 0; step < 8 && !machine.isTerminal(state); step++) {
          State now = state;
          long start = System.nanoTime();
          Move own = new Move(player.play(last, in(clock)));
          assertTrue(since(start).compareTo(clock.plus(SLACK)) < 0, "took " + since(start));
          assertTrue(machine.legalMoves(now, game.roles().get(0)).contains(own), name + own);
          last =
              game.roles()
                  .collect(
                      role -> role.index() == 0 ? own : machine.legalMoves(now, role).getLast());
          state = machine.next(now, last);
        }
      }
    }
  }

  @Test
  void play_sheetThatHasNoCircuit_isLegal() {
    Game game =
        game(
            """
            (role counter)
            (init (at 0))
            (<= (legal counter (add (s ?x))) (true (at ?x)))
            (<= (legal counter stay) (true (at ?x)))
            (<= (next (at ?y)) (does counter (add ?y)))
            (<= (next (at ?y)) (does counter stay) (true (at ?y)))
            (<= terminal (true (at (s (s 0)))))
            (goal counter 100)
            """);
    try (MctsPlayer player = player()) {
      player.start(setup(game, 0, Duration.ofMillis(500)), in(Duration.ofMillis(500)));

      Term move = player.play(Lists.immutable.empty(), in(Duration.ofMillis(500)));

      assertTrue(Lists.immutable.of("(add (s 0))", "stay").contains(move.toString()));
    }
  }
}
