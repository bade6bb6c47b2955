package org.gonu.conformance.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
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

/** Players with one fault each, and the checks that find it. */
@Timeout(120)
final class FaultyPlayersTest {
  /** Clocks that nobody needs. */
  private static final TargetOptions OPTIONS = new TargetOptions(20, 20, Duration.ofSeconds(10), 1);

  /** For faults that show by their time-outs. */
  private static final TargetOptions QUICK = new TargetOptions(20, 1, Duration.ofSeconds(1), 1);

  /** Runs checks on a player with a fault. */
  private static ImmutableList<Finding> findings(FaultyProxy.Fault fault, String... ids)
      throws IOException {
    return findings(OPTIONS, fault, ids);
  }

  private static ImmutableList<Finding> findings(
      TargetOptions options, FaultyProxy.Fault fault, String... ids) throws IOException {
    ImmutableList<PlayerCheck> checks =
        PlayerChecks.all()
            .select(check -> Lists.immutable.of(ids).contains(check.requirement().id()));
    assertEquals(ids.length, checks.size());
    try (FaultyProxy player = new FaultyProxy(fault)) {
      return new PlayerKit(new Target(player.address(), options))
          .run(checks, finding -> {}, () -> false);
    }
  }

  /** The verdict and the reason of the only check. */
  private static String found(FaultyProxy.Fault fault, String id) throws IOException {
    return found(OPTIONS, fault, id);
  }

  private static String found(TargetOptions options, FaultyProxy.Fault fault, String id)
      throws IOException {
    Finding finding = findings(options, fault, id).getOnly();
    return finding.verdict().word() + ": " + finding.reason();
  }

  private static boolean is(String message, String keyword) {
    return message.startsWith("( " + keyword + " ");
  }

  /** A fault of the answers to messages with one keyword. */
  private static FaultyProxy.Fault answering(String keyword, String text) {
    return new FaultyProxy.Fault() {
      @Override
      String answer(String message, String answer) {
        return is(message, keyword) ? text : answer;
      }
    };
  }

  /** A fault of the bytes of replies. */
  private static FaultyProxy.Fault replying(String head, String tail) {
    return new FaultyProxy.Fault() {
      @Override
      String reply(String message, String answer) {
        return head.replace("LENGTH", String.valueOf(answer.length())) + answer + tail;
      }
    };
  }

  @Test
  void noFault_allThoseChecks_pass() throws IOException {
    ImmutableList<Finding> findings =
        findings(
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
        "fail: the reply is not an S-expression", found(answering("INFO", "((name"), "P-INFO-01"));
  }

  @Test
  void info_lacksTheSpecies() throws IOException {
    String text = "( ( name x ) ( status available ) )";

    assertEquals("warn: missing: species", found(answering("INFO", text), "P-INFO-03"));
  }

  @Test
  void info_isAlwaysAvailable() throws IOException {
    String text = "( ( name x ) ( status available ) )";

    assertEquals(
        "warn: in a match the status is 'available'", found(answering("INFO", text), "P-INFO-05"));
  }

  @Test
  void info_nameOfTwoWords() throws IOException {
    String text = "( ( name Big Player ) ( status available ) )";

    assertTrue(found(answering("INFO", text), "P-INFO-04").contains("name Big Player"));
  }

  @Test
  void start_isAnsweredByAnotherWord() throws IOException {
    assertEquals("warn: the reply is not ready", found(answering("START", "ok"), "P-START-02"));
  }

  @Test
  void stop_isAnsweredByAnotherWord() throws IOException {
    assertEquals("warn: the reply is not done", found(answering("STOP", "ok"), "P-STOP-02"));
  }

  @Test
  void abort_isRefused() throws IOException {
    assertEquals("warn: the reply is not aborted", found(answering("ABORT", "busy"), "P-ABORT-01"));
  }

