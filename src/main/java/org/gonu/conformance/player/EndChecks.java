package org.gonu.conformance.player;

import static org.gonu.conformance.player.PlayerCheck.must;
import static org.gonu.conformance.player.PlayerCheck.quirk;
import static org.gonu.conformance.player.PlayerCheck.should;

import java.io.IOException;
import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.Chapter;
import org.gonu.conformance.RequirementViolation;
import org.gonu.conformance.wire.RawConnection;
import org.gonu.conformance.wire.RawRequest;

/** Checks of STOP and ABORT. */
final class EndChecks {
  /** A clock that no check waits for, in seconds. */
  private static final int LONG_CLOCK = 20;

  /** The largest clock that fits the integers of most programs. */
  private static final int ENDLESS_CLOCK = Integer.MAX_VALUE;

  private EndChecks() {}

  static ImmutableList<PlayerCheck> all() {
    return Lists.immutable.of(
        stopInTime(),
        stopDone(),
        overAtOnce(),
        stopOfOtherMatch(),
        stopTwice(),
        stopWhileThinking(),
        aborted(),
        abortOfOtherMatch(),
        abortWhileThinking(),
        abortWhilePreparing(),
        endlessClock());
  }

  private static PlayerCheck stopInTime() {
    return must(
        "P-STOP-01",
        Chapter.STOP,
        "STOP is answered within the play clock",
        "answer at once, and compute what you want to know of the end afterwards",
        target -> new TrialMatch(target, TrialGames.CLIMB).playAll());
  }

  private static PlayerCheck stopDone() {
    return should(
        "P-STOP-02",
        Chapter.STOP,
        "STOP is answered by done",
        "answer done, in lower case",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.CLIMB);
          match.start();
          while (!match.isOver()) {
            match.turn();
          }
          RequirementViolation.unless(match.stop().equals("done"), "the reply is not done");
        });
  }

  private static PlayerCheck overAtOnce() {
    return should(
        "P-STOP-03",
        Chapter.STOP,
        "STOP with NIL ends a match that is over before its first move",
        "take NIL for no moves in STOP, too",
        target -> {
          new TrialMatch(target, TrialGames.OVER).playAll();
          mustBeFree(target);
        });
  }

  private static PlayerCheck stopOfOtherMatch() {
    return must(
        "P-STOP-04",
        Chapter.STOP,
        "STOP of a match that the player is not in does not end its match",
        "compare the id, and answer busy if it is another one",
        target -> otherMatch(target, "STOP", " NIL )"));
  }

  private static PlayerCheck stopTwice() {
    return should(
        "P-STOP-05",
        Chapter.STOP,
        "STOP that comes twice is answered twice",
        "answer busy to STOP of a match that is over",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.CLIMB);
          match.playAll();
          match.stop();
          mustBeFree(target);
        });
  }

  private static PlayerCheck stopWhileThinking() {
    return should(
        "P-STOP-06",
        Chapter.STOP,
        "STOP while the player thinks ends the match",
        "accept connections in a thread that does not think, and end the search",
        target -> whileThinking(target, "STOP", " NIL )"));
  }

  private static PlayerCheck aborted() {
    return should(
        "P-ABORT-01",
        Chapter.ABORT,
        "ABORT is answered by aborted within a second or two, and frees the player",
        "forget the match, end all work for it, and answer aborted",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.STONES);
          match.start();
          match.turn();
          String reply = target.say("( ABORT " + match.id() + " )");
          RequirementViolation.unless(
              reply.equals("aborted") || reply.equals("done"), "the reply is not aborted");
          target.ended(match.id());
          mustBeFree(target);
        });
  }

  private static PlayerCheck abortOfOtherMatch() {
    return must(
        "P-ABORT-02",
        Chapter.ABORT,
        "ABORT of a match that the player is not in does not end its match",
        "compare the id, and answer busy if it is another one",
        target -> otherMatch(target, "ABORT", " )"));
  }

  private static PlayerCheck abortWhileThinking() {
    return should(
        "P-ABORT-03",
        Chapter.ABORT,
        "ABORT while the player thinks ends the match",
        "accept connections in a thread that does not think, and end the search",
        target -> whileThinking(target, "ABORT", " )"));
  }

  private static PlayerCheck abortWhilePreparing() {
    return should(
        "P-ABORT-04",
        Chapter.ABORT,
        "ABORT while the player prepares ends the match",
        "accept connections in a thread that does not think, and end the preparation",
        target -> whilePreparing(target, LONG_CLOCK));
  }

  private static PlayerCheck endlessClock() {
    return quirk(
        "P-ABORT-05",
        Chapter.ABORT,
        "Clocks of decades do not confuse the player",
        "compute clocks in integers of 64 bits",
        target -> whilePreparing(target, ENDLESS_CLOCK));
  }

  private static void otherMatch(Target target, String keyword, String rest)
      throws RequirementViolation, IOException {
    TrialMatch match = new TrialMatch(target, TrialGames.STONES);
    match.start();
    match.turn();
    target.say("( " + keyword + " conformance.other" + rest);
    match.playOn();
  }

  private static void whileThinking(Target target, String keyword, String rest)
      throws RequirementViolation, IOException {
    TrialMatch match = new TrialMatch(target, TrialGames.STONES);
    match.start(match.startMessage(target.options().startClock(), LONG_CLOCK));
    try (RawConnection play = target.connect()) {
      play.send(RawRequest.of(match.playMessage()).text());
      play.pause(Duration.ofMillis(100));
      endsNow(target, match, "( " + keyword + " " + match.id() + rest);
    }
  }

  private static void whilePreparing(Target target, int clock)
      throws RequirementViolation, IOException {
    TrialMatch match = new TrialMatch(target, TrialGames.STONES);
    String message = match.startMessage(clock, target.options().playClock());
    try (RawConnection start = target.connect()) {
      start.send(RawRequest.of(message).text());
      start.pause(Duration.ofMillis(300));
      endsNow(target, match, "( ABORT " + match.id() + " )");
    }
  }

  private static void endsNow(Target target, TrialMatch match, String message)
      throws RequirementViolation, IOException {
    String reply = target.say(message);
    RequirementViolation.unless(!reply.equals("busy"), "the reply is busy");
    target.ended(match.id());
    mustBeFree(target);
  }

  private static void mustBeFree(Target target) throws RequirementViolation, IOException {
    String status = Target.statusOf(target.info());
    RequirementViolation.unless(!status.equalsIgnoreCase("busy"), "the player is busy afterwards");
    new TrialMatch(target, TrialGames.CLIMB).playAll();
  }
}
