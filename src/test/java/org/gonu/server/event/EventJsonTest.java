package org.gonu.server.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.junit.jupiter.api.Test;

final class EventJsonTest {
  private static final ImmutableList<EventBody> ALL =
      Lists.immutable.of(
          Events.created("m", "hash", "A", "B"),
          Events.paired(Events.created("m", "hash", "A", "B"), "1-2"),
          Events.started(),
          Events.moved(1),
          Events.reached(1),
          new EventBody.Thought(2, "white", 51.25, 7, 123_456_789_012L, "(mark 1 1) \"quoted\" \n"),
          new EventBody.Suspended(2),
          new EventBody.Resumed(2),
          Events.completed(),
          Events.aborted(),
          Events.bothGone());

  @Test
  void read_whatWasPrinted_isTheSameEvent() {
    ALL.forEachWithIndex(
        (body, i) -> {
          MatchEvent event = new MatchEvent(i + 1, 1_700_000_000_123L + i, body);

          MatchEvent read = EventJson.read(EventJson.print(event));

          assertEquals(event.toString(), read.toString());
        });
  }

  @Test
  void all_kinds_areTried() {
    assertEquals(
        Lists.mutable.with(EventKind.values()), ALL.collect(EventBody::kind).distinct().toList());
  }

  @Test
  void print_moved_hasTheFieldsOfTheDocumentation() {
    assertEquals(
        "{\"sequence\":3,\"at\":5,\"kind\":\"moved\",\"step\":1,"
            + "\"moves\":[\"( mark 1 1 )\",\"noop\"],\"legalCounts\":[9,1],"
            + "\"errors\":[\"\",\"IL (mark 0 0)\"],\"used\":[1200,5000]}",
        EventJson.print(new MatchEvent(3, 5, Events.moved(1))));
  }

  @Test
  void read_endWithoutAbsentRoles_hasNone() {
    String old =
        "{\"sequence\":3,\"at\":5,\"kind\":\"ended\",\"reason\":\"player-gone\",\"goals\":[],"
            + "\"detail\":\"A could not be reached\"}";

    MatchEvent read = EventJson.read(old);

    assertTrue(((EventBody.Ended) read.body()).absent().isEmpty());
    assertEquals(old, EventJson.print(read));
  }

  @Test
  void print_anyEvent_isOneLine() {
    ALL.each(body -> assertTrue(EventJson.print(new MatchEvent(1, 1, body)).lines().count() == 1));
  }

  @Test
  void read_damagedText_isRefused() {
    String good = EventJson.print(new MatchEvent(3, 5, Events.moved(1)));

    for (String bad :
        Lists.immutable.of(
            "",
            "{",
            "[]",
            good.replace("moved", "dreamt"),
            good.replace("\"step\":1", "\"step\":\"x\""),
            good.replace("\"moves\"", "\"other\""),
            good.replace("( mark 1 1 )", "( mark 1"),
            good.replace("\"sequence\":3", "\"sequence\":0"))) {
      assertThrows(IllegalArgumentException.class, () -> EventJson.read(bad), bad);
    }
  }
}
