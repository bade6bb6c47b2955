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

/** Checks of START. */
final class StartChecks {
  private static final int LONG_ID = 200;

  private StartChecks() {}

  static ImmutableList<PlayerCheck> all() {
    return Lists.immutable.of(
        inTime(),
        ready(),
        secondMatch(),
        secondMatchBusy(),
        repeated(),
        noSuchRole(),
        brokenRules(),
        oddIds(),
        moreElements(),
        largeRules(),
        afterStopAndAbort());
  }

  private static PlayerCheck inTime() {
    return must(
        "P-START-01",
        Chapter.START,
        "START is answered within the start clock",
        "answer before the clock ends, however much is left to prepare",
        target -> new TrialMatch(target, TrialGames.TURNS).start());
  }

  private static PlayerCheck ready() {
    return should(
        "P-START-02",
        Chapter.START,
        "START is answered by ready",
        "answer ready, in lower case, and nothing else",
        target -> {
          String reply = new TrialMatch(target, TrialGames.TURNS).start();
          RequirementViolation.unless(reply.equals("ready"), "the reply is not ready");
        });
  }

  private static PlayerCheck secondMatch() {
    return must(
        "P-START-03",
        Chapter.START,
        "START of a second match does not harm the first",
        "answer busy to START while a match is played, and go on with that match",
        target -> {
          TrialMatch first = new TrialMatch(target, TrialGames.TURNS);
          first.start();
          first.turn();
          TrialMatch second = new TrialMatch(target, TrialGames.STONES);
          target.say(second.startMessage(), first.playLimit());
          target.ended(second.id());
          first.playOn();
        });
  }

  private static PlayerCheck secondMatchBusy() {
    return should(
        "P-START-04",
        Chapter.START,
        "START of a second match is answered by busy",
        "answer busy, so that the server need not wait for moves that never come",
        target -> {
          TrialMatch first = new TrialMatch(target, TrialGames.TURNS);
          first.start();
          TrialMatch second = new TrialMatch(target, TrialGames.STONES);
          String reply = target.say(second.startMessage(), first.playLimit());
          RequirementViolation.unless(reply.equals("busy"), "the reply is not busy");
        });
  }

  private static PlayerCheck repeated() {
    return should(
        "P-START-05",
        Chapter.START,
        "START that comes twice begins one match",
        "answer ready again to the same text, and do not begin anew",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.STONES);
          match.start();
          RequirementViolation.unless(
              target.say(match.startMessage(), match.playLimit()).equals("ready"),
              "the second reply is not ready");
          match.playOn();
        });
  }

  private static PlayerCheck noSuchRole() {
    return should(
        "P-START-06",
        Chapter.START,
        "START with a role that the rules do not have leaves the player free",
        "answer busy and stay available",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.TURNS);
          refused(
              target,
              match,
              match.startMessage().replace(match.id() + " left", match.id() + " up"));
        });
  }

  private static PlayerCheck brokenRules() {
    return should(
        "P-START-07",
        Chapter.START,
        "START with rules that cannot be played leaves the player free",
        "answer busy and stay available",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.TURNS);
          refused(
              target,
              match,
              match.startMessage().replace("(role left)", "(role left) (<= (p ?x))"));
        });
  }

  private static PlayerCheck oddIds() {
    return should(
        "P-START-08",
        Chapter.START,
        "Ids of matches may be of any letters, digits and signs, and long",
        "compare ids as texts and do not take them apart",
        target -> {
          String base = target.newMatchId();
          target.ended(base);
          ImmutableList<String> ids =
              Lists.immutable.of(
                  base + ".Tiltyard.tic_tac-Toe.1416",
                  "4711" + base.replace(".", ""),
                  "x" + base + "/a+b:c",
                  "m".repeat(LONG_ID) + base);
          for (String id : ids) {
            TrialMatch match = new TrialMatch(target, TrialGames.CLIMB, id);
            match.start();
            match.turn();
            match.turn();
            RequirementViolation.unless(
                !target.say("( ABORT " + id + " )").equals("busy"),
                "ABORT with this id is refused");
            target.ended(id);
          }
        });
  }

  private static PlayerCheck moreElements() {
    return quirk(
        "P-START-09",
        Chapter.START,
        "START may have more elements than the clocks",
        "ignore what comes after the play clock",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.CLIMB);
          String message = match.startMessage();
          match.start(message.substring(0, message.lastIndexOf(')')) + "( extra 1 ) )");
          match.playOn();
        });
  }

  private static PlayerCheck largeRules() {
    return must(
        "P-START-10",
        Chapter.START,
        "START of some hundred kilobytes is played",
        "read to the announced length, and do not limit it to a few kilobytes",
        target -> new TrialMatch(target, TrialGames.big().withStartClock(10)).playAll());
  }

  private static PlayerCheck afterStopAndAbort() {
    return must(
        "P-START-11",
        Chapter.START,
        "A new match can begin after STOP, and after ABORT",
        "forget the old match in both cases",
        target -> {
          TrialMatch stopped = new TrialMatch(target, TrialGames.CLIMB);
          stopped.playAll();
          TrialMatch aborted = new TrialMatch(target, TrialGames.STONES);
          aborted.start();
          aborted.turn();
          target.say("( ABORT " + aborted.id() + " )", Duration.ofSeconds(5));
          target.ended(aborted.id());
          new TrialMatch(target, TrialGames.TURNS).playAll();
        });
  }

  /** Sends a START that cannot be played; the player must then be free for another match. */
  private static void refused(Target target, TrialMatch match, String message)
      throws RequirementViolation, IOException {
    String reply = target.say(message, match.playLimit());
    if (!reply.equalsIgnoreCase("busy")) {
      // It has accepted what it cannot play; then it has to end it at least.
      target.release();
    }
    target.ended(match.id());
    String status = Target.statusOf(target.info());
    RequirementViolation.unless(
        !status.equalsIgnoreCase("busy"),
        "the player answers " + reply + ", and is not available afterwards");
    new TrialMatch(target, TrialGames.STONES).playAll();
  }
}
