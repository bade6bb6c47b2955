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
    return Lists.immutable.of(
        ofGgpBase(),
        ofDresden(),
        ofTiltyard(),
        ofHttp11(),
        keepAlive(),
        fewHeaders(),
        headersInAnyCase(),
        anyPath(),
        longHeader(),
        bareLineFeeds(),
        chunkedBody(),
        expectContinue(),
        withoutLength(),
        lengthTooLarge(),
        bytesBeyondLength(),
        messageInPath(),
        pipelined());
  }

  private static PlayerCheck ofGgpBase() {
    return must(
        "P-HTTP-01",
        Chapter.REQUEST,
        "A request in the form of ggp-base's server is answered",
        "read the head to its blank line, then as many bytes as Content-Length says",
        target -> answered(target, RawRequest.of(INFO)));
  }

  private static PlayerCheck ofDresden() {
    return must(
        "P-HTTP-02",
        Chapter.REQUEST,
        "A request in the form of the Dresden server is answered",
        "need no Host, and compare names of headers without regard to case",
        target -> answered(target, RawRequest.dresden(INFO)));
  }

  private static PlayerCheck ofTiltyard() {
    return must(
        "P-HTTP-03",
        Chapter.REQUEST,
        "A request with the headers of Tiltyard is answered",
        "ignore headers that you do not know",
        target ->
            answered(
                target,
                RawRequest.of(INFO)
                    .plus("GGP-Match-ID: tiltyard.x.1")
                    .plus("GGP-Match-Step: 3")
                    .plus("GGP-Match-Host: Tiltyard")
                    .plus("GGP-Match-Players: 0a1b, 2c3d")));
  }

  private static PlayerCheck ofHttp11() {
    return must(
        "P-HTTP-04",
        Chapter.REQUEST,
        "A request of HTTP/1.1 is answered",
        "answer HTTP/1.1 too, and close the connection all the same",
        target -> answered(target, RawRequest.of(INFO).withLine("POST / HTTP/1.1")));
  }

  private static PlayerCheck keepAlive() {
    return should(
        "P-HTTP-05",
        Chapter.REQUEST,
        "A request that asks to keep the connection is answered",
        "answer with Connection: close, and close",
        target ->
            answered(
                target,
                RawRequest.of(INFO).withLine("POST / HTTP/1.1").plus("Connection: keep-alive")));
  }

  private static PlayerCheck fewHeaders() {
    return should(
        "P-HTTP-06",
        Chapter.REQUEST,
        "A request without Sender, Receiver, Accept and Content-Type is answered",
        "need no header but Content-Length",
        target ->
            answered(target, RawRequest.of(INFO).withHeaders("Content-Length: " + INFO.length())));
  }

  private static PlayerCheck headersInAnyCase() {
    return should(
        "P-HTTP-07",
        Chapter.REQUEST,
        "Names of headers may be in any case",
        "compare names of headers without regard to case",
        target ->
            answered(target, RawRequest.of(INFO).withHeaders("cOnTeNt-LeNgTh: " + INFO.length())));
  }

  private static PlayerCheck anyPath() {
    return should(
        "P-HTTP-08",
        Chapter.REQUEST,
        "The path of a POST does not matter",
        "take every path",
        target -> answered(target, RawRequest.of(INFO).withLine("POST /play?x=1 HTTP/1.0")));
  }

  private static PlayerCheck longHeader() {
    return should(
        "P-HTTP-09",
        Chapter.REQUEST,
        "A long header is skipped",
        "read lines of some thousand characters",
        target -> answered(target, RawRequest.of(INFO).plus("X-Long: " + "x".repeat(LONG_HEADER))));
  }

  private static PlayerCheck bareLineFeeds() {
    return should(
        "P-HTTP-10",
        Chapter.REQUEST,
        "Lines of the head may end with LF alone",
        "let LF end a line, and drop CR before it",
        target -> answered(target, RawRequest.of(INFO).withLineEnd("\n")));
  }

  private static PlayerCheck chunkedBody() {
    return quirk(
        "P-HTTP-11",
        Chapter.REQUEST,
        "A body in chunks is understood",
        "read Transfer-Encoding: chunked, as libraries of HTTP/1.1 send it",
        target -> {
          String chunks = "4\r\n( IN\r\n4;x=y\r\nFO )\r\n0\r\n\r\n";
          answered(
              target,
              RawRequest.of(chunks)
                  .withLine("POST / HTTP/1.1")
                  .withHeaders("Host: localhost", "Transfer-Encoding: chunked"));
        });
  }

  private static PlayerCheck expectContinue() {
    return quirk(
        "P-HTTP-12",
        Chapter.REQUEST,
        "A host that waits for 100 Continue gets its answer",
        "send HTTP/1.1 100 Continue, or read the body at once",
        target ->
            answered(
                target,
                RawRequest.of(INFO).withLine("POST / HTTP/1.1").plus("Expect: 100-continue")));
  }

  private static PlayerCheck withoutLength() {
    return quirk(
        "P-HTTP-13",
        Chapter.REQUEST,
        "A request without a length is answered when its parentheses are closed",
        "read until the first parenthesis is closed, or the host closes its side",
        target -> answered(target, RawRequest.of(INFO).withoutLength()));
  }

  private static PlayerCheck lengthTooLarge() {
    return quirk(
        "P-HTTP-14",
        Chapter.REQUEST,
        "A request that announces too much is answered",
        "stop when the parentheses are closed and nothing more comes: some hosts count wrong",
        target -> answered(target, RawRequest.of(INFO).withLength(INFO.length() + 7)));
  }

  private static PlayerCheck bytesBeyondLength() {
    return should(
        "P-HTTP-15",
        Chapter.REQUEST,
        "Bytes behind the announced length are ignored",
        "read no further than Content-Length",
        target -> answered(target, RawRequest.of(INFO).withBody(INFO + "\r\n\r\n")));
  }

  private static PlayerCheck messageInPath() {
    return quirk(
        "P-HTTP-16",
        Chapter.REQUEST,
        "A message in the path of a GET is answered",
        "decode the path behind its first slash, as ggp-base does",
        target -> {
          String path = URLEncoder.encode(INFO, StandardCharsets.UTF_8);
          answered(
              target,
              RawRequest.of("").withLine("GET /" + path + " HTTP/1.0").withHeaders("Host: x"));
        });
  }

  private static PlayerCheck pipelined() {
    return quirk(
        "P-HTTP-17",
        Chapter.REQUEST,
        "Of two requests in one packet the first is answered",
        "answer the first and close; one connection carries one message",
        target -> {
          RawRequest one = RawRequest.of(INFO).withLine("POST / HTTP/1.1");
          answered(target, one.withBody(INFO + one.text()));
          target.mustLive();
        });
  }

  /** Sends INFO in some form; the answer must be that to the usual form. */
  private static void answered(Target target, RawRequest request)
      throws RequirementViolation, IOException {
    String usual = target.info().toLowerCase(Locale.ROOT);
    String reply = Target.textOf(target.send(request), target.options().patience());
    RequirementViolation.unless(
        reply.toLowerCase(Locale.ROOT).equals(usual), "another reply than to the usual form");
  }
}
