package org.gonu.conformance.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.Finding;
import org.gonu.conformance.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Players whose answers have one fault each, and the checks that find it. */
@Timeout(120)
final class FaultyPlayersTest {
  @Test
  void noFault_allThoseChecks_pass() throws IOException {
    ImmutableList<Finding> findings =
        Faults.findings(
            new FaultyProxy.Fault(),
            "P-INFO-01",
            "P-INFO-03",
            "P-START-02",
            "P-PLAY-01",
            "P-PLAY-04",
            "P-PLAY-07",
            "P-LOST-02",
            "P-STOP-02",
            "P-ABORT-01",
            "P-REPLY-03",
            "P-HTTP-18");

    assertEquals(Lists.immutable.empty(), findings.reject(each -> each.verdict() == Verdict.PASS));
  }

  @Test
  void info_isNoExpression() throws IOException {
    assertEquals(
        "fail: the reply is not an S-expression",
        Faults.found(Faults.answering("INFO", "((name"), "P-INFO-01"));
  }

  @Test
  void info_lacksTheSpecies() throws IOException {
    String text = "( ( name x ) ( status available ) )";

    assertEquals(
        "warn: missing: species", Faults.found(Faults.answering("INFO", text), "P-INFO-03"));
  }

  @Test
  void info_isAlwaysAvailable() throws IOException {
    String text = "( ( name x ) ( status available ) )";

    assertEquals(
        "warn: in a match the status is 'available'",
        Faults.found(Faults.answering("INFO", text), "P-INFO-05"));
  }

  @Test
  void info_nameOfTwoWords() throws IOException {
    String text = "( ( name Big Player ) ( status available ) )";

    assertTrue(
        Faults.found(Faults.answering("INFO", text), "P-INFO-04").contains("name Big Player"));
  }

  @Test
  void start_isAnsweredByAnotherWord() throws IOException {
    assertEquals(
        "warn: the reply is not ready",
        Faults.found(Faults.answering("START", "ok"), "P-START-02"));
  }

  @Test
  void stop_isAnsweredByAnotherWord() throws IOException {
    assertEquals(
        "warn: the reply is not done", Faults.found(Faults.answering("STOP", "ok"), "P-STOP-02"));
  }

  @Test
  void abort_isRefused() throws IOException {
    assertEquals(
        "warn: the reply is not aborted",
        Faults.found(Faults.answering("ABORT", "busy"), "P-ABORT-01"));
  }

