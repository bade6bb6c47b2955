package org.gonu.conformance.player;

import static org.gonu.conformance.player.PlayerCheck.must;
import static org.gonu.conformance.player.PlayerCheck.quirk;
import static org.gonu.conformance.player.PlayerCheck.should;

import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.Chapter;

/** Checks of case, blanks and names. */
final class SpellingChecks {
  private SpellingChecks() {}

  static ImmutableList<PlayerCheck> all() {
    return Lists.immutable.of(
        capitals(),
        exactNames(),
        scrambledNames(),
        oddNames(),
        lowerCaseKeywords(),
        manyBlanks(),
        comments());
  }

  private static PlayerCheck capitals() {
    return must(
        "P-TEXT-01",
        Chapter.SPELLING,
        "Rules and moves all in capitals, without needless blanks, are played",
        "compare keywords without regard to case, and answer in the spelling of START",
        target -> new TrialMatch(target, TrialGames.TURNS.inDresden()).playAll());
  }

  private static PlayerCheck exactNames() {
    return must(
        "P-TEXT-02",
        Chapter.SPELLING,
        "Names are answered in the spelling of START",
        "keep names as they come: ggp-base compares them letter by letter",
        target -> new TrialMatch(target, TrialGames.CASES).playAll());
  }

  private static PlayerCheck scrambledNames() {
    return must(
        "P-TEXT-03",
        Chapter.SPELLING,
        "Scrambled names are played like any others",
        "build on the structure of the rules alone, never on their words",
        target -> new TrialMatch(target, TrialGames.SCRAMBLED).playAll());
  }

  private static PlayerCheck oddNames() {
    return should(
        "P-TEXT-04",
        Chapter.SPELLING,
        "Names of signs, points and digits are names",
        "let only blanks, parentheses and semicolons end a word",
        target -> new TrialMatch(target, TrialGames.NAMES).playAll());
  }

  private static PlayerCheck lowerCaseKeywords() {
    return should(
        "P-TEXT-05",
        Chapter.SPELLING,
        "Keywords of messages may be in lower case",
        "compare START, PLAY, STOP and ABORT without regard to case",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.CLIMB);
          match.start(lower(match.startMessage()));
          while (!match.isOver()) {
            match.advance(match.play(lower(match.playMessage())));
          }
          target.say(lower(match.stopMessage()), match.playLimit());
          target.ended(match.id());
        });
  }

  private static PlayerCheck manyBlanks() {
    return should(
        "P-TEXT-06",
        Chapter.SPELLING,
        "Tabs, ends of lines and many blanks are blanks",
        "let every sequence of blanks separate words",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.CLIMB);
          match.start(wide(match.startMessage()));
          while (!match.isOver()) {
            match.advance(match.play(wide(match.playMessage())));
          }
          match.stop();
        });
  }

  private static PlayerCheck comments() {
    return quirk(
        "P-TEXT-07",
        Chapter.SPELLING,
        "Comments within the rules of START are skipped",
        "skip from a semicolon to the end of the line",
        target -> new TrialMatch(target, TrialGames.commented()).playAll());
  }

  private static String lower(String message) {
    return message.toLowerCase(Locale.ROOT);
  }

  private static String wide(String message) {
    return "\r\n " + message.replace(" ", "\t \r\n ") + " \n\n";
  }
}
