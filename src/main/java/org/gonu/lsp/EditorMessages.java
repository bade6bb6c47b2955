package org.gonu.lsp;

import java.io.InputStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.MessageIssueHandler;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.json.StreamMessageProducer;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The messages on the stream of an editor. The names of their headers may be in upper or in lower
 * case, as those of HTTP. What is no message is told in one line of the log and answered as
 * JSON-RPC 2.0 says, section 5: without an id, which nobody could read.
 */
final class EditorMessages extends StreamMessageProducer {
  private static final Logger LOG = LoggerFactory.getLogger(EditorMessages.class);

  /** The headers that the library knows, by this spelling alone. */
  private static final ImmutableList<String> HEADERS =
      Lists.immutable.of(CONTENT_LENGTH_HEADER, CONTENT_TYPE_HEADER);

  private final MessageConsumer answers;

  EditorMessages(
      InputStream in,
      MessageJsonHandler json,
      MessageIssueHandler issues,
      MessageConsumer answers) {
    super(in, json, issues);
    this.answers = answers;
  }

  @Override
  protected void parseHeader(String line, Headers headers) {
    int end = Math.max(0, line.indexOf(':'));
    String name = line.substring(0, end).strip();
    super.parseHeader(
        HEADERS.detectIfNone(name::equalsIgnoreCase, () -> name) + line.substring(end), headers);
  }

  @Override
  protected void fireError(Throwable error) {
    String reason = firstLine(error);
    LOG.warn("the editor sent what is no message: {}", reason);
    ResponseMessage answer = new ResponseMessage();
    answer.setError(
        new ResponseError(ResponseErrorCode.ParseError, "this is no message: " + reason, null));
    answers.consume(answer);
  }

  /** What the first cause of an exception says, in one line. */
  static String firstLine(Throwable error) {
    Throwable cause = error;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
  }
}
