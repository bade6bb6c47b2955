package org.gonu.server;

import java.time.Duration;
import org.gonu.http.HttpClient;
import org.gonu.http.HttpFailure;
import org.gonu.http.HttpPost;

/** Sends each message over a connection of its own, as ggp-base's server does. */
final class HttpLink implements PlayerLink {
  private static final String SENDER = "GAMESERVER";

  private final String name;
  private final String host;
  private final int port;
  private final HttpClient client;

  HttpLink(String name, String host, int port) {
    this.name = name;
    this.host = host;
    this.port = port;
    this.client = new HttpClient(name);
  }

  @Override
  public String address() {
    return host + ":" + port;
  }

  @Override
  public String post(String message, Duration connectTimeout, long deadlineNanos)
      throws HttpFailure {
    return client.post(
        new HttpPost(host, port, SENDER, name, message), connectTimeout, deadlineNanos);
  }

  @Override
  public void cancel() {
    client.cancel();
  }

  @Override
  public void close() {
    client.close();
  }
}
