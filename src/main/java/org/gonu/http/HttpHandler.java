package org.gonu.http;

/** What a server does with messages. It is called from many threads at a time and may block. */
@FunctionalInterface
public interface HttpHandler {
  /** The reply to a message that arrived by POST or GET. */
  HttpReply reply(HttpRequest request);
}