  @Test
  void preview_isNotAnswered() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          String reply(String message, String answer) {
            return is(message, "PREVIEW") ? "" : super.reply(message, answer);
          }
        };

    assertEquals("warn: the connection ended without a reply", found(fault, "P-PREVIEW-01"));
  }

  @Test
  void play_illegalMove_isNamedWithTheLegalOnes() throws IOException {
    assertEquals(
        "fail: ( fly high ) is not legal; legal: ( climb 0 left ), ( climb 0 right )",
        found(answering("PLAY", "( fly high )"), "P-PLAY-01"));
  }

  @Test
  void play_explainsItself() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          String answer(String message, String answer) {
            return is(message, "PLAY") ? answer + " ( i win )" : answer;
          }
        };

    assertEquals("fail: the reply has 2 terms", found(fault, "P-PLAY-03"));
  }

  @Test
  void play_otherCase_isNotTheSpellingOfStart() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          String answer(String message, String answer) {
            return is(message, "PLAY") ? answer.toUpperCase(Locale.ROOT) : answer;
          }
        };

    assertTrue(found(fault, "P-GAME-01").contains("is not spelled as in START"));
  }

  @Test
  void play_ofAnyMatch_isAnswered() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          String answer(String message, String answer) {
            return is(message, "PLAY") && answer.equals("busy") ? "noop" : answer;
          }
        };

    assertEquals("warn: without a match, the reply is not busy", found(fault, "P-PLAY-06"));
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
            return is(message, "PLAY") && own >= 0
                ? message.substring(0, own) + last + " ) )"
                : message;
          }

          @Override
          String answer(String message, String answer) {
            last = answer;
            return answer;
          }
        };

    assertTrue(findings(fault, "P-PLAY-04").getOnly().verdict() == Verdict.FAIL);
  }

  /** It takes every text that it has seen for a repetition. */
  @Test
  void play_sameText_isTakenForRepeated() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          private final Map<String, String> answers = new ConcurrentHashMap<>();

          @Override
          String answer(String message, String answer) {
            return is(message, "PLAY") ? answers.computeIfAbsent(message, m -> answer) : answer;
          }
        };

    assertEquals(
        "fail: noop is not legal; legal: ( speak loud ), ( speak low )", found(fault, "P-PLAY-07"));
  }

  /** It takes no text for a repetition. */
  @Test
  void play_repeated_isTakenForAnotherTurn() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          private final AtomicInteger count = new AtomicInteger();

          @Override
          String request(String message) {
            return is(message, "PLAY") ? message + " ".repeat(count.incrementAndGet()) : message;
          }
        };

    ImmutableList<Finding> findings = findings(fault, "P-LOST-01", "P-LOST-02");

    assertTrue(findings.allSatisfy(each -> each.verdict() == Verdict.WARN), findings.toString());
  }

  @Test
  void play_afterTheClock_isLate() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          String answer(String message, String answer) {
            return is(message, "PLAY") ? afterMillis(2200, answer) : answer;
          }
        };

    TargetOptions patient = new TargetOptions(20, 1, Duration.ofSeconds(10), 1);

    assertTrue(
        found(patient, fault, "P-PLAY-01")
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

  @Test
  void play_neverAnswered_isNoReply() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          String answer(String message, String answer) {
            return is(message, "PLAY") ? afterMillis(60_000, answer) : answer;
          }
        };

    assertEquals("fail: no reply within 3000 ms", found(QUICK, fault, "P-PLAY-01"));
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

    assertEquals("fail: START is refused with busy", found(fault, "P-START-10"));
  }

  @Test
  void reply_wrongLength() throws IOException {
    String head = "HTTP/1.0 200 OK\r\nContent-Length: 5\r\n\r\n";

    assertTrue(found(replying(head, ""), "P-REPLY-03").matches("fail: 5 announced, \\d+ sent"));
  }

  @Test
  void reply_noLengthNoTypeAndAnErrorStatus() throws IOException {
    String head = "HTTP/1.0 500 Oops\r\n\r\n";

    assertEquals(
        Lists.immutable.of(Verdict.WARN, Verdict.WARN, Verdict.WARN),
        findings(replying(head, ""), "P-REPLY-02", "P-REPLY-04", "P-REPLY-08")
            .collect(Finding::verdict));
  }

  @Test
  void reply_noHead() throws IOException {
    assertEquals(
        "fail: there is no head that ends with a blank line",
        found(replying("", ""), "P-REPLY-01"));
  }

  @Test
  void reply_inChunks() throws IOException {
    String head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n";

    assertEquals(
        "fail: there is a Transfer-Encoding", found(replying(head, "\r\n0\r\n\r\n"), "P-REPLY-06"));
  }

  @Test
  void reply_controlCharacters() throws IOException {
    String head = "HTTP/1.0 200 OK\r\n\r\n\u0007";

    assertTrue(found(replying(head, ""), "P-REPLY-07").startsWith("warn: the reply has control"));
  }

  @Test
  void reply_connectionStaysOpen() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          void send(Socket socket, String reply) throws IOException {
            socket.getOutputStream().write(reply.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            assertEquals(-1, socket.getInputStream().read());
          }
        };

    assertEquals("fail: the connection stays open", found(QUICK, fault, "P-REPLY-05"));
  }

  @Test
  void request_onePacketOnly() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          String read(Socket socket) throws IOException {
            byte[] packet = new byte[1 << 16];
            int count = socket.getInputStream().read(packet);
            String text = new String(packet, 0, Math.max(0, count), StandardCharsets.ISO_8859_1);
            int head = text.indexOf("\r\n\r\n");
            if (head < 0 || text.length() < head + 4 + length(text)) {
              throw new IOException("not a whole request");
            }
            return text.substring(head + 4);
          }
        };

    assertEquals(Verdict.FAIL, findings(fault, "P-HTTP-18").getOnly().verdict());
  }

  @Test
  void request_headersInOneCaseOnly() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          int length(String head) throws IOException {
            return super.length(head.replace("content-length", "x").replace("Content-length", "x"));
          }
        };

    assertEquals("fail: the connection ended without a reply", found(fault, "P-HTTP-02"));
  }

  @Test
  void connections_oneAtATime() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          int threads() {
            return 1;
          }
        };

    ImmutableList<Finding> findings = findings(QUICK, fault, "P-HTTP-19", "P-HTTP-20");

    assertTrue(findings.allSatisfy(each -> each.verdict() == Verdict.WARN), findings.toString());
  }

  @Test
  void message_endsTheProgram_otherChecksAreLeftOut() throws IOException {
    FaultyProxy.Fault fault =
        new FaultyProxy.Fault() {
          @Override
          boolean kills(String message) {
            return message.startsWith("(((((((((");
          }
        };

    ImmutableList<Finding> findings = findings(fault, "P-BAD-02", "P-BAD-09", "P-BAD-10");

    assertEquals(
        Lists.immutable.of(Verdict.PASS, Verdict.FAIL, Verdict.SKIP),
        findings.collect(Finding::verdict));
    assertEquals("nobody listens any more after P-BAD-09", findings.getLast().reason());
  }

  @Test
  void finding_ofAFault_hasTheExchange() throws IOException {
    Finding finding = findings(answering("PLAY", "( fly \u001b )"), "P-PLAY-01").getOnly();

    assertTrue(finding.evidence().sent().matches("\\( PLAY conformance\\.1\\.\\d+ NIL \\)"));
    assertTrue(finding.evidence().received().endsWith("\\r\\n\\r\\n( fly \\u001b )"));
  }

  @Test
  void silentPlayer_kitEndsAfterSomeChecks() throws IOException {
    TargetOptions options = new TargetOptions(1, 1, Duration.ofMillis(50), 1);
    try (ServerSocket silent = new ServerSocket(0, 1000, InetAddress.getLoopbackAddress())) {
      InetSocketAddress address =
          new InetSocketAddress(InetAddress.getLoopbackAddress(), silent.getLocalPort());
      ImmutableList<Finding> findings =
          new PlayerKit(new Target(address, options))
              .run(PlayerChecks.all(), finding -> {}, () -> false);

      assertEquals(PlayerChecks.all().size(), findings.size());
      assertEquals(6, findings.count(each -> each.verdict() != Verdict.SKIP));
      assertEquals("the player does not answer any more", findings.getLast().reason());
    }
  }

  @Test
  void kitEndedByTheUser_otherChecksAreLeftOut() throws IOException {
    AtomicInteger asked = new AtomicInteger();
    try (FaultyProxy player = new FaultyProxy(new FaultyProxy.Fault())) {
      ImmutableList<Finding> findings =
          new PlayerKit(new Target(player.address(), OPTIONS))
              .run(PlayerChecks.all(), finding -> {}, () -> asked.incrementAndGet() > 2);

      assertEquals(2, findings.count(each -> each.verdict() == Verdict.PASS));
      assertEquals("the kit was ended before", findings.getLast().reason());
    }
  }
}
