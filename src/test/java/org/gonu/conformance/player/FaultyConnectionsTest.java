package org.gonu.conformance.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.Finding;
import org.gonu.conformance.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Players whose replies and connections have one fault each, and the checks that find it. */
@Timeout(120)
final class FaultyConnectionsTest {
  @Test
  void reply_wrongLength() throws IOException {
    String head = "HTTP/1.0 200 OK\r\nContent-Length: 5\r\n\r\n";

    assertTrue(
        Faults.found(Faults.replying(head, ""), "P-REPLY-03")
            .matches("fail: 5 announced, \\d+ sent"));
  }

  @Test
  void reply_noLengthNoTypeAndAnErrorStatus() throws IOException {
    String head = "HTTP/1.0 500 Oops\r\n\r\n";

    assertEquals(
        Lists.immutable.of(Verdict.WARN, Verdict.WARN, Verdict.WARN),
        Faults.findings(Faults.replying(head, ""), "P-REPLY-02", "P-REPLY-04", "P-REPLY-08")
            .collect(Finding::verdict));
  }

  @Test
  void reply_noHead() throws IOException {
    assertEquals(
        "fail: there is no head that ends with a blank line",
        Faults.found(Faults.replying("", ""), "P-REPLY-01"));
  }

  @Test
  void reply_inChunks() throws IOException {
    String head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n";

    assertEquals(
        "fail: there is a Transfer-Encoding",
        Faults.found(Faults.replying(head, "\r\n0\r\n\r\n"), "P-REPLY-06"));
  }

  @Test
  void reply_controlCharacters() throws IOException {
    String head = "HTTP/1.0 200 OK\r\n\r\n\u0007";

    assertTrue(
        Faults.found(Faults.replying(head, ""), "P-REPLY-07")
            .startsWith("warn: the reply has control"));
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

    assertEquals(
        "fail: the connection stays open", Faults.found(Faults.QUICK, fault, "P-REPLY-05"));
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

    assertEquals(Verdict.FAIL, Faults.findings(fault, "P-HTTP-18").getOnly().verdict());
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

    assertEquals("fail: the connection ended without a reply", Faults.found(fault, "P-HTTP-02"));
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

    ImmutableList<Finding> findings =
        Faults.findings(Faults.QUICK, fault, "P-HTTP-19", "P-HTTP-20");

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

    ImmutableList<Finding> findings = Faults.findings(fault, "P-BAD-02", "P-BAD-09", "P-BAD-10");

    assertEquals(
        Lists.immutable.of(Verdict.PASS, Verdict.FAIL, Verdict.SKIP),
        findings.collect(Finding::verdict));
    assertEquals("nobody listens any more after P-BAD-09", findings.getLast().reason());
  }

  @Test
  void finding_ofAFault_hasTheExchange() throws IOException {
    Finding finding =
        Faults.findings(Faults.answering("PLAY", "( fly \u001b )"), "P-PLAY-01").getOnly();

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
          new PlayerKit(new Target(player.address(), Faults.OPTIONS))
              .run(PlayerChecks.all(), finding -> {}, () -> asked.incrementAndGet() > 2);

      assertEquals(2, findings.count(each -> each.verdict() == Verdict.PASS));
      assertEquals("the kit was ended before", findings.getLast().reason());
    }
  }
}
