package org.gonu.conformance.referee;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.Chapter;
import org.gonu.conformance.Requirement;
import org.gonu.conformance.RequirementLevel;

/** What the protocol asks of a referee. */
public final class RefereeRequirements {
  static final Requirement REQUEST =
      must(
          "R-HTTP-01",
          "A message is a POST of HTTP with the exact Content-Length",
          "count the bytes of the body, and send one message for each connection");
  static final Requirement ASCII =
      should(
          "R-HTTP-02",
          "A message is one line of printable ASCII",
          "strip comments, and write other names in ASCII: players differ in what they count");
  static final Requirement HEADERS =
      should(
          "R-HTTP-03",
          "A request has the headers Accept, Sender, Receiver and Content-Type: text/acl",
          "send the headers of ggp-base");
  static final Requirement MESSAGE =
      must(
          "R-TEXT-01",
          "Every message is one of the protocol, with its elements",
          "write INFO, PREVIEW, START, PLAY, STOP and ABORT as the protocol has them");
  static final Requirement RULES =
      must(
          "R-START-01",
          "START has rules that can be played, and a role of them",
          "send the whole rule sheet as one list, and the role as its rules spell it");
  static final Requirement CLOCKS =
      must(
          "R-START-02",
          "The clocks of START are whole seconds, at least one",
          "write clocks as positive whole numbers");
  static final Requirement MATCH_ID =
      should(
          "R-START-03",
          "The id of a match is one word, and new",
          "put the time or a counter into the id, and no blanks");
  static final Requirement AFTER_START =
      must(
          "R-START-04",
          "A bad answer to START does not end the match",
          "go on after the start clock, whatever a player has answered");
  static final Requirement FIRST =
      must(
          "R-PLAY-01",
          "The first PLAY of a match has NIL, and no later one",
          "send NIL before the first step alone");
  static final Requirement REPORT =
      must(
          "R-PLAY-02",
          "PLAY and STOP report a legal move for every role, in the order of the roles",
          "order the moves as the role facts stand in the rules, and replace illegal ones");
  static final Requirement COUNTED =
      must(
          "R-PLAY-03",
          "A legal move that comes in time is played",
          "read what HTTP allows, and compare terms, not texts");
  static final Requirement GOES_ON =
      must(
          "R-PLAY-04",
          "No fault of a player ends or stops the match",
          "replace the move by a legal one, and go on");
  static final Requirement WHOLE_CLOCK =
      must(
          "R-PLAY-05",
          "A player has its whole clock",
          "wait until the clock ends, better a second longer for the way");
  static final Requirement NOT_HELD_UP =
      must(
          "R-PLAY-06",
          "No player holds up the match by more than some seconds beyond its clock",
          "limit the whole exchange, not each read: a byte now and then must not prolong it");
  static final Requirement ONE_AT_A_TIME =
      must(
          "R-PLAY-07",
          "No PLAY comes before the one before is answered or its clock has ended",
          "wait for all players before the next step");
  static final Requirement NOT_AFTER_END =
      must(
          "R-PLAY-08",
          "No PLAY comes in a terminal state",
          "test for the end after every step, and send STOP");
  static final Requirement KNOWN_MATCH =
      must(
          "R-PLAY-09",
          "PLAY, STOP and ABORT are of a match that has begun and not ended",
          "send START first, and nothing after STOP or ABORT");
  static final Requirement END =
      must(
          "R-STOP-01",
          "STOP comes in a terminal state, with the last moves",
          "send STOP with the joint move that ended the match, ABORT before that");

  private static final ImmutableList<Requirement> ALL =
      Lists.immutable.of(
          REQUEST,
          ASCII,
          HEADERS,
          MESSAGE,
          RULES,
          CLOCKS,
          MATCH_ID,
          AFTER_START,
          FIRST,
          REPORT,
          COUNTED,
          GOES_ON,
          WHOLE_CLOCK,
          NOT_HELD_UP,
          ONE_AT_A_TIME,
          NOT_AFTER_END,
          KNOWN_MATCH,
          END);

  private RefereeRequirements() {}

  /** All requirements. */
  public static ImmutableList<Requirement> all() {
    return ALL;
  }

  private static Requirement must(String id, String title, String advice) {
    return new Requirement(id, RequirementLevel.MUST, Chapter.REFEREE, title, advice);
  }

  private static Requirement should(String id, String title, String advice) {
    return new Requirement(id, RequirementLevel.SHOULD, Chapter.REFEREE, title, advice);
  }
}
