package org.gonu.conformance.player;

import static org.gonu.conformance.player.PlayerCheck.must;
import static org.gonu.conformance.player.PlayerCheck.quirk;
import static org.gonu.conformance.player.PlayerCheck.should;

import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.Chapter;
import org.gonu.conformance.RequirementViolation;
import org.gonu.conformance.wire.RawConnection;
import org.gonu.conformance.wire.RawReply;
import org.gonu.conformance.wire.RawRequest;
import org.gonu.machine.Move;

/** Checks of what gets lost on the way, and of what comes twice. */
final class LostChecks {
  private LostChecks() {}

  static ImmutableList<PlayerCheck> all() {
    return Lists.immutable.of(
        lostReply(),
        whileAnswered(),
        firstPlayAgain(),
        brokenRequest(),
        connectionReset(),
        lostPlay());
  }

  private static PlayerCheck lostReply() {
    return should(
        "P-LOST-01",
        Chapter.LOST,
        "PLAY that comes again after its answer was lost is the same turn",
        "notice that the host had closed, and answer the same text with the same move",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.WORDS);
          match.start();
          match.turn();
          try (RawConnection gone = target.connect()) {
            gone.send(RawRequest.of(match.playMessage()).text());
          }
          match.playOn();
        });
  }

  private static PlayerCheck whileAnswered() {
    return should(
        "P-LOST-02",
        Chapter.LOST,
        "PLAY that comes again while it is answered is the same turn",
        "let both connections wait for one answer",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.WORDS);
          match.start();
          match.turn();
          String request = RawRequest.of(match.playMessage()).text();
          try (RawConnection one = target.connect();
              RawConnection other = target.connect()) {
            one.send(request);
            other.send(request);
            Duration limit = match.playLimit();
            RawReply first = target.noted(match.playMessage(), one.read(limit));
            Move move = match.legal(Target.textOf(first, limit));
            RawReply second = target.noted(match.playMessage(), other.read(limit));
            String text = Target.textOf(second, limit);
            RequirementViolation.unless(
                text.equals("busy") || match.legal(text).equals(move), "the answers differ");
            match.advance(move);
          }
          match.playOn();
        });
  }

  private static PlayerCheck firstPlayAgain() {
    return should(
        "P-LOST-03",
        Chapter.LOST,
        "The first PLAY that comes again is the same turn",
        "nothing can follow on NIL but the first turn: answer it again",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.CLIMB);
          match.start();
          match.play();
          match.turn();
          match.playOn();
        });
  }

  private static PlayerCheck brokenRequest() {
    return must(
        "P-LOST-04",
        Chapter.LOST,
        "A host that breaks off within a request does not harm the match",
        "drop what is not complete, and go on listening",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.WORDS);
          match.start();
          match.turn();
          String request = RawRequest.of(match.playMessage()).text();
          for (int length : new int[] {0, 1, request.length() / 2, request.length() - 3}) {
            try (RawConnection gone = target.connect()) {
              gone.send(request.substring(0, length));
            }
          }
          match.playOn();
        });
  }

  private static PlayerCheck connectionReset() {
    return must(
        "P-LOST-05",
        Chapter.LOST,
        "A host that resets the connection does not harm the player",
        "take no failure of a connection for more than the end of that connection",
        target -> {
          String request = RawRequest.of("( INFO )").text();
          for (int length : new int[] {0, request.length() / 2, request.length()}) {
            RawConnection gone = target.connect();
            gone.send(request.substring(0, length));
            gone.reset();
          }
          target.mustLive();
          new TrialMatch(target, TrialGames.CLIMB).playAll();
        });
  }

  private static PlayerCheck lostPlay() {
    return quirk(
        "P-LOST-06",
        Chapter.LOST,
        "A PLAY that never came is made up for by the next one",
        "if a report is impossible now and possible a step later, make that step first",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.TURNS);
          match.start();
          match.turn();
          match.skipTurn();
          match.playOn();
        });
  }
}
