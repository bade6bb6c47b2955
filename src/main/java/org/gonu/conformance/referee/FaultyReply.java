package org.gonu.conformance.referee;

import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.gonu.conformance.wire.RawConnection;

/** Answers a message with a fault. */
final class FaultyReply {
  /** How long before the end of the clock the last moment is. */
  private static final Duration LAST_MOMENT = Duration.ofMillis(300);

  /** How long after the end of the clock a late answer comes. */
  private static final Duration LATENESS = Duration.ofSeconds(2);

  /** How long beyond the clock a referee is given to give up. */
  private static final Duration MAX_WAIT = Duration.ofSeconds(15);

  private static final Duration BETWEEN_BYTES = Duration.ofMillis(100);
  private static final Duration LINGER = Duration.ofSeconds(2);
  private static final int HUGE_LENGTH = 4 << 20;

  private final RawConnection connection;
  private final String answer;
  private final long deadlineNanos;
  private final Runnable whenAnswering;

  /**
   * An answer.
   *
   * @param answer what would be right
   * @param deadlineNanos when the clock ends
   * @param whenAnswering called just before the answer is sent or the connection ends; the referee
   *     may go on from then on
   */
  FaultyReply(RawConnection connection, String answer, long deadlineNanos, Runnable whenAnswering) {
    this.connection = connection;
    this.answer = answer;
    this.deadlineNanos = deadlineNanos;
    this.whenAnswering = whenAnswering;
  }

  /**
   * Sends it, or does what the fault is.
   *
   * @return true if the referee gave up before the answer was there
   */
  boolean send(PlayerFault fault) throws IOException {
    switch (fault) {
      case SILENT -> {
        return connection.awaitEnd(left().plus(MAX_WAIT));
      }
      case TRICKLE -> {
        return trickle();
      }
      case LATE -> {
        if (connection.awaitEnd(left().plus(LATENESS))) {
          return true;
        }
        finish(usual(answer));
      }
      case LAST_MOMENT -> {
        Duration wait = left().minus(LAST_MOMENT);
        if (!wait.isNegative() && connection.awaitEnd(wait)) {
          return true;
        }
        finish(usual(answer));
      }
      case RESET -> {
        whenAnswering.run();
        connection.reset();
      }
      case CLOSE -> {
        whenAnswering.run();
        connection.close();
      }
      case KEEP_OPEN -> {
        whenAnswering.run();
        connection.send(usual(answer));
        connection.awaitEnd(left().plus(MAX_WAIT));
      }
      case PACKETS -> packets(usual(answer));
      default -> finish(text(fault));
    }
    return false;
  }

  private String text(PlayerFault fault) {
    return switch (fault) {
      case SPACES -> usual("\r\n \t" + answer.replace(" ", "  \t\r\n ") + "\n\n  ");
      case NO_LENGTH -> "HTTP/1.0 200 OK\r\nContent-type: text/acl\r\n\r\n" + answer;
      case LF_ONLY -> usual(answer).replace("\r\n", "\n");
      case STATUS_500 ->
          usual(answer).replace("200 OK", "500 Oops").replace("text/acl", "text/html");
      case LONG_LENGTH -> announced(answer.length() + 10, answer);
      case SHORT_LENGTH -> announced(Math.max(1, answer.length() / 2), answer);
      case CHUNKED ->
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
              + (Integer.toHexString(answer.length()) + "\r\n" + answer + "\r\n0\r\n\r\n");
      case CAPITALS -> usual(answer.toUpperCase(Locale.ROOT));
      case TWO_TERMS -> usual(answer + " ( explanation \"i win\" )");
      case CONTROL -> usual("\u0007\u001b[31m" + answer + "\u0000\u009b");
      case NO_HEAD -> answer;
      case HUGE -> usual("(".repeat(HUGE_LENGTH));
      case ILLEGAL -> usual("( conformance illegal move )");
      case VARIABLE -> usual("?x");
      case NIL -> usual("nil");
      case BUSY -> usual("busy");
      case EMPTY -> usual("");
      case GARBAGE -> usual(")(() (");
      case HALF -> announced(answer.length(), answer.substring(0, answer.length() / 2));
      default -> usual(answer);
    };
  }

  private static String usual(String body) {
    return announced(body.length(), body);
  }

  private static String announced(int length, String body) {
    return "HTTP/1.0 200 OK\r\nContent-type: text/acl\r\nContent-length: "
        + length
        + "\r\n\r\n"
        + body;
  }

  /** Sends a text and ends the connection in order. */
  private void finish(String text) throws IOException {
    whenAnswering.run();
    connection.send(text);
    connection.endOutput();
    connection.awaitEnd(LINGER);
  }

  private void packets(String text) throws IOException {
    whenAnswering.run();
    for (int i = 0; i < text.length(); i++) {
      connection.send(text.substring(i, i + 1));
    }
    finish("");
  }

  /** Returns true if the referee gave up. */
  private boolean trickle() throws IOException {
    long end = deadlineNanos + MAX_WAIT.toNanos();
    String head = "HTTP/1.0 200 OK\r\nX-Slow: ";
    for (int i = 0; end - System.nanoTime() > 0; i++) {
      if (connection.awaitEnd(BETWEEN_BYTES)) {
        return true;
      }
      connection.send(i < head.length() ? head.substring(i, i + 1) : "x");
    }
    return false;
  }

  private Duration left() {
    long nanos = Math.max(TimeUnit.MILLISECONDS.toNanos(1), deadlineNanos - System.nanoTime());
    return Duration.ofNanos(nanos);
  }
}
