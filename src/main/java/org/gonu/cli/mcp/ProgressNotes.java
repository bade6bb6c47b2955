package org.gonu.cli.mcp;

import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema.ProgressNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells a client by notifications of the protocol. */
final class ProgressNotes implements ToolProgress {
  private static final Logger LOG = LoggerFactory.getLogger(ProgressNotes.class);

  private final McpSyncServerExchange exchange;
  private final Object token;
  private double told = -1;

  /**
   * Notes for one call.
   *
   * @param token by which the client knows the call
   */
  ProgressNotes(McpSyncServerExchange exchange, Object token) {
    this.exchange = exchange;
    this.token = token;
  }

  @Override
  public void reached(double done, double total, String message) {
    // The protocol asks for numbers that grow.
    if (done > told) {
      told = done;
      try {
        exchange.progressNotification(
            ProgressNotification.builder(token, done).total(total).message(message).build());
      } catch (RuntimeException gone) {
        LOG.debug("the client is not told of the progress", gone);
      }
    }
  }
}
