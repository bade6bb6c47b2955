package org.gonu.server.channel;

/** What a connection can do. Safe for several threads; nothing blocks. */
interface Wire {
  /** Sends a text. If it cannot be sent, the connection ends. */
  void send(String text);

  /** Sends what was given to {@link #send}, and closes. */
  void close();
}
