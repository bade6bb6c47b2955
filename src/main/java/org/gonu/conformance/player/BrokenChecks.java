package org.gonu.conformance.player;

import static org.gonu.conformance.player.PlayerCheck.must;
import static org.gonu.conformance.player.PlayerCheck.should;

import java.io.IOException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.Chapter;
import org.gonu.conformance.RequirementViolation;
import org.gonu.conformance.wire.RawConnection;
import org.gonu.conformance.wire.RawRequest;

/** Checks of what is no message of the protocol. The player may drop it, but must live on. */
final class BrokenChecks {
  private static final String ADVICE =
      "catch all that reading a message can throw, and go on listening";

  private static final int DEPTH = 100_000;
  private static final int LENGTH = 2_000_000;

  private BrokenChecks() {}

  static ImmutableList<PlayerCheck> all() {
    return Lists.immutable.of(
        answered(),
        wrongParentheses(),
        tooFewElements(),
        badClocks(),
        controlCharacters(),
        notHttp(),
        otherMethods(),
        withinMatch(),
        deepNesting(),
        longWord());
  }

  private static PlayerCheck answered() {
    return should(
        "P-BAD-01",
        Chapter.BROKEN,
        "What is no message is answered, by busy for example",
        "answer every request, so that no host waits for its time-out",
        target -> {
          for (String message : new String[] {"( HELLO world )", "hello", "( ( INFO ) )"}) {
            target.say(message);
          }
        });
  }

  private static PlayerCheck wrongParentheses() {
    return must(
        "P-BAD-02",
        Chapter.BROKEN,
        "Messages with wrong parentheses do not end the player",
        ADVICE,
        target -> survives(target, "(((", "( INFO", "INFO )", ")(", "( INFO ) )"));
  }

  private static PlayerCheck tooFewElements() {
    return must(
        "P-BAD-03",
        Chapter.BROKEN,
        "Messages with too few elements do not end the player",
        ADVICE,
        target -> survives(target, "()", "( START )", "( START m x )", "( PLAY )", "( STOP )"));
  }

  private static PlayerCheck badClocks() {
    return must(
        "P-BAD-04",
        Chapter.BROKEN,
        "Clocks that are no numbers do not end the player",
        ADVICE,
        target -> {
          for (String clocks : new String[] {"soon later", "-1 -1", "1.5 0.5", "", "( 2 ) ( 2 )"}) {
            TrialMatch match = new TrialMatch(target, TrialGames.CLIMB);
            drop(target, RawRequest.of(match.startMessage(clocks)));
            target.release();
            target.mustLive();
          }
          new TrialMatch(target, TrialGames.CLIMB).playAll();
        });
  }

  private static PlayerCheck controlCharacters() {
    return must(
        "P-BAD-05",
        Chapter.BROKEN,
        "Control characters and bytes beyond ASCII do not end the player",
        ADVICE,
        target -> survives(target, "( INFO \u0000\u0007\u001b[2J )", "\u00ff\u00fe\u0080"));
  }

  private static PlayerCheck notHttp() {
    return must(
        "P-BAD-06",
        Chapter.BROKEN,
        "What is not HTTP does not end the player",
        ADVICE,
        target -> {
          for (String text :
              new String[] {
                "( INFO )\r\n\r\n", "\u0016\u0003\u0001\u0000\u0005hello", "\r\n\r\n\r\n"
              }) {
            try (RawConnection connection = target.connect()) {
              connection.send(text);
              connection.endOutput();
              target.noted(text, connection.read(target.options().patience()));
            }
            target.mustLive();
          }
        });
  }

  private static PlayerCheck otherMethods() {
    return should(
        "P-BAD-07",
        Chapter.BROKEN,
        "Requests of HTTP that carry no message are answered",
        "answer HEAD, PUT and the path of a browser's icon with an empty reply",
        target -> {
          RawRequest bare = RawRequest.of("").withHeaders("Host: localhost");
          for (String line :
              new String[] {"HEAD / HTTP/1.1", "PUT / HTTP/1.1", "GET /favicon.ico HTTP/1.1"}) {
            boolean silent = target.send(bare.withLine(line)).isEmpty();
            RequirementViolation.unless(!silent, "no reply to " + line);
          }
          target.mustLive();
        });
  }

  private static PlayerCheck withinMatch() {
    return must(
        "P-BAD-08",
        Chapter.BROKEN,
        "Broken messages within a match do not harm it",
        "leave the state of the match alone until a message is understood",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.STONES);
          match.start();
          match.turn();
          String[] broken = {
            "( PLAY " + match.id(), "( PLAY", "( STOP )", "( " + match.id() + " )", ""
          };
          for (String message : broken) {
            drop(target, RawRequest.of(message));
          }
          match.playOn();
        });
  }

  private static PlayerCheck deepNesting() {
    return must(
        "P-BAD-09",
        Chapter.BROKEN,
        "A hundred thousand parentheses do not end the player",
        "read nested terms without recursion, or catch the overflow of the stack",
        target -> survives(target, "(".repeat(DEPTH) + ")".repeat(DEPTH)));
  }

  private static PlayerCheck longWord() {
    return must(
        "P-BAD-10",
        Chapter.BROKEN,
        "A word of megabytes does not end the player",
        "limit what is read, and catch what goes beyond",
        target -> survives(target, "( " + "x".repeat(LENGTH) + " )"));
  }

  private static void survives(Target target, String... messages)
      throws RequirementViolation, IOException {
    for (String message : messages) {
      drop(target, RawRequest.of(message));
      target.mustLive();
    }
  }

  /** Sends a request of which nothing is expected. */
  private static void drop(Target target, RawRequest request) throws IOException {
    try {
      target.send(request);
    } catch (IOException refused) {
      // A player may close before it has read all; what counts is that it lives.
    }
  }
}
