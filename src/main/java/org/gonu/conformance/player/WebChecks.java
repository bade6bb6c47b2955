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
    Chapter chapter = Chapter.WEB;
    return Lists.immutable.of(
        quirk(
            "P-WEB-01",
            chapter,
            "The question of a browser before its message (OPTIONS) is answered",
            "answer OPTIONS at once with status 200 and an empty body",
            WebChecks::preflight),
        quirk(
            "P-WEB-02",
            chapter,
            "A player that serves web pages allows the headers that hosts send",
            "allow Sender, Receiver, Content-Type and Accept, and what the browser asks for",
            WebChecks::headers),
        quirk(
            "P-WEB-03",
            chapter,
            "A player that serves web pages lets them read its replies",
            "send Access-Control-Allow-Origin with replies, too, not with OPTIONS alone",
            WebChecks::replies));
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

  private static void preflight(Target target) throws RequirementViolation, IOException {
    RawReply reply = ask(target);
    RequirementViolation.unless(!reply.isEmpty(), "there is no reply");
    RequirementViolation.unless(
        reply.statusLine().contains(" 20"), "the status is neither 200 nor 204");
    target.mustLive();
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

  private static void headers(Target target) throws RequirementViolation, IOException {
    String allowed = opened(target).header(ALLOW + "Headers").orElse("").toLowerCase(Locale.ROOT);
    ImmutableList<String> missing =
        Lists.immutable
            .of("sender", "receiver", "content-type")
            .reject(name -> allowed.contains(name) || allowed.contains("*"));
    RequirementViolation.unless(missing.isEmpty(), "not allowed: " + missing.makeString(", "));
  }

  private static void replies(Target target) throws RequirementViolation, IOException {
    RequirementViolation.unless(opened(target).hasHead(), "the reply to OPTIONS has no head");
    RawReply reply = target.send(RawRequest.of("( INFO )").plus(ORIGIN));
    RequirementViolation.unless(
        reply.header(ALLOW + "Origin").isPresent(), "the reply has no " + ALLOW + "Origin");
  }
}
