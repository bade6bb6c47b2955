package org.gonu.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchClocks;
import org.gonu.match.MatchHeader;
import org.gonu.match.MatchRecord;
import org.gonu.match.Player;
import org.gonu.match.PlayerFailure;
import org.gonu.match.Replay;
import org.gonu.player.LegalPlayer;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

final class RefereeTest {
  /** Both say something at the same time, twice. */
  private static final String SHEET =
      """
      (role left) (role right)
      (succ 0 1) (succ 1 2)
      (init (step 0))
      (word yes) (word no) (word (perhaps Later))
      (<= (legal ?r (say ?w)) (role ?r) (word ?w))
      (<= (next (step ?m)) (true (step ?n)) (succ ?n ?m))
      (<= (next (said ?n ?r ?w)) (does ?r (say ?w)) (true (step ?n)))
      (<= (next (said ?n ?r ?w)) (true (said ?n ?r ?w)))
      (<= terminal (true (step 2)))
      (goal left 100) (goal right 0)
      """;

  /** Comes to a state where right has no move. */
  private static final String BROKEN =
      SHEET.replace(
          "(<= (legal ?r (say ?w)) (role ?r) (word ?w))",
          """
          (<= (legal left (say ?w)) (word ?w))
          (<= (legal right (say ?w)) (word ?w) (true (step 0)))
          """);

  private static final Duration CLOCK = Duration.ofSeconds(20);
  private static final long SEED = 5;

  private static Game game(String sheet) {
    return Game.load(new SourceText("test.kif", sheet), CasePolicy.INSENSITIVE, Strictness.LENIENT)
        .get();
  }

  private static MatchPlan plan(Duration playClock, Duration grace) {
    MatchHeader header =
        MatchHeader.builder().matchId("test.1").roles(Lists.immutable.of("left", "right")).build();
    return new MatchPlan(header, MatchClocks.of(CLOCK, playClock).withGrace(grace), SEED);
  }

  /** A match with clocks that nobody needs. */
  private static MatchRecord play(Watcher watcher, ScriptedPlayer left, ScriptedPlayer right) {
    return play(SHEET, plan(CLOCK, Duration.ZERO), watcher, left, right);
  }

  private static MatchRecord play(
      String sheet, MatchPlan plan, Watcher watcher, ScriptedPlayer left, ScriptedPlayer right) {
    Clock clock = Clock.fixed(Instant.ofEpochMilli(1000), ZoneOffset.UTC);
    return new Referee(game(sheet), clock).run(plan, Lists.immutable.of(left, right), watcher);
  }

  private static ScriptedPlayer good(String name) {
    return new ScriptedPlayer(name, "(say yes)", "(say no)");
  }

  /** What an observer is told. */
  private static final class Watcher implements Referee.Observer {
    private final MutableList<Integer> reached = Lists.mutable.empty();
    private final MutableList<String> failed = Lists.mutable.empty();

    @Override
    public void reached(MatchRecord record) {
      reached.add(record.moves().size());
    }

    @Override
    public void failed(Role role, PlayerFailure failure, Optional<Move> standIn) {
      failed.add(role + " " + failure.kind() + standIn.map(move -> " " + move).orElse(""));
    }
  }

  @Test
  void run_goodPlayers_completesTheRecord() {
    Watcher watcher = new Watcher();

    MatchRecord record = play(watcher, good("a"), good("b"));

    assertTrue(record.isCompleted());
    assertFalse(record.isAborted());
    assertEquals("[[(say yes), (say yes)], [(say no), (say no)]]", record.moves().toString());
    assertEquals("[[, ], [, ], [, ]]", record.errors().toString());
    assertEquals("[OptionalInt[100], OptionalInt[0]]", record.goalValues().toString());
    assertEquals("[1000, 1000, 1000]", record.stateTimes().toString());
    assertEquals("[0, 1, 2]", watcher.reached.toString());
    assertEquals("[]", watcher.failed.toString());
    Game game = game(SHEET);
    assertTrue(new Replay(game.newMachine(), game.spelling()).run(record, step -> {}).agrees());
  }

  @Test
  void run_goodPlayers_areToldAllMovesAndTheEnd() {
    ScriptedPlayer left = good("a");

    play(new Watcher(), left, new ScriptedPlayer("b", "(say no)", "(say yes)"));

    assertEquals(
        "[start test.1 left, play [], play [(say yes), (say no)], stop [(say no), (say yes)]]",
        left.heard().toString());
  }

