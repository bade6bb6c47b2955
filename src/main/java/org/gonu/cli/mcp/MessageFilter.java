package org.gonu.cli.mcp;

import io.modelcontextprotocol.spec.HttpHeaders;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Serial;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Optional;

/**
 * Answers requests over HTTP whose body has not the shape of a message, before the library reads
 * them. Takes those that cancel a call. Those of pages of other sites go on to the library, which
 * refuses them.
 */
final class MessageFilter extends HttpFilter {
  @Serial private static final long serialVersionUID = 1;

  private final transient ToolCalls calls;

  /** A filter of all messages. */
  MessageFilter(ToolCalls calls) {
    this.calls = calls;
  }

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (!request.getMethod().equals("POST") || isOfAnotherSite(request)) {
      chain.doFilter(request, response);
      return;
    }
    byte[] body = request.getInputStream().readNBytes(AgentServer.MAX_MESSAGE_BYTES + 1);
    MessageShape.Reading read = MessageShape.read(body);
    Optional<MessageShape.Refusal> refusal = read.refusal().or(() -> calls.refusal(read.message()));
    if (refusal.isEmpty()) {
      String session = request.getHeader(HttpHeaders.MCP_SESSION_ID);
      Optional<byte[]> left =
          session == null ? Optional.of(body) : calls.admit(body, read.message(), session);
      if (left.isPresent()) {
        chain.doFilter(new ReadRequest(request, left.get()), response);
      } else {
        response.setStatus(HttpServletResponse.SC_ACCEPTED);
      }
      return;
    }
    // A request with wrong parameters has an answer; what is no message has none.
    response.setStatus(
        refusal.get().code() == MessageShape.WRONG_PARAMETERS
            ? HttpServletResponse.SC_OK
            : HttpServletResponse.SC_BAD_REQUEST);
    response.setContentType("application/json");
    response
        .getOutputStream()
        .write(refusal.get().toJson().toString().getBytes(StandardCharsets.UTF_8));
  }

  private static boolean isOfAnotherSite(HttpServletRequest request) {
    return HttpAgentServer.isOfAnotherSite(name -> Collections.list(request.getHeaders(name)));
  }

  /** A request whose body was read before. */
  private static final class ReadRequest extends HttpServletRequestWrapper {
    private final byte[] body;

    ReadRequest(HttpServletRequest request, byte[] body) {
      super(request);
      this.body = body;
    }

    @Override
    public ServletInputStream getInputStream() {
      return new ReadBody(body);
    }

    @Override
    public BufferedReader getReader() {
      return new BufferedReader(
          new InputStreamReader(new ByteArrayInputStream(body), StandardCharsets.UTF_8));
    }
  }

  private static final class ReadBody extends ServletInputStream {
    private final ByteArrayInputStream left;

    ReadBody(byte[] body) {
      left = new ByteArrayInputStream(body);
    }

    @Override
    public int read() {
      return left.read();
    }

    @Override
    public int read(byte[] bytes, int offset, int length) {
      return left.read(bytes, offset, length);
    }

    @Override
    public boolean isFinished() {
      return left.available() == 0;
    }

    @Override
    public boolean isReady() {
      return true;
    }

    @Override
    public void setReadListener(ReadListener listener) {
      throw new UnsupportedOperationException("the body is there already");
    }
  }
}