  @Test
  void preview_isNotAnswered() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          String reply(String message, String answer) {
            return Faults.is(message, "PREVIEW") ? "" : super.reply(message, answer);
          }
        };

    assertEquals("warn: the connection ended without a reply", Faults.found(fault, "P-PREVIEW-01"));
  }

  @Test
  void play_illegalMove_isNamedWithTheLegalOnes() throws IOException {
    assertEquals(
        "fail: ( fly high ) is not legal; legal: ( climb 0 left ), ( climb 0 right )",
        Faults.found(Faults.answering("PLAY", "( fly high )"), "P-PLAY-01"));
  }

  @Test
  void play_explainsItself() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          String answer(String message, String answer) {
            return Faults.is(message, "PLAY") ? answer + " ( i win )" : answer;
          }
        };

    assertEquals("fail: the reply has 2 terms", Faults.found(fault, "P-PLAY-03"));
  }

  @Test
  void play_otherCase_isNotTheSpellingOfStart() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          String answer(String message, String answer) {
            return Faults.is(message, "PLAY") ? answer.toUpperCase(Locale.ROOT) : answer;
          }
        };

    assertTrue(Faults.found(fault, "P-GAME-01").contains("is not spelled as in START"));
  }

  @Test
  void play_ofAnyMatch_isAnswered() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          String answer(String message, String answer) {
            return Faults.is(message, "PLAY") && answer.equals("busy") ? "noop" : answer;
          }
        };

    assertEquals("warn: without a match, the reply is not busy", Faults.found(fault, "P-PLAY-06"));
  }

  /** It believes that its own choice was made, whatever is reported. */
  @Test
  void play_ownMoveReplaced_isNotNoticed() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          private volatile String last = "";

          @Override
          String request(String message) {
            int own = message.lastIndexOf("( take");
            return Faults.is(message, "PLAY") && own >= 0
                ? message.substring(0, own) + last + " ) )"
                : message;
          }

          @Override
          String answer(String message, String answer) {
            last = answer;
            return answer;
          }
        };

    assertTrue(Faults.findings(fault, "P-PLAY-04").getOnly().verdict() == Verdict.FAIL);
  }

  /** It takes every text that it has seen for a repetition. */
  @Test
  void play_sameText_isTakenForRepeated() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          private final Map<String, String> answers = new ConcurrentHashMap<>();

          @Override
          String answer(String message, String answer) {
            return Faults.is(message, "PLAY")
                ? answers.computeIfAbsent(message, m -> answer)
                : answer;
          }
        };

    assertEquals(
        "fail: noop is not legal; legal: ( speak loud ), ( speak low )",
        Faults.found(fault, "P-PLAY-07"));
  }

  /** It takes no text for a repetition. */
  @Test
  void play_repeated_isTakenForAnotherTurn() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          private final AtomicInteger count = new AtomicInteger();

          @Override
          String request(String message) {
            return Faults.is(message, "PLAY")
                ? message + " ".repeat(count.incrementAndGet())
                : message;
          }
        };

    ImmutableList<Finding> findings = Faults.findings(fault, "P-LOST-01", "P-LOST-02");

    assertTrue(findings.allSatisfy(each -> each.verdict() == Verdict.WARN), findings.toString());
  }

  /** It is a step behind once it has missed a message. */
  @Test
  void play_afterALostOne_isAnsweredForTheStepBefore() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          String answer(String message, String answer) {
            return message.contains("mark 1") ? "noop" : answer;
          }
        };

    assertEquals(
        "warn: noop is not legal; legal: ( mark 2 a ), ( mark 2 b )",
        Faults.found(fault, "P-LOST-06"));
  }

  @Test
  void play_afterTheClock_isLate() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          String answer(String message, String answer) {
            return Faults.is(message, "PLAY") ? afterMillis(2200, answer) : answer;
          }
        };

    TargetOptions patient = new TargetOptions(20, 1, Duration.ofSeconds(10), 1);

    assertTrue(
        Faults.found(patient, fault, "P-PLAY-01")
            .matches("fail: the reply came \\d{4,} ms after the clock of 1 s"));
  }

  private static String afterMillis(long millis, String answer) {
    try {
      assertFalse(new CountDownLatch(1).await(millis, TimeUnit.MILLISECONDS));
      return answer;
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  /** A match that a check has left is over for the next one, however its id was spelled. */
  @Test
  void check_inCapitals_endsEarly_leavesNoMatch() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          String answer(String message, String answer) {
            return message.startsWith("(PLAY CONFORMANCE.") ? "NOTHING" : answer;
          }
        };

    ImmutableList<Finding> findings = Faults.findings(fault, "P-TEXT-01", "P-TEXT-02");

    assertEquals(
        Lists.immutable.of(Verdict.FAIL, Verdict.PASS), findings.collect(Finding::verdict));
  }

  @Test
  void play_neverAnswered_isNoReply() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          String answer(String message, String answer) {
            return Faults.is(message, "PLAY") ? afterMillis(60_000, answer) : answer;
          }
        };

    assertEquals("fail: no reply within 3000 ms", Faults.found(Faults.QUICK, fault, "P-PLAY-01"));
  }

  @Test
  void start_longMessage_isCutOff() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          String request(String message) {
            return message.substring(0, Math.min(message.length(), 65_536));
          }
        };

    assertEquals("fail: START is refused with busy", Faults.found(fault, "P-START-10"));
  }
}
