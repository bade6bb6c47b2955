package org.gonu.http;

/**
 * The body of a message of the match protocol. It is complete if one of these holds:
 *
 * <ul>
 *   <li>The announced number of bytes has arrived. Some hosts count characters; so if the bytes are
 *       not all ASCII and a parenthesis is open, the rest is read as if no length were announced.
 *   <li>No length was announced, and the parenthesis that the message starts with is closed.
 *   <li>The peer has closed its sending side. If a length was announced or a parenthesis is open,
 *       the message is broken, and dropped unless its parentheses are closed.
 *   <li>Nothing has arrived for {@value #IDLE_MILLIS} ms, no parenthesis is open, and either no
 *       length was announced (an empty message) or the parentheses are closed (the announced length
 *       is too large).
 * </ul>
 */
final class MessageBody extends Body {
  private final long announced;
  private final ParenthesisCount parentheses = new ParenthesisCount();

  MessageBody(long announced, int maxBytes) throws BodyTooLongException {
    super(maxBytes);
    this.announced = announced;
    checkLength(announced);
  }

  @Override
  void add(int b) throws BodyTooLongException {
    store(b);
    parentheses.add(b);
  }

  @Override
  boolean isComplete() {
    if (announced == UNKNOWN) {
      return parentheses.isClosed();
    }
    return size() >= announced && (parentheses.isAscii() || !parentheses.isOpen());
  }

  @Override
  boolean mayEnd() {
    return announced == UNKNOWN ? !parentheses.isOpen() : parentheses.isClosed();
  }
}
