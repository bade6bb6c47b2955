package org.gonu.cli.mcp;

import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.transport.HeaderAccessor;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import io.modelcontextprotocol.server.transport.ServerTransportSecurityException;
import jakarta.servlet.DispatcherType;
import java.io.IOException;
import java.net.InetAddress;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.gonu.http.TakenPort;

/**
 * The tools over streamable HTTP, on the loopback address alone. Pages of other sites, which a
 * browser of this machine may show, are refused by their headers.
 */
final class HttpAgentServer implements AutoCloseable {
  /** The path of the protocol. */
  static final String PATH = "/mcp";

  private static final Pattern LOOPBACK =
      Pattern.compile(
          "(?:https?://)?(?:localhost|127\\.0\\.0\\.1|\\[::1\\])(?::[0-9]{1,5})?",
          Pattern.CASE_INSENSITIVE);

  private final Server jetty = new Server();
  private final ServerConnector connector = new ServerConnector(jetty);
  private final McpSyncServer protocol;

  /**
   * A server that has not begun.
   *
   * @param port 0 for any that is free
   */
  HttpAgentServer(ImmutableList<AgentTool> tools, int port) {
    HttpServletStreamableServerTransportProvider transport =
        HttpServletStreamableServerTransportProvider.builder()
            .jsonMapper(AgentServer.json())
            .mcpEndpoint(PATH)
            .maxRequestSize(AgentServer.MAX_MESSAGE_BYTES)
            .httpHeaderValidator(HttpAgentServer::checkOrigin)
            .build();
    ToolCalls calls = new ToolCalls(tools);
    protocol = AgentServer.over(transport, tools, calls);
    connector.setHost(InetAddress.getLoopbackAddress().getHostAddress());
    connector.setPort(port);
    jetty.addConnector(connector);
    jetty.setErrorHandler(new PlainErrors());
    ServletHolder holder = new ServletHolder(transport);
    holder.setAsyncSupported(true);
    ServletContextHandler context = new ServletContextHandler("/");
    context.addServlet(holder, PATH);
    FilterHolder filter = new FilterHolder(new MessageFilter(calls));
    filter.setAsyncSupported(true);
    context.addFilter(filter, PATH, EnumSet.of(DispatcherType.REQUEST));
    context.setErrorHandler(new PlainErrors());
    jetty.setHandler(context);
  }

  private static void checkOrigin(HeaderAccessor headers) throws ServerTransportSecurityException {
    if (isOfAnotherSite(headers::getHeader)) {
      throw new ServerTransportSecurityException(
          403, "this server is asked by programs and pages of this machine alone");
    }
  }

  /**
   * True if a request comes from a page of another site, or asks for another host.
   *
   * @param headers gives all values of a header by its name
   */
  static boolean isOfAnotherSite(Function<String, List<String>> headers) {
    return Stream.of("Origin", "Host")
        .flatMap(name -> headers.apply(name).stream())
        .anyMatch(value -> !LOOPBACK.matcher(value).matches());
  }

  /**
   * Begins to serve.
   *
   * @return the address of the protocol
   * @throws Exception if the port cannot be had
   */
  String start() throws Exception {
    try {
      jetty.start();
    } catch (IOException taken) {
      throw TakenPort.error(InetAddress.getLoopbackAddress(), connector.getPort(), taken);
    }
    return "http://127.0.0.1:" + connector.getLocalPort() + PATH;
  }

  /** Waits until the server is stopped. */
  void join() throws InterruptedException {
    jetty.join();
  }

  @Override
  public void close() {
    protocol.close();
    try {
      jetty.stop();
    } catch (Exception unstoppable) {
      throw new IllegalStateException("the server does not stop", unstoppable);
    }
  }
}
