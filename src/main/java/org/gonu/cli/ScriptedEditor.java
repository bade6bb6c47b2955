package org.gonu.cli;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** What an editor sends to the language server in a short session. */
final class ScriptedEditor {
  private static final String SHEET = "{\"textDocument\": {\"uri\": \"file:///sheet.kif\"}}";

  private ScriptedEditor() {}

  /** An editor that opens a sheet, asks about it, and ends. */
  static InputStream opens(String sheet) {
    String text = sheet.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
    String session =
        request(1, "initialize", "{\"capabilities\": {}}")
            + notification(
                "textDocument/didOpen",
                "{\"textDocument\": {\"uri\": \"file:///sheet.kif\", \"languageId\": \"gdl\","
                    + " \"version\": 1, \"text\": \""
                    + text
                    + "\"}}")
            + request(2, "textDocument/documentSymbol", SHEET)
            + request(3, "textDocument/semanticTokens/full", SHEET)
            + request(4, "shutdown", "null")
            + notification("exit", "null");
    return new ByteArrayInputStream(session.getBytes(StandardCharsets.UTF_8));
  }

  private static String request(int id, String method, String parameters) {
    return message("\"id\": " + id + ", ", method, parameters);
  }

  private static String notification(String method, String parameters) {
    return message("", method, parameters);
  }

  /** A message with its header; all of it is ASCII. */
  private static String message(String id, String method, String parameters) {
    String body =
        "{\"jsonrpc\": \"2.0\", "
            + id
            + "\"method\": \""
            + method
            + "\", \"params\": "
            + parameters
            + "}";
    return "Content-Length: " + body.length() + "\r\n\r\n" + body;
  }
}
