package org.gonu.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Which text the server reads from requests, well formed and otherwise. */
@Timeout(60)
final class HttpRequestTest extends HttpServerFixture {
  @Test
  void post_ofGgpBase_repliesWithTheseBytes() {
    try (RawSocket host = RawSocket.connect(server.port())) {
      String reply = host.send(RawSocket.request("( INFO )")).readAll();

      assertEquals(
          crLf(
              """
              HTTP/1.0 200 OK
              Content-type: text/acl
              Content-length: 10
              Connection: close

              <( INFO )>\
              """),
          reply);
    }
  }

  @Test
  void post_lineEndsOfLfAlone_isRead() {
    assertEquals("<( A )>", exchange("POST / HTTP/1.0\nContent-Length: 5\n\n( A )"));
  }

  @Test
  void post_headerNamesInAnyCase_isRead() {
    assertEquals("<(A) >", exchange("POST / HTTP/1.0\r\ncontent-LENGTH:4\r\n\r\n(A) ignored"));
  }

  @Test
  void post_ofDresdenWithoutHost_isRead() {
    String request =
        "POST / HTTP/1.0\r\nAccept: text/delim\r\nSender: Gamecontroller\r\nReceiver: h\r\n"
            + "Content-type: text/acl\r\nContent-length: 14\r\n\r\n(PLAY M1 NIL) ";

    assertEquals("<(PLAY M1 NIL) >", exchange(request));
  }

  @Test
  void post_noLength_endsWithItsParenthesis() {
    assertEquals("<( A (b) )>", exchange("POST / HTTP/1.0\r\n\r\n( A (b) )"));
  }

  @Test
  void post_noLengthParenthesisInComment_doesNotCount() {
    assertEquals("<( A ; )\n (b) )>", exchange("POST / HTTP/1.0\r\n\r\n( A ; )\n (b) )"));
  }

  @Test
  void post_noLengthAndHalfClosed_endsThere() {
    try (RawSocket host = RawSocket.connect(server.port())) {
      assertEquals("<info>", host.send("POST / HTTP/1.0\r\n\r\ninfo").halfClose().readBody());
    }
  }

  @Test
  void post_noLengthNoBody_isEmptyAfterSilence() {
    assertEquals("<>", exchange("POST / HTTP/1.1\r\nHost: x\r\n\r\n"));
  }

  @Test
  void post_lengthZero_isEmpty() {
    assertEquals("<>", exchange("POST / HTTP/1.0\r\nContent-Length: 0\r\n\r\n"));
  }

  @Test
  void post_lengthIsNoNumber_isReadAsWithoutLength() {
    assertEquals("<( A )>", exchange("POST / HTTP/1.0\r\nContent-Length: many\r\n\r\n( A )"));
  }

  @Test
  void post_lengthCountsCharacters_isReadToItsParenthesis() {
    String body = "( PLAY m ( caf\u00c3\u00a9 ) )";
    int characters = body.length() - 1;

    assertEquals(
        "<" + body + ">",
        exchange("POST / HTTP/1.0\r\nContent-Length: " + characters + "\r\n\r\n" + body));
  }

  @Test
  void post_lengthTooLarge_endsWithItsParenthesisAfterSilence() {
    assertEquals("<( A )>", exchange("POST / HTTP/1.0\r\nContent-Length: 7\r\n\r\n( A )"));
  }

  @Test
  void post_oneByteInEachPacket_isRead() {
    try (RawSocket host = RawSocket.connect(server.port())) {
      for (char c : RawSocket.request("( PLAY m NIL )").toCharArray()) {
        host.send(String.valueOf(c));
      }

      assertEquals("<( PLAY m NIL )>", host.readBody());
    }
  }

  @Test
  void post_bytesThatAreNotUtf8_comeBackAsTheyWere() {
    assertEquals("<( \u00e9 )>", exchange(RawSocket.request("( \u00e9 )")));
  }

  @Test
  void post_chunked_isPutTogether() {
    String request =
        "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3;a=1\r\n( A\r\n2\r\n )\r\n0\r\n\r\n";

    assertEquals("<( A )>", exchange(request));
  }

  @Test
  void post_expectContinue_isToldToContinue() {
    try (RawSocket host = RawSocket.connect(server.port())) {
      host.send("POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n");
      assertEquals("HTTP/1.1 100 Continue\r\n\r\n", host.readUntil("\r\n\r\n"));

      assertEquals("<( A )>", host.send("( A )").readBody());
    }
  }

  @Test
  void post_keepAlive_closesAllTheSame() {
    String request =
        "POST /any/path HTTP/1.1\r\nConnection: keep-alive\r\nContent-Length: 5\r\n\r\n( A )";

    assertEquals("<( A )>", exchange(request));
  }

  @Test
  void post_moreBytesThanAnnounced_replyArrivesInFull() {
    String request = "POST / HTTP/1.0\r\nContent-Length: 5\r\n\r\n( A )" + "\r\n".repeat(5000);

    assertEquals("<( A )>", exchange(request));
  }

  @Test
  void get_messageInPath_isDecoded() {
    assertEquals("<( PLAY m+1 NIL )>", exchange("GET /%28+PLAY%20m%2B1+NIL+%29 HTTP/1.0\r\n\r\n"));
  }

  @Test
  void get_carriageReturnInPath_becomesBlank() {
    assertEquals("<( A  )>", exchange("GET /(+A%0D+) HTTP/1.1\r\nHost: x\r\n\r\n"));
  }

  @Test
  void get_rootOnly_isEmpty() {
    assertEquals("<>", exchange("GET / HTTP/1.0\r\n\r\n"));
  }

  @Test
  void get_brokenEscape_isTakenAsItIs() {
    assertEquals("<%zz>", exchange("GET /%zz HTTP/1.0\r\n\r\n"));
  }

  @Test
  void head_anything_isAnsweredWithoutBody() {
    assertEquals("", exchange("HEAD / HTTP/1.1\r\nHost: x\r\n\r\n"));
  }

  @Test
  void body_ofTenMegabytes_isRead() throws IOException {
    String body = "(" + "( cell 1 1 b ) ".repeat(700_000) + ")";
    try (HttpServer counter =
        open(
            HttpLimits.defaults().with(new HttpLimits.Lengths(1 << 10, 16 << 20, 16 << 20)),
            request -> HttpReply.of("" + request.text().length()))) {
      assertEquals("" + body.length(), RawSocket.exchange(counter.port(), RawSocket.request(body)));
    }
  }
}
