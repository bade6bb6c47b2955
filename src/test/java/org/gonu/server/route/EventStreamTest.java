package org.gonu.server.route;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** A follower whose events cannot be read any more. */
final class EventStreamTest {
  private static final ServletOutputStream NOWHERE =
      new ServletOutputStream() {
        @Override
        public boolean isReady() {
          return true;
        }

        @Override
        public void setWriteListener(WriteListener listener) {}

        @Override
        public void write(int octet) {}
      };

  @Test
  void start_farBehindTheEndOfACourseThatIsOver_endsTheStream() {
    EventStream stream =
        new EventStream(
            (from, limit) ->
                from > 7
                    ? Lists.immutable.empty()
                    : Lists.immutable.of(new EventSource.Sent(from, "kind", "{}", from == 7)),
            NOWHERE,
            9_999);

    stream.wake();

    assertTrue(stream.end().isDone(), "it would be followed for ever");
  }

  @Test
  void beat_whereEventsCannotBeRead_endsThisStreamAndThrowsNothing() {
    EventStream stream =
        new EventStream(
            (from, limit) -> {
              throw new IllegalArgumentException("the disk of a test");
            },
            NOWHERE,
            1);

    assertDoesNotThrow(stream::beat, "beats of all others would end with it");
    assertTrue(stream.end().isDone());
  }
}
