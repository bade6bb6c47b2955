package org.gonu.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.gonu.protocol.InfoReply;
import org.gonu.protocol.MessageReader;

/** Messages of the match protocol, and the replies of players to INFO. */
final class MessageTarget implements Target {
  @Override
  public List<byte[]> samples() {
    return Samples.texts(
        "( INFO )",
        "( PLAY m.1 NIL )",
        "(play m1 ((move a 1 b 2) noop))",
        "( STOP m1 ( ( mark 1 1 ) noop ) )",
        "(ABORT m1)",
        "(PREVIEW ((role a) (<= terminal (true x))) 30 10)",
        "(START m1 white ((role white) (init (step 1)) (<= (legal ?r noop) (role ?r))) 30 10)",
        "( ( name Gonu ) ( status available ) ( species alien ) )",
        "available");
  }

  @Override
  public List<String> words() {
    return List.of(
        "(",
        ")",
        "START ",
        "PLAY ",
        "STOP ",
        "nil",
        "NIL",
        "\r\n",
        "-1",
        "99999999999999999999",
        "\u0000",
        "\u001b[2J",
        "\u00e9",
        "((((((((");
  }

  @Override
  public void take(byte[] input) {
    String text = new String(input, StandardCharsets.UTF_8);
    MessageReader.read(text);
    MessageReader.clockOf(text);
    InfoReply.read(text);
  }
}
