package org.gonu.http;

/** The body of a reply: what was announced, or everything up to the end of the connection. */
final class ReplyBody extends Body {
  private final long announced;

  ReplyBody(long announced, int maxBytes) {
    super(maxBytes);
    this.announced = announced;
  }

  @Override
  void add(int b) throws BodyTooLongException {
    store(b);
  }

  @Override
  boolean isComplete() {
    return announced != UNKNOWN && size() >= announced;
  }

  /** Players that announce too much are taken at what they send. */
  @Override
  boolean mayEnd() {
    return true;
  }
}
