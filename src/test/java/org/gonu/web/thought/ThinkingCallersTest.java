package org.gonu.web.thought;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class ThinkingCallersTest {
  @Test
  void callers_onManyProcessors_leaveThreadsToTheServer() {
    assertEquals(16, Thinking.callers(2));
    assertEquals(32, Thinking.callers(64));
  }
}
