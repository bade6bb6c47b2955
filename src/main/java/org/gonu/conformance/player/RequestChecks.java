package org.gonu.conformance.player;

import static org.gonu.conformance.player.PlayerCheck.must;
import static org.gonu.conformance.player.PlayerCheck.quirk;
import static org.gonu.conformance.player.PlayerCheck.should;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.Chapter;
import org.gonu.conformance.RequirementViolation;
import org.gonu.conformance.wire.RawRequest;

/** Checks of the forms in which hosts write requests. */
final class RequestChecks {
  private static final String INFO = "( INFO )";
  private static final int LONG_HEADER = 8_000;

  private RequestChecks() {}

  static ImmutableList<PlayerCheck> all() {
    return usual().newWithAll(odd());
  }

  private static ImmutableList<PlayerCheck> usual() {
    Chapter chapter = Chapter.REQUEST;
    return Lists.immutable.of(
        must(
            "P-HTTP-01",
            chapter,
            "A request in the form of ggp-base's server is answered",
            "read the head to its blank line, then as many bytes as Content-Length says",
            target -> answered(target, RawRequest.of(INFO))),
        must(
            "P-HTTP-02",
            chapter,
            "A request in the form of the Dresden server is answered",
            "need no Host, and compare names of headers without regard to case",
            target -> answered(target, RawRequest.dresden(INFO))),
        must(
            "P-HTTP-03",
            chapter,
            "A request with the headers of Tiltyard is answered",
            "ignore headers that you do not know",
            target ->
                answered(
                    target,
                    RawRequest.of(INFO)
                        .plus("GGP-Match-ID: tiltyard.x.1")
                        .plus("GGP-Match-Step: 3")
                        .plus("GGP-Match-Host: Tiltyard")
                        .plus("GGP-Match-Players: 0a1b, 2c3d"))),
        must(
            "P-HTTP-04",
            chapter,
            "A request of HTTP/1.1 is answered",
            "answer HTTP/1.1 too, and close the connection all the same",
            target -> answered(target, RawRequest.of(INFO).withLine("POST / HTTP/1.1"))),
        should(
            "P-HTTP-05",
            chapter,
            "A request that asks to keep the connection is answered",
            "answer with Connection: close, and close",
            target ->
                answered(
                    target,
                    RawRequest.of(INFO)
                        .withLine("POST / HTTP/1.1")
                        .plus("Connection: keep-alive"))),
        should(
            "P-HTTP-06",
            chapter,
            "A request without Sender, Receiver, Accept and Content-Type is answered",
            "need no header but Content-Length",
            target ->
                answered(
                    target, RawRequest.of(INFO).withHeaders("Content-Length: " + INFO.length()))),
        should(
            "P-HTTP-07",
            chapter,
            "Names of headers may be in any case",
            "compare names of headers without regard to case",
            target ->
                answered(
                    target, RawRequest.of(INFO).withHeaders("cOnTeNt-LeNgTh: " + INFO.length()))),
        should(
            "P-HTTP-08",
            chapter,
            "The path of a POST does not matter",
            "take every path",
            target -> answered(target, RawRequest.of(INFO).withLine("POST /play?x=1 HTTP/1.0"))),
        should(
            "P-HTTP-09",
            chapter,
            "A long header is skipped",
            "read lines of some thousand characters",
            target -> answered(target, RawRequest.of(INFO).plus("X-Long: " + longValue()))));
  }

  private static ImmutableList<PlayerCheck> odd() {
    Chapter chapter = Chapter.REQUEST;
    String chunks = "4\r\n( IN\r\n4;x=y\r\nFO )\r\n0\r\n\r\n";
    return Lists.immutable.of(
        should(
            "P-HTTP-10",
            chapter,
            "Lines of the head may end with LF alone",
            "let LF end a line, and drop CR before it",
            target -> answered(target, RawRequest.of(INFO).withLineEnd("\n"))),
        quirk(
            "P-HTTP-11",
            chapter,
            "A body in chunks is understood",
            "read Transfer-Encoding: chunked, as libraries of HTTP/1.1 send it",
            target ->
                answered(
                    target,
                    RawRequest.of(chunks)
                        .withLine("POST / HTTP/1.1")
                        .withHeaders("Host: localhost", "Transfer-Encoding: chunked"))),
        quirk(
            "P-HTTP-12",
            chapter,
            "A host that waits for 100 Continue gets its answer",
            "send HTTP/1.1 100 Continue, or read the body at once",
            target ->
                answered(
                    target,
                    RawRequest.of(INFO).withLine("POST / HTTP/1.1").plus("Expect: 100-continue"))),
        quirk(
            "P-HTTP-13",
            chapter,
            "A request without a length is answered when its parentheses are closed",
            "read until the first parenthesis is closed, or the host closes its side",
            target -> answered(target, RawRequest.of(INFO).withoutLength())),
        quirk(
            "P-HTTP-14",
            chapter,
            "A request that announces too much is answered",
            "stop when the parentheses are closed and nothing more comes: some hosts count wrong",
            target -> answered(target, RawRequest.of(INFO).withLength(INFO.length() + 7))),
        should(
            "P-HTTP-15",
            chapter,
            "Bytes behind the announced length are ignored",
            "read no further than Content-Length",
            target -> answered(target, RawRequest.of(INFO).withBody(INFO + "\r\n\r\n"))),
        quirk(
            "P-HTTP-16",
            chapter,
            "A message in the path of a GET is answered",
            "decode the path behind its first slash, as ggp-base does",
            RequestChecks::get),
        quirk(
            "P-HTTP-17",
            chapter,
            "Of two requests in one packet the first is answered",
            "answer the first and close; one connection carries one message",
            RequestChecks::pipelined));
  }

  private static String longValue() {
    return "x".repeat(LONG_HEADER);
  }

  /** Sends INFO in some form; the answer must be that to the usual form. */
  private static void answered(Target target, RawRequest request)
      throws RequirementViolation, IOException {
    String usual = target.info().toLowerCase(Locale.ROOT);
    String reply = Target.textOf(target.send(request), target.options().patience());
    RequirementViolation.unless(
        reply.toLowerCase(Locale.ROOT).equals(usual), "another reply than to the usual form");
  }

  private static void get(Target target) throws RequirementViolation, IOException {
    String path = URLEncoder.encode(INFO, StandardCharsets.UTF_8);
    answered(
        target, RawRequest.of("").withLine("GET /" + path + " HTTP/1.0").withHeaders("Host: x"));
  }

  private static void pipelined(Target target) throws RequirementViolation, IOException {
    RawRequest one = RawRequest.of(INFO).withLine("POST / HTTP/1.1");
    answered(target, one.withBody(INFO + one.text()));
    target.mustLive();
  }
}