  @Test
  void run_answerInOtherCase_isTakenInTheSpellingOfTheSheet() {
    MatchRecord record =
        play(
            new Watcher(),
            new ScriptedPlayer("a", "(SAY YES)", "(Say (perHAPS LATER))"),
            good("b"));

    assertEquals(
        "[[(say yes), (say yes)], [(say (perhaps Later)), (say no)]]", record.moves().toString());
    assertEquals("[[, ], [, ], [, ]]", record.errors().toString());
  }

  @Test
  void run_longIllegalAnswer_isNotedByItsBeginning() {
    String word = "a".repeat(5_000);
    MatchRecord record =
        play(
            new Watcher(),
            new ScriptedPlayer("one", "(say " + word + ")", "(say yes)"),
            new ScriptedPlayer("two", "(say yes)", "(say yes)"));

    String noted = "IL " + ("( say " + word).substring(0, 100) + "...";
    assertEquals(noted, record.errors().get(1).getFirst());
  }

  @Test
  void run_illegalAnswers_areReplacedAndNoted() {
    Watcher watcher = new Watcher();

    MatchRecord record =
        play(watcher, new ScriptedPlayer("a", "(say nothing)", "(say ?x)"), good("b"));

    assertEquals("[[, ], [IL ( say nothing ), ], [IL ( say ?x ), ]]", record.errors().toString());
    assertTrue(record.isCompleted());
    assertEquals(
        record.moves().collect(row -> "left ILLEGAL " + row.get(0)).toString(),
        watcher.failed.toString());
  }

  @Test
  void run_replacedAnswers_areTheSameForTheSameSeed() {
    MatchRecord first = play(new Watcher(), new ScriptedPlayer("a", "bad", "bad"), good("b"));
    MatchRecord second = play(new Watcher(), new ScriptedPlayer("a", "bad", "bad"), good("b"));

    assertEquals(first.moves(), second.moves());
  }

  @Test
  void run_playerThatThrows_isNotedAndTheMatchGoesOn() {
    MatchRecord record =
        play(
            new Watcher(),
            good("a"),
            new ScriptedPlayer("b", ScriptedPlayer.THROW, ScriptedPlayer.FAIL));

    assertEquals("[[, ], [, CE], [, IL gibberish]]", record.errors().toString());
    assertTrue(record.isCompleted());
  }

  @Test
  void run_playerThatThrowsAtStart_isNotedInTheFirstRow() {
    Watcher watcher = new Watcher();

    MatchRecord record = play(watcher, good("a").failingAtStart(), good("b"));

    assertEquals("[CE, ]", record.errors().getFirst().toString());
    assertEquals("[left CONNECTION]", watcher.failed.toString());
    assertTrue(record.isCompleted());
  }

  @Test
  void run_playerThatThrowsAtStop_doesNotSpoilTheRecord() {
    Watcher watcher = new Watcher();

    MatchRecord record = play(watcher, good("a").failingAtStop(), good("b"));

    assertTrue(record.isCompleted());
    assertEquals("[left CONNECTION]", watcher.failed.toString());
  }

  @Test
  void run_lateAnswer_isReplacedAndTheOtherNotHeldUp() {
    ScriptedPlayer right = good("b");

    MatchRecord record =
        play(
            SHEET,
            plan(Duration.ofMillis(1500), Duration.ofMillis(100)),
            new Watcher(),
            new ScriptedPlayer("a", ScriptedPlayer.HANG, "(say no)"),
            right);

    assertEquals("TO", record.errors().get(1).get(0));
    assertTrue(record.isCompleted());
    assertEquals("[(say yes), (say no)]", record.moves().collect(row -> row.get(1)).toString());
    assertTrue(right.heard().getLast().startsWith("stop"), right.heard().toString());
  }

  @Test
  void run_answerWithinTheGrace_counts() {
    MatchRecord record =
        play(
            SHEET,
            plan(Duration.ofMillis(1), CLOCK),
            new Watcher(),
            good("a").thinking(Duration.ofMillis(100)),
            good("b"));

    assertEquals("[[, ], [, ], [, ]]", record.errors().toString());
  }

  @Test
  void run_slowPlayers_thinkAtTheSameTime() {
    Duration thinking = Duration.ofMillis(1500);
    ScriptedPlayer left = good("a").thinking(thinking);
    ScriptedPlayer right = good("b").thinking(thinking);

    long start = System.nanoTime();
    play(new Watcher(), left, right);
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);

