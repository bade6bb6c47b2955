package org.gonu.conformance.player;

import static org.gonu.conformance.player.PlayerCheck.must;
import static org.gonu.conformance.player.PlayerCheck.quirk;
import static org.gonu.conformance.player.PlayerCheck.should;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.Chapter;
import org.gonu.conformance.RequirementViolation;
import org.gonu.machine.Move;

/** Checks of PLAY. */
final class PlayChecks {
  private PlayChecks() {}

  static ImmutableList<PlayerCheck> all() {
    return Lists.immutable.of(
        first(),
        nilForms(),
        oneTerm(),
        substitutedMoves(),
        unknownMatch(),
        unknownMatchBusy(),
        sameTextTwice(),
        impossibleMove(),
        wrongNumberOfMoves(),
        fiveElements(),
        shortClocks());
  }

  private static PlayerCheck first() {
    return must(
        "P-PLAY-01",
        Chapter.PLAY,
        "The first PLAY, with NIL, is answered by a legal move within the play clock",
        "answer before the clock ends; keep a legal move ready before you search",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.CLIMB);
          match.start();
          match.play();
        });
  }

  private static PlayerCheck nilForms() {
    return should(
        "P-PLAY-02",
        Chapter.PLAY,
        "The first PLAY may have nil in lower case, or an empty list",
        "take any word and the empty list for no moves",
        target -> {
          for (String nil : new String[] {"nil", "()", "Nil"}) {
            TrialMatch match = new TrialMatch(target, TrialGames.CLIMB);
            match.start();
            match.advance(match.play(match.playMessage().replace("NIL", nil)));
            match.playOn();
          }
        });
  }

  private static PlayerCheck oneTerm() {
    return must(
        "P-PLAY-03",
        Chapter.PLAY,
        "The answer is one term and nothing else",
        "send the move alone: no explanation, no second term",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.ROUND);
          match.start();
          String reply = target.say(match.playMessage(), match.playLimit());
          RequirementViolation.unless(
              Target.expressions(reply).size() == 1,
              "the reply has " + Target.expressions(reply).size() + " terms");
          match.advance(match.legal(reply));
          match.playOn();
        });
  }

  private static PlayerCheck substitutedMoves() {
    return must(
        "P-PLAY-04",
        Chapter.PLAY,
        "The reported moves count, also where they are not the player's own choice",
        "take your own last move from the message: servers replace moves",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.STONES);
          match.start();
          while (!match.isOver()) {
            Move own = match.play();
            match.advance(match.otherThan(own));
          }
          match.stop();
        });
  }

  private static PlayerCheck unknownMatch() {
    return must(
        "P-PLAY-05",
        Chapter.PLAY,
        "PLAY of a match that the player is not in does not harm its match",
        "compare the id, and answer busy if it is another one",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.STONES);
          match.start();
          match.turn();
          target.say(strange(match), match.playLimit());
          match.playOn();
        });
  }

  private static PlayerCheck unknownMatchBusy() {
    return should(
        "P-PLAY-06",
        Chapter.PLAY,
        "PLAY of a match that the player is not in is answered by busy",
        "answer busy, which no server takes for a move",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.STONES);
          String without = target.say(strange(match), match.playLimit());
          RequirementViolation.unless(
              without.equals("busy"), "without a match, the reply is not busy");
          match.start();
          String within = target.say(strange(match), match.playLimit());
          RequirementViolation.unless(
              within.equals("busy"), "in another match, the reply is not busy");
        });
  }

  private static PlayerCheck sameTextTwice() {
    return must(
        "P-PLAY-07",
        Chapter.PLAY,
        "Two turns in a row with the same text of PLAY are two turns",
        "take a text for repeated only if the last answer may have been lost",
        target -> {
          new TrialMatch(target, TrialGames.SILENCE).playAll();
        });
  }

  private static PlayerCheck impossibleMove() {
    return should(
        "P-PLAY-08",
        Chapter.PLAY,
        "A report with an impossible move does not stop the player",
        "go on in the most likely state and answer with a legal move of it",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.TURNS);
          match.start();
          match.turn();
          String wrong = match.playMessage().replace("mark 0", "mark 3");
          match.advance(match.play(wrong));
        });
  }

  private static PlayerCheck wrongNumberOfMoves() {
    return should(
        "P-PLAY-09",
        Chapter.PLAY,
        "A report with too few or too many moves does not stop the player",
        "go on in the most likely state and answer with a legal move of it",
        target -> {
          for (String moves : new String[] {"( ( mark 0 a ) )", "( ( mark 0 a ) noop noop )"}) {
            TrialMatch match = new TrialMatch(target, TrialGames.TURNS);
            match.start();
            match.turn();
            match.advance(match.play("( PLAY " + match.id() + " " + moves + " )"));
            target.release();
          }
        });
  }

  private static PlayerCheck fiveElements() {
    return quirk(
        "P-PLAY-10",
        Chapter.PLAY,
        "PLAY in the form of five elements is understood",
        "accept ( PLAY id turn move percepts ), as newer Dresden servers send it",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.CLIMB);
          match.start();
          Move move = match.play("( PLAY " + match.id() + " 0 NIL NIL )");
          match.advance(move);
          String next =
              "( PLAY " + match.id() + " 1 " + move + " ( ( did climber " + move + " ) ) )";
          match.advance(match.play(next));
        });
  }

  private static PlayerCheck shortClocks() {
    return should(
        "P-PLAY-11",
        Chapter.PLAY,
        "Clocks of one second are kept",
        "let the time kept back for the way shrink with the clock",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.STONES);
          match.start(match.startMessage(1, 1));
          long slowest = target.lastMillis();
          while (!match.isOver()) {
            match.turn();
            slowest = Math.max(slowest, target.lastMillis());
          }
          match.stop();
          RequirementViolation.unless(slowest <= 1000, "an answer took " + slowest + " ms");
        });
  }

  private static String strange(TrialMatch match) {
    return match.playMessage().replace(match.id(), "conformance.other");
  }
}
