package org.gonu.web.write;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.websocket.api.Session;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.lsp.LanguageServerLine;
import org.gonu.lsp.LanguageServerOptions;
import org.gonu.server.route.SameOrigin;
import org.gonu.server.route.TextSocket;
import org.gonu.web.GameReference;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The web socket at which editors of pages talk to the language server. */
final class EditorSockets implements AutoCloseable {
  /** The path of the web socket. */
  static final String PATH = "/api/v1/lsp";

  /** Most editors at a time; each has three threads. */
  static final int MAX_EDITORS = 32;

  private static final Logger LOG = LoggerFactory.getLogger(EditorSockets.class);
  private static final String LINE = "gonu.editor";

  /** Sheets that one editor may have open. */
  private static final int MAX_SHEETS = 4;

  /** A sheet of the greatest length, with every other character escaped. */
  private static final int MAX_MESSAGE_CHARACTERS = 3 * GameReference.MAX_TEXT;

  /** Frames that may wait to be sent to an editor that does not read. */
  private static final int MAX_WAITING_FRAMES = 256;

  private static final Duration IDLE = Duration.ofMinutes(30);
  private static final long SEED = 1;

  private final Set<LanguageServerLine> open = ConcurrentHashMap.newKeySet();

  /** Adds the web socket to a server that is being made. */
  void register(RoutesConfig routes) {
    routes.ws(PATH, this::handle);
  }

  private void handle(WsConfig socket) {
    socket.onConnect(this::connect);
    socket.onMessage(context -> receive(context, context.message()));
    socket.onBinaryMessage(context -> context.closeSession());
    socket.onClose(this::end);
    socket.onError(context -> LOG.debug("an editor's connection broke", context.error()));
  }

  private void connect(WsContext context) {
    limit(context.session);
    TextSocket socket = new TextSocket(context.session);
    @Nullable LanguageServerLine line =
        SameOrigin.isSameHost(context.header("Origin"), context.header("Host"))
            ? lineUnlessFull(socket)
            : null;
    if (line == null) {
      socket.close();
    } else {
      context.attribute(LINE, line);
    }
  }

  /** A line for an editor; null if there are too many. Several editors may come at once. */
  private synchronized @Nullable LanguageServerLine lineUnlessFull(TextSocket socket) {
    if (open.size() >= MAX_EDITORS) {
      return null;
    }
    LanguageServerLine line = new LanguageServerLine(socket::send, options(), socket::close);
    open.add(line);
    return line;
  }

  private static LanguageServerOptions options() {
    String version =
        Optional.ofNullable(EditorSockets.class.getPackage().getImplementationVersion())
            .orElse("development");
    return new LanguageServerOptions(
        version,
        CasePolicy.INSENSITIVE,
        LanguageServerOptions.DEFAULT_QUIET,
        SEED,
        MAX_SHEETS,
        false);
  }

  private static void limit(Session session) {
    session.setMaxTextMessageSize(MAX_MESSAGE_CHARACTERS);
    session.setMaxBinaryMessageSize(1);
    session.setIdleTimeout(IDLE);
    session.setMaxOutgoingFrames(MAX_WAITING_FRAMES);
  }

  private static void receive(WsContext context, String message) {
    LanguageServerLine line = context.attribute(LINE);
    if (line != null && !line.receive(message)) {
      context.closeSession();
    }
  }

  private void end(WsContext context) {
    @Nullable LanguageServerLine line = context.attribute(LINE);
    if (line != null) {
      open.remove(line);
      line.close();
    }
  }

  /** Ends the sessions of all editors. */
  @Override
  public void close() {
    open.forEach(LanguageServerLine::close);
    open.clear();
  }
}
