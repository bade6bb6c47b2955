package org.gonu.cli.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What becomes of lines that a client sends. */
final class MessageLinesTest {
  private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"ping\"}";

  private static final String BEGINNING =
      "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{}}";

  private static final String BEGUN =
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}";

  private static final ToolCalls CALLS =
      new ToolCalls(
          Lists.immutable.of(
              new AgentTool(
                  "play", "Plays.", Lists.immutable.empty(), arguments -> AgentTool.text("yes"))));

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final CountDownLatch end = new CountDownLatch(1);

  /** What is left of lines that come after a client has introduced itself. */
  private String messages(String sent) throws IOException {
    String beginning = BEGINNING + "\n" + BEGUN + "\n";
    String left = allMessages(beginning + sent);
    assertTrue(left.startsWith(beginning), left);
    return left.substring(beginning.length());
  }

  private String allMessages(String sent) throws IOException {
    var in = new ByteArrayInputStream(sent.getBytes(StandardCharsets.UTF_8));
    MessageLines lines = new MessageLines(in, out, CALLS, new OpenRequests(), end::countDown);
    return new String(lines.readAllBytes(), StandardCharsets.UTF_8);
  }

  private String answers() {
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void read_messagesAndBlankLines_givesTheMessagesAndTheEnd() throws IOException {
    assertEquals(PING + "\n" + PING + "\n", messages(PING + "\n\n  \n" + PING));
    assertEquals("", answers());
    assertEquals(0, end.getCount());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{bad | -32700 | null",
        "[] | -32600 | null",
        "5 | -32600 | null",
        "{} | -32600 | null",
        "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":4} | -32600 | 3",
        "{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"tools/call\"} | -32602 | \"a\"",
        "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"tools/call\","
            + "\"params\":{\"name\":\"play\",\"arguments\":[1]}} | -32602 | 4",
        "{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"tools/call\","
            + "\"params\":{\"name\":\"play\",\"arguments\":\"x\"}} | -32602 | 5",
        "{\"jsonrpc\":\"2.0\",\"id\":6,\"method\":\"tools/call\","
            + "\"params\":{\"name\":{},\"arguments\":{}}} | -32602 | 6",
        "{\"jsonrpc\":\"2.0\",\"id\":8,\"method\":\"tools/call\",\"params\":[]} | -32602 | 8",
        "{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"ping\"} | -32600 | null",
        "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"ping\"} | -32600 | null",
        "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"} | -32600 | null",
        "{\"jsonrpc\":\"2.0\",\"id\":9223372036854775808,\"method\":\"ping\"} | -32600 | null",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":\"x\"} | -32600 | null",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":null} | -32600 | null",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":4294967296,\"message\":\"x\"}}"
            + " | -32600 | null",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":1}} | -32600 | null",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{},\"error\":{\"code\":1,\"message\":\"x\"}}"
            + " | -32600 | null",
      })
  void read_aLineThatIsNoMessage_isAnsweredWithAnErrorAndLeftOut(String line, int code, String id)
      throws IOException {
    assertEquals(PING + "\n", messages(line + "\n" + PING + "\n"));
    assertTrue(
        answers().startsWith("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"error\":{\"code\":" + code),
        answers());
    assertEquals(1, answers().lines().count());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"capabilities\":{\"roots\":{\"listChanged\":1.5}}} | capabilities.roots.listChanged",
        "{\"capabilities\":{\"elicitation\":{\"form\":1}}} | capabilities.elicitation.form",
        "{\"capabilities\":{\"extensions\":{\"a\":[1]}}} | capabilities.extensions.a",
        "{\"clientInfo\":{\"name\":\"a\",\"version\":\"1\",\"icons\":\"x\"}} | clientInfo.icons",
      })
  void read_anIntroductionWithAFieldOfAnotherType_isAnsweredByTheField(String params, String field)
      throws IOException {
    String line = BEGINNING.replace("{}", params);

    assertEquals("", allMessages(line + "\n"));

    assertEquals(
        "{\"jsonrpc\":\"2.0\",\"id\":0,\"error\":{\"code\":-32602,\"message\":\"'"
            + field
            + "' is not of the type that the protocol has\"}}\n",
        answers());
  }

  @Test
  void read_aCallOfAnUnknownTool_isAnsweredWithTheToolsThatThereAre() throws IOException {
    String call =
        "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\",\"params\":{\"name\":\"%s\"}}\n";

    String left = messages(call.formatted("plai") + call.formatted("play"));

    assertTrue(left.contains("\"play\"") && left.lines().count() == 1, left);
    assertEquals(
        """
        {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"there is no tool 'plai', did you\
         mean 'play'?; there are: play"}}
        """,
        answers());
  }

  @Test
  void read_beforeTheClientHasIntroducedItself_isAnsweredAndLeftOut() throws IOException {
    String list = "{\"jsonrpc\":\"2.0\",\"id\":8,\"method\":\"tools/list\"}";

    String left = allMessages(PING + "\n" + list + "\n" + BEGUN + "\n" + BEGINNING + "\n" + BEGUN);

    assertEquals(BEGINNING + "\n" + BEGUN + "\n", left);
    assertEquals(
        """
        {"jsonrpc":"2.0","id":7,"result":{}}
        {"jsonrpc":"2.0","id":8,"error":{"code":-32600,"message":"the first request of a client is\
         'initialize'"}}
        """,
        answers());
  }

  /** The library waits for the note, and would never answer what comes without. */
  @Test
  void read_aRequestOfAClientThatLeavesTheNoteOut_comesAfterIt() throws IOException {
    String left = allMessages(BEGINNING + "\n" + PING + "\n" + PING + "\n" + BEGUN);

    assertEquals(BEGINNING + "\n" + BEGUN + "\n" + PING + "\n" + PING + "\n" + BEGUN + "\n", left);
  }

  @Test
  void read_aLineWithoutEnd_isCutAndRefused() throws IOException {
    String sent = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + "x".repeat(5_000_000) + "\"}\n";

    assertEquals(PING + "\n", messages(sent + PING + "\n"));
    assertTrue(answers().contains("a message has up to 4194304 bytes"), answers());
  }
}