    // One after the other would take four times the thinking.
    assertTrue(millis < 3 * thinking.toMillis(), millis + " ms");
  }

  @Test
  void run_brokenRules_abortTheMatchForAllPlayers() {
    Watcher watcher = new Watcher();
    ScriptedPlayer left = good("a").failingAtAbort();
    ScriptedPlayer right = good("b");

    BrokenContractException fault =
        assertThrows(
            BrokenContractException.class,
            () -> play(BROKEN, plan(CLOCK, Duration.ZERO), watcher, left, right));

    assertTrue(String.valueOf(fault.getMessage()).contains("'right'"), fault.getMessage());
    assertEquals("[0, 1]", watcher.reached.toString());
    assertEquals("abort", left.heard().getLast());
    assertEquals("abort", right.heard().getLast());
  }

  @Test
  void run_matchWithoutEnd_isAbandonedAfterManySteps() {
    Watcher watcher = new Watcher();
    ScriptedPlayer left = good("a");
    ScriptedPlayer right = good("b");
    String endless =
        """
        (role left) (role right)
        (init (step 0))
        (legal left a) (legal right b)
        (<= (next ?fact) (true ?fact))
        (<= terminal (true (step 1)))
        (goal left 50) (goal right 50)
        """;

    BrokenContractException fault =
        assertThrows(
            BrokenContractException.class,
            () -> play(endless, plan(CLOCK, Duration.ZERO), watcher, left, right));

    assertEquals(DiagnosticCode.MATCH_TOO_LONG, fault.code());
    assertEquals(Referee.MAX_STEPS, watcher.reached.getLast());
    assertEquals("abort", left.heard().getLast());
    assertEquals("abort", right.heard().getLast());
  }

  @Test
  void run_rulesBrokenFromTheStart_tellNobodyOfAMatch() {
    Watcher watcher = new Watcher();
    ScriptedPlayer left = good("a");
    ScriptedPlayer right = good("b");
    String broken = BROKEN.replace("(true (step 0))", "(true (step 1))");

    assertThrows(
        BrokenContractException.class,
        () -> play(broken, plan(CLOCK, Duration.ZERO), watcher, left, right));

    assertEquals("[]", watcher.reached.toString());
    assertEquals("[]", left.heard().toString());
    assertEquals("[]", right.heard().toString());
  }

  @Test
  void run_observerThatThrows_abortsTheMatchForAllPlayers() {
    ScriptedPlayer left = good("a");
    Referee.Observer full =
        new Referee.Observer() {
          @Override
          public void reached(MatchRecord record) {
            throw new IllegalStateException("disk full");
          }

          @Override
          public void failed(Role role, PlayerFailure failure, Optional<Move> standIn) {
            throw new AssertionError(failure);
          }
        };
    Referee referee = new Referee(game(SHEET), Clock.systemUTC());
    ImmutableList<Player> players = Lists.immutable.of(left, good("b"));

    assertThrows(
        IllegalStateException.class, () -> referee.run(plan(CLOCK, Duration.ZERO), players, full));

    assertEquals("abort", left.heard().getLast());
  }

  @Test
  void run_wrongNumberOfPlayers_isRefused() {
    Referee referee = new Referee(game(SHEET), Clock.systemUTC());

    assertThrows(
        IllegalArgumentException.class,
        () ->
            referee.run(plan(CLOCK, Duration.ZERO), Lists.immutable.of(good("a")), new Watcher()));
  }

  @Test
  void run_terminalInitialState_asksNobodyForAMove() {
    ScriptedPlayer left = good("a");

    MatchRecord record =
        play(
            SHEET.replace("(init (step 0))", "(init (step 2))"),
            plan(CLOCK, Duration.ZERO),
            new Watcher(),
            left,
            good("b"));

    assertTrue(record.isCompleted());
    assertEquals("[]", record.moves().toString());
    assertEquals("[start test.1 left, stop []]", left.heard().toString());
  }

  @Test
  void run_twice_withTheSameReferee_startsAnew() {
    Referee referee = new Referee(game(SHEET), Clock.systemUTC());
    ImmutableList<Player> players = Lists.immutable.of(new LegalPlayer("a"), new LegalPlayer("b"));

    MatchRecord first = referee.run(plan(CLOCK, Duration.ZERO), players, new Watcher());
    MatchRecord second = referee.run(plan(CLOCK, Duration.ZERO), players, new Watcher());

    assertEquals(first.moves(), second.moves());
    assertEquals(first.states(), second.states());
  }
}
