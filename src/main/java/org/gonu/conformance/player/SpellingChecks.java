package org.gonu.conformance.player;

import static org.gonu.conformance.player.PlayerCheck.must;
import static org.gonu.conformance.player.PlayerCheck.quirk;
import static org.gonu.conformance.player.PlayerCheck.should;

import java.io.IOException;
import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.Chapter;
import org.gonu.conformance.RequirementViolation;

/** Checks of case, blanks and names. */
final class SpellingChecks {
  private SpellingChecks() {}

  static ImmutableList<PlayerCheck> all() {
    Chapter chapter = Chapter.SPELLING;
    return Lists.immutable.of(
        must(
            "P-TEXT-01",
            chapter,
            "Rules and moves all in capitals, without needless blanks, are played",
            "compare keywords without regard to case, and answer in the spelling of START",
            target -> new TrialMatch(target, TrialGames.TURNS.inDresden()).playAll()),
        must(
            "P-TEXT-02",
            chapter,
            "Names are answered in the spelling of START",
            "keep names as they come: ggp-base compares them letter by letter",
            target -> new TrialMatch(target, TrialGames.CASES).playAll()),
        must(
            "P-TEXT-03",
            chapter,
            "Scrambled names are played like any others",
            "build on the structure of the rules alone, never on their words",
            target -> new TrialMatch(target, TrialGames.SCRAMBLED).playAll()),
        should(
            "P-TEXT-04",
            chapter,
            "Names of signs, points and digits are names",
            "let only blanks, parentheses and semicolons end a word",
            target -> new TrialMatch(target, TrialGames.NAMES).playAll()),
        should(
            "P-TEXT-05",
            chapter,
            "Keywords of messages may be in lower case",
            "compare START, PLAY, STOP and ABORT without regard to case",
            SpellingChecks::lowerCase),
        should(
            "P-TEXT-06",
            chapter,
            "Tabs, ends of lines and many blanks are blanks",
            "let every sequence of blanks separate words",
            SpellingChecks::blanks),
        quirk(
            "P-TEXT-07",
            chapter,
            "Comments within the rules of START are skipped",
            "skip from a semicolon to the end of the line",
            target -> new TrialMatch(target, TrialGames.commented()).playAll()));
  }

  private static void lowerCase(Target target) throws RequirementViolation, IOException {
    TrialMatch match = new TrialMatch(target, TrialGames.CLIMB);
    match.start(lower(match.startMessage()));
    while (!match.isOver()) {
      match.advance(match.play(lower(match.playMessage())));
    }
    target.say(lower(match.stopMessage()), match.playLimit());
    target.ended(match.id());
  }

  private static String lower(String message) {
    return message.toLowerCase(Locale.ROOT);
  }

  private static void blanks(Target target) throws RequirementViolation, IOException {
    TrialMatch match = new TrialMatch(target, TrialGames.CLIMB);
    match.start(wide(match.startMessage()));
    while (!match.isOver()) {
      match.advance(match.play(wide(match.playMessage())));
    }
    match.stop();
  }

  private static String wide(String message) {
    return "\r\n " + message.replace(" ", "\t \r\n ") + " \n\n";
  }
}
