package org.gonu.cli.mcp;

import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema.ProgressNotification;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells a client by notifications of the protocol, and work what the client has cancelled. */
final class ProgressNotes implements ToolProgress {
  private static final Logger LOG = LoggerFactory.getLogger(ProgressNotes.class);

  private final McpSyncServerExchange exchange;
  private final @Nullable Object token;
  private final ToolCalls.Call call;
  private double told = -1;

  /**
   * Notes for one call.
   *
   * @param token by which the client knows the call; null if it does not want to be told
   */
  ProgressNotes(McpSyncServerExchange exchange, @Nullable Object token, ToolCalls.Call call) {
    this.exchange = exchange;
    this.token = token;
    this.call = call;
  }

  @Override
  public void reached(double done, double total, String message) {
    // The protocol asks for numbers that grow.
    if (token != null && done > told && !isCancelled()) {
      told = done;
      try {
        exchange.progressNotification(
            ProgressNotification.builder(token, done).total(total).message(message).build());
      } catch (RuntimeException gone) {
        LOG.debug("the client is not told of the progress", gone);
      }
    }
  }

  @Override
  public void awaitEarlierStarts() {
    call.awaitEarlierStarts();
  }

  @Override
  public boolean isCancelled() {
    return call.isCancelled();
  }
}
