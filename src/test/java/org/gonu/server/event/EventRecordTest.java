package org.gonu.server.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.match.MatchRecord;
import org.junit.jupiter.api.Test;

final class EventRecordTest {
  private static ImmutableList<MatchEvent> events(EventBody... bodies) {
    return Lists.immutable
        .with(bodies)
        .collectWithIndex((body, i) -> new MatchEvent(i + 1, 100 + i, body));
  }

  @Test
  void of_completedMatch_hasItsCourseAndGoals() {
    MatchRecord record =
        EventRecord.of(
            events(
                Events.created("m", "hash", "A", "B"),
                Events.started(),
                Events.moved(1),
                new EventBody.Thought(2, "white", 50, 1, 1, "x"),
                Events.reached(1),
                new EventBody.Suspended(2),
                new EventBody.Resumed(2),
                Events.moved(2),
                Events.reached(2),
                Events.completed()));

    assertTrue(record.isCompleted());
    assertFalse(record.isAborted());
    assertEquals("m", record.header().matchId().orElseThrow());
    assertEquals(10, record.header().clocks().start());
    assertEquals(Lists.immutable.of("A", "B"), record.header().playerNames());
    assertEquals(2, record.moves().size());
    assertEquals(3, record.states().size());
    assertEquals(Lists.immutable.of(101L, 104L, 108L), record.stateTimes().collect(time -> time));
    assertEquals(Lists.immutable.of("", "TO"), record.errors().getFirst());
    assertEquals(Events.completed().goals(), record.goalValues());
  }

  @Test
  void of_jointMoveWithoutItsState_leavesItOut() {
    MatchRecord record =
        EventRecord.of(
            events(
                Events.created("m", "hash", "A", "B"),
                Events.started(),
                Events.moved(1),
                Events.reached(1),
                Events.moved(2)));

    assertEquals(1, record.moves().size());
    assertEquals(2, record.states().size());
  }

  @Test
  void of_abortedBeforeTheStart_isAborted() {
    MatchRecord record =
        EventRecord.of(events(Events.created("m", "hash", "A", "B"), Events.aborted()));

    assertTrue(record.isAborted());
    assertFalse(record.isCompleted());
  }

  @Test
  void of_eventsWithoutTheFirst_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> EventRecord.of(events(Events.started())));
  }
}
