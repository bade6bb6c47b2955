package org.gonu.conformance.player;

import static org.gonu.conformance.player.PlayerCheck.quirk;

import java.io.IOException;
import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.Chapter;
import org.gonu.conformance.RequirementViolation;
import org.gonu.conformance.wire.RawReply;
import org.gonu.conformance.wire.RawRequest;

/** Checks of what browsers need if the host is a web page. A player may refuse all pages. */
final class WebChecks {
  private static final String ORIGIN = "Origin: http://localhost";
  private static final String ALLOW = "Access-Control-Allow-";

  private WebChecks() {}

  static ImmutableList<PlayerCheck> all() {
    return Lists.immutable.of(preflight(), allowedHeaders(), readableReplies());
  }

  private static PlayerCheck preflight() {
    return quirk(
        "P-WEB-01",
        Chapter.WEB,
        "The question of a browser before its message (OPTIONS) is answered",
        "answer OPTIONS at once with status 200 and an empty body",
        target -> {
          RawReply reply = ask(target);
          RequirementViolation.unless(!reply.isEmpty(), "there is no reply");
          RequirementViolation.unless(
              reply.statusLine().contains(" 20"), "the status is neither 200 nor 204");
          target.mustLive();
        });
  }

  private static PlayerCheck allowedHeaders() {
    return quirk(
        "P-WEB-02",
        Chapter.WEB,
        "A player that serves web pages allows the headers that hosts send",
        "allow Sender, Receiver, Content-Type and Accept, and what the browser asks for",
        target -> {
          String allowed =
              opened(target).header(ALLOW + "Headers").orElse("").toLowerCase(Locale.ROOT);
          ImmutableList<String> missing =
              Lists.immutable
                  .of("sender", "receiver", "content-type")
                  .reject(name -> allowed.contains(name) || allowed.contains("*"));
          RequirementViolation.unless(
              missing.isEmpty(), "not allowed: " + missing.makeString(", "));
        });
  }

  private static PlayerCheck readableReplies() {
    return quirk(
        "P-WEB-03",
        Chapter.WEB,
        "A player that serves web pages lets them read its replies",
        "send Access-Control-Allow-Origin with replies, too, not with OPTIONS alone",
        target -> {
          RequirementViolation.unless(opened(target).hasHead(), "the reply to OPTIONS has no head");
          RawReply reply = target.send(RawRequest.of("( INFO )").plus(ORIGIN));
          RequirementViolation.unless(
              reply.header(ALLOW + "Origin").isPresent(), "the reply has no " + ALLOW + "Origin");
        });
  }

  private static RawReply ask(Target target) throws IOException {
    return target.send(
        RawRequest.of("")
            .withLine("OPTIONS / HTTP/1.1")
            .withHeaders(
                "Host: localhost",
                ORIGIN,
                "Access-Control-Request-Method: POST",
                "Access-Control-Request-Headers: sender, receiver, content-type, accept"));
  }

  /** The answer of a player that serves web pages. */
  private static RawReply opened(Target target) throws RequirementViolation, IOException {
    RawReply reply = ask(target);
    if (reply.header(ALLOW + "Origin").isEmpty()) {
      throw RequirementViolation.inapplicable(
          "the player does not serve web pages of other origins");
    }
    return reply;
  }
}
