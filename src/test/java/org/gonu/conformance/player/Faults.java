package org.gonu.conformance.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.Finding;

/** What players with one fault are found to do wrong. */
final class Faults {
  /** Clocks that nobody needs. */
  static final TargetOptions OPTIONS = new TargetOptions(20, 20, Duration.ofSeconds(10), 1);

  /** For faults that show by their time-outs. */
  static final TargetOptions QUICK = new TargetOptions(20, 1, Duration.ofSeconds(1), 1);

  /** Runs checks on a player with a fault. */
  static ImmutableList<Finding> findings(FaultyProxy.Fault fault, String... ids)
      throws IOException {
    return findings(OPTIONS, fault, ids);
  }

  static ImmutableList<Finding> findings(
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
  static String found(FaultyProxy.Fault fault, String id) throws IOException {
    return found(OPTIONS, fault, id);
  }

  static String found(TargetOptions options, FaultyProxy.Fault fault, String id)
      throws IOException {
    Finding finding = findings(options, fault, id).getOnly();
    return finding.verdict().word() + ": " + finding.reason();
  }

  static boolean is(String message, String keyword) {
    return message.startsWith("( " + keyword + " ");
  }

  /** A fault of the answers to messages with one keyword. */
  static FaultyProxy.Fault answering(String keyword, String text) {
    return new FaultyProxy.Fault() {
      @Override
      String answer(String message, String answer) {
        return is(message, keyword) ? text : answer;
      }
    };
  }

  /** A fault of the bytes of replies. */
  static FaultyProxy.Fault replying(String head, String tail) {
    return new FaultyProxy.Fault() {
      @Override
      String reply(String message, String answer) {
        return head.replace("LENGTH", String.valueOf(answer.length())) + answer + tail;
      }
    };
  }

  private Faults() {}
}
