package org.gonu.conformance.player;

import static org.gonu.conformance.player.PlayerCheck.must;
import static org.gonu.conformance.player.PlayerCheck.quirk;
import static org.gonu.conformance.player.PlayerCheck.should;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.Chapter;
import org.gonu.conformance.RequirementViolation;
import org.gonu.conformance.wire.RawConnection;
import org.gonu.conformance.wire.RawRequest;

/** Checks of INFO. */
final class InfoChecks {
  private static final ImmutableList<String> VALUES =
      Lists.immutable.of("name", "status", "species");

  private InfoChecks() {}

  static ImmutableList<PlayerCheck> all() {
    return Lists.immutable.of(
        answeredAtOnce(),
        available(),
        completePairs(),
        oneWordValues(),
        busyInMatch(),
        whileThinking(),
        spellings(),
        emptyMessage());
  }

  private static PlayerCheck answeredAtOnce() {
    return must(
        "P-INFO-01",
        Chapter.INFO,
        "INFO is answered at once by a list of pairs or a word",
        "answer ( ( name NAME ) ( status available ) ), whatever the player is doing",
        target -> {
          String reply = target.info();
          RequirementViolation.unless(
              !Target.expressions(reply).isEmpty(), "the reply is not an S-expression");
          boolean isWord = !reply.contains("(") && !reply.contains(" ");
          boolean isPairs = Target.pairs(reply).notEmpty();
          RequirementViolation.unless(
              isWord || isPairs, "the reply is neither a list of pairs nor one word");
        });
  }

  private static PlayerCheck available() {
    return must(
        "P-INFO-02",
        Chapter.INFO,
        "A player that is in no match is available",
        "give the status available, in this spelling",
        target -> {
          String status = Target.statusOf(target.info());
          RequirementViolation.unless(
              status.equalsIgnoreCase("available"),
              "the status is '" + status + "', not available");
        });
  }

  private static PlayerCheck completePairs() {
    return should(
        "P-INFO-03",
        Chapter.INFO,
        "INFO tells name, status and species",
        "add the pairs that are missing; servers show them in their lists",
        target -> {
          ImmutableList<String> names =
              Target.pairs(target.info()).collect(pair -> pair.getFirstOptional().orElse(""));
          ImmutableList<String> missing =
              VALUES.reject(value -> names.anySatisfy(value::equalsIgnoreCase));
          RequirementViolation.unless(missing.isEmpty(), "missing: " + missing.makeString(", "));
        });
  }

  private static PlayerCheck oneWordValues() {
    return should(
        "P-INFO-04",
        Chapter.INFO,
        "Each value of INFO is one word",
        "leave out blanks and parentheses: servers join the words of a value",
        target -> {
          ImmutableList<ImmutableList<String>> wrong =
              Target.pairs(target.info()).reject(pair -> pair.size() == 2 && !pair.contains("( )"));
          RequirementViolation.unless(
              wrong.isEmpty(), "not a name and one word: " + wrong.collect(p -> p.makeString(" ")));
        });
  }

  private static PlayerCheck busyInMatch() {
    return should(
        "P-INFO-05",
        Chapter.INFO,
        "A player in a match is busy, and available again after it",
        "derive the status from the match, not from the thread that thinks",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.TURNS);
          match.start();
          String during = Target.statusOf(target.info());
          RequirementViolation.unless(
              during.equalsIgnoreCase("busy"), "in a match the status is '" + during + "'");
          match.playOn();
          String after = Target.statusOf(target.info());
          RequirementViolation.unless(
              after.equalsIgnoreCase("available"), "after STOP the status is '" + after + "'");
        });
  }

  private static PlayerCheck whileThinking() {
    return should(
        "P-INFO-06",
        Chapter.INFO,
        "INFO is answered while the player prepares or thinks",
        "accept connections in a thread that does not think",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.TURNS);
          try (RawConnection start = target.connect()) {
            start.send(RawRequest.of(match.startMessage()).text());
            target.info();
            start.read(match.playLimit());
          }
          try (RawConnection play = target.connect()) {
            play.send(RawRequest.of(match.playMessage()).text());
            target.info();
            play.read(match.playLimit());
          }
        });
  }

  private static PlayerCheck spellings() {
    return should(
        "P-INFO-07",
        Chapter.INFO,
        "INFO is understood in lower case, and with or without blanks",
        "compare keywords without regard to case, and let parentheses end words",
        target -> {
          String usual = target.info();
          for (String form : new String[] {"(INFO)", "( info )", "(\tInfo\t)", " ( INFO ) "}) {
            RequirementViolation.unless(
                target.say(form).equals(usual), "another reply than to ( INFO )");
          }
        });
  }

  private static PlayerCheck emptyMessage() {
    return quirk(
        "P-INFO-08",
        Chapter.INFO,
        "An empty message is answered like INFO",
        "take an empty body for INFO: Tiltyard pings so",
        target -> {
          String usual = target.info();
          RequirementViolation.unless(
              target.say("").equals(usual), "another reply than to ( INFO )");
        });
  }
}
