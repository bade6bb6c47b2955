package org.gonu.cli.mcp;

/** A call of a tool cannot be answered; the message tells the agent why, and what to do instead. */
final class ToolException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ToolException(String message) {
    super(message);
  }
}
