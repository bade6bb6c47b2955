package org.gonu.lsp;

import com.google.gson.stream.MalformedJsonException;
import java.io.EOFException;
import java.util.List;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.MessageIssue;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The server's end of a connection. Parameters of a wrong type are told as such, where the library
 * says that the message is no JSON, and faulty notifications in one line of the log.
 */
final class EditorEndpoint extends RemoteEndpoint {
  private static final Logger LOG = LoggerFactory.getLogger(EditorEndpoint.class);

  EditorEndpoint(MessageConsumer out, Endpoint local) {
    super(out, local, RequestErrors::of);
  }

  @Override
  protected void handleRequestIssues(RequestMessage request, List<MessageIssue> issues) {
    super.handleRequestIssues(request, issues.stream().map(EditorEndpoint::named).toList());
  }

  @Override
  protected void logIssues(Message message, List<MessageIssue> issues) {
    issues.forEach(issue -> LOG.warn("a message of the editor is faulty: {}", text(issue)));
  }

  private static MessageIssue named(MessageIssue issue) {
    return issue.getIssueCode() == ResponseErrorCode.ParseError.getValue() && isJson(issue)
        ? new MessageIssue(
            "a parameter has a wrong type: " + text(issue),
            ResponseErrorCode.InvalidParams.getValue())
        : issue;
  }

  private static String text(MessageIssue issue) {
    Exception cause = issue.getCause();
    return cause == null ? issue.getText() : EditorMessages.firstLine(cause);
  }

  /** True if a message could be split into its values, whatever they are. */
  private static boolean isJson(MessageIssue issue) {
    for (Throwable each = issue.getCause(); each != null; each = each.getCause()) {
      if (each instanceof MalformedJsonException || each instanceof EOFException) {
        return false;
      }
    }
    return true;
  }
}
