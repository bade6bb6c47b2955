package org.gonu.conformance.player;

import static org.gonu.conformance.player.PlayerCheck.must;
import static org.gonu.conformance.player.PlayerCheck.quirk;
import static org.gonu.conformance.player.PlayerCheck.should;

import java.io.IOException;
import java.util.OptionalInt;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.Chapter;
import org.gonu.conformance.RequirementViolation;
import org.gonu.conformance.wire.RawConnection;
import org.gonu.conformance.wire.RawReply;
import org.gonu.conformance.wire.RawRequest;

/** Checks of the form of replies. */
final class ReplyChecks {
  private static final RawRequest INFO = RawRequest.of("( INFO )");

  private ReplyChecks() {}

  static ImmutableList<PlayerCheck> all() {
    return Lists.immutable.of(
        head(),
        status(),
        rightLength(),
        lengthGiven(),
        closed(),
        noChunks(),
        printableLine(),
        contentType());
  }

  private static PlayerCheck head() {
    return must(
        "P-REPLY-01",
        Chapter.REPLY,
        "A reply begins with a head of HTTP, ended by a blank line",
        "write HTTP/1.0 200 OK, the headers, and a blank line with CRLF",
        target -> {
          RawReply reply = whole(target);
          RequirementViolation.unless(
              reply.hasHead(), "there is no head that ends with a blank line");
          RequirementViolation.unless(
              reply.statusLine().matches("HTTP/1\\.[01] [0-9]{3}( .*)?"),
              "the first line is not that of a reply of HTTP/1.0 or 1.1");
        });
  }

  private static PlayerCheck status() {
    return should(
        "P-REPLY-02",
        Chapter.REPLY,
        "The status is 200, whatever was sent",
        "answer busy with status 200: servers do not read other status lines",
        target -> {
          for (String message : new String[] {"( INFO )", "( PLAY conformance.none NIL )"}) {
            RawReply reply = target.send(RawRequest.of(message));
            RequirementViolation.unless(!reply.isEmpty(), "there is no reply");
            RequirementViolation.unless(
                reply.statusLine().contains(" 200"), "the status is not 200");
          }
        });
  }

  private static PlayerCheck rightLength() {
    return must(
        "P-REPLY-03",
        Chapter.REPLY,
        "Content-Length is right where it is given",
        "count the bytes of the body: ggp-base reads exactly so many characters",
        target -> {
          RawReply reply = whole(target);
          if (reply.header("Content-Length").isEmpty()) {
            throw RequirementViolation.inapplicable("there is no Content-Length");
          }
          OptionalInt announced = reply.length();
          RequirementViolation.unless(announced.isPresent(), "Content-Length is not a number");
          int sent = reply.rawBody().length();
          RequirementViolation.unless(
              sent == announced.getAsInt(), announced.getAsInt() + " announced, " + sent + " sent");
        });
  }

  private static PlayerCheck lengthGiven() {
    return should(
        "P-REPLY-04",
        Chapter.REPLY,
        "Content-Length is given",
        "announce the length; a host can then tell a whole reply from a broken one",
        target -> {
          RequirementViolation.unless(
              whole(target).header("Content-Length").isPresent(), "there is no Content-Length");
        });
  }

  private static PlayerCheck closed() {
    return must(
        "P-REPLY-05",
        Chapter.REPLY,
        "The connection is closed after the reply to HTTP/1.0",
        "close the socket: the Dresden server reads until then",
        target -> {
          RawReply reply = whole(target);
          RequirementViolation.unless(
              reply.end() == RawReply.End.CLOSED,
              reply.end() == RawReply.End.RESET
                  ? "the connection is reset, by which hosts may lose the reply"
                  : "the connection stays open");
        });
  }

  private static PlayerCheck noChunks() {
    return must(
        "P-REPLY-06",
        Chapter.REPLY,
        "The body is not in chunks",
        "send the body as it is: servers of the field do not know chunks",
        target -> {
          RawReply reply = whole(target);
          RequirementViolation.unless(
              reply.header("Transfer-Encoding").isEmpty(), "there is a Transfer-Encoding");
        });
  }

  private static PlayerCheck printableLine() {
    return should(
        "P-REPLY-07",
        Chapter.REPLY,
        "A reply is one line of printable ASCII",
        "send no control characters, and only the names that you were sent",
        target -> {
          TrialMatch match = new TrialMatch(target, TrialGames.ROUND);
          printable(target.info());
          printable(match.start());
          while (!match.isOver()) {
            String reply = target.say(match.playMessage(), match.playLimit());
            printable(reply);
            match.advance(match.legal(reply));
          }
          printable(match.stop());
        });
  }

  private static PlayerCheck contentType() {
    return quirk(
        "P-REPLY-08",
        Chapter.REPLY,
        "Content-Type is text/acl",
        "send the type that ggp-base and Dresden use; text/plain does no harm",
        target -> {
          String type = whole(target).header("Content-Type").orElse("");
          RequirementViolation.unless(type.startsWith("text/acl"), "the type is '" + type + "'");
        });
  }

  /** The whole reply to INFO. */
  private static RawReply whole(Target target) throws RequirementViolation, IOException {
    try (RawConnection connection = target.connect()) {
      connection.send(INFO.text());
      RawReply reply = connection.readToEnd(target.options().patience());
      target.noted(INFO.body(), reply);
      RequirementViolation.unless(!reply.isEmpty(), "there is no reply");
      return reply;
    }
  }

  private static void printable(String reply) throws RequirementViolation {
    RequirementViolation.unless(
        reply.chars().allMatch(c -> c >= ' ' && c < 0x7F),
        "the reply has control characters, line ends or letters beyond ASCII");
  }
}
