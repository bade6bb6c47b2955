package org.gonu.server.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.server.event.EventBody;
import org.junit.jupiter.api.Test;

final class ThoughtsTest {
  private final MutableList<EventBody> kept = Lists.mutable.empty();
  private final AtomicLong nanos = new AtomicLong();
  private final Thoughts thoughts = new Thoughts(kept::add, nanos::get);

  private static EventBody.Thought thought(int step, String role, double value, String line) {
    return new EventBody.Thought(step, role, value, 3, 10, line);
  }

  @Test
  void accept_thoughtsOfOneTurnAtOnce_keepsTheFirstOfEachPlayer() {
    for (int i = 0; i < 10; i++) {
      thoughts.accept(thought(1, "white", i, ""));
      thoughts.accept(thought(1, "black", i, ""));
    }
    nanos.addAndGet(Thoughts.MIN_GAP_NANOS);
    thoughts.accept(thought(1, "white", 99, ""));

    assertEquals(3, kept.size());
    assertEquals(thought(1, "white", 99, ""), kept.getLast());
  }

  @Test
  void accept_nextTurnAtOnce_isKept() {
    thoughts.accept(thought(1, "white", 1, ""));
    thoughts.accept(thought(2, "white", 2, ""));

    assertEquals(2, kept.size());
  }

  @Test
  void accept_manyThoughts_areBoundedByTurnAndMatch() {
    for (int i = 0; i < 100; i++) {
      nanos.addAndGet(Thoughts.MIN_GAP_NANOS);
      thoughts.accept(thought(1, "white", 1, ""));
    }
    assertEquals(Thoughts.MAX_OF_A_TURN, kept.size());

    for (int step = 2; step < 2 * Thoughts.MAX_OF_A_MATCH; step++) {
      thoughts.accept(thought(step, "white", 1, ""));
    }
    assertEquals(Thoughts.MAX_OF_A_MATCH, kept.size());
  }

  @Test
  void accept_textAndNumbersOutOfBounds_areMadeToFit() {
    thoughts.accept(thought(1, "white", 1e9, "x\u001b[31m" + "y".repeat(10_000)));
    thoughts.accept(thought(1, "black", Double.NaN, ""));

    EventBody.Thought only = (EventBody.Thought) kept.getOnly();
    assertEquals(100, only.value());
    assertEquals(Thoughts.MAX_LINE, only.line().length());
    assertTrue(only.line().chars().noneMatch(Character::isISOControl), only.line());
  }
}
