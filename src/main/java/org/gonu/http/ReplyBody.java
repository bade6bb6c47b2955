package org.gonu.http;

/** The body of a reply: of the announced length, or everything up to the end of the connection. */
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

  /** A body shorter than announced is accepted: some players announce too much. */
  @Override
  boolean mayEnd() {
    return true;
  }
}
