package org.gonu.conformance.player;

import static org.gonu.conformance.player.PlayerCheck.must;
import static org.gonu.conformance.player.PlayerCheck.should;

import java.io.IOException;
import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.Chapter;
import org.gonu.conformance.RequirementViolation;
import org.gonu.conformance.wire.RawRequest;

/** Checks of PREVIEW. */
final class PreviewChecks {
  private PreviewChecks() {}

  static ImmutableList<PlayerCheck> all() {
    return Lists.immutable.of(ready(), sameRules(), otherRules(), withinMatch());
  }

  private static PlayerCheck ready() {
    return should(
        "P-PREVIEW-01",
        Chapter.PREVIEW,
        "PREVIEW is answered by ready within its clock",
        "read the rules as those of START, prepare if you like, and answer ready",
        target -> {
          String reply = target.say(message(target), limit(target));
          RequirementViolation.unless(reply.equalsIgnoreCase("ready"), "the reply is not ready");
          long late = target.lastMillis() - 1000L * target.options().startClock();
          RequirementViolation.unless(late <= 0, "the reply came " + late + " ms after the clock");
        });
  }

  private static PlayerCheck sameRules() {
    return must(
        "P-PREVIEW-02",
        Chapter.PREVIEW,
        "After PREVIEW a match with its rules can be played",
        "treat PREVIEW as a hint: it begins no match and blocks none",
        target -> played(target, TrialGames.STONES));
  }

  private static PlayerCheck otherRules() {
    return must(
        "P-PREVIEW-03",
        Chapter.PREVIEW,
        "After PREVIEW a match with other rules can be played",
        "compare the rules of START with those announced, and drop what does not fit",
        target -> played(target, TrialGames.TURNS));
  }

  private static PlayerCheck withinMatch() {
    return should(
        "P-PREVIEW-04",
        Chapter.PREVIEW,
        "PREVIEW in a match is answered, and the match goes on",
        "answer busy and leave the match alone",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.TURNS);
          match.start();
          match.turn();
          target.say(message(target), limit(target));
          match.playOn();
        });
  }

  private static String message(Target target) {
    int clock = target.options().startClock();
    return "( PREVIEW ( " + TrialGames.STONES.sheet() + " ) " + clock + " )";
  }

  private static Duration limit(Target target) {
    return Duration.ofSeconds(target.options().startClock()).plus(target.options().patience());
  }

  private static void played(Target target, TrialGame game)
      throws RequirementViolation, IOException {
    // What is answered here is the matter of another check: players may not know PREVIEW.
    target.send(RawRequest.of(message(target)), limit(target));
    new TrialMatch(target, game).playAll();
  }
}
