package org.gonu.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.EventJson;
import org.gonu.server.event.Events;
import org.gonu.server.event.MatchEvent;

/** Events of matches as JSON. What can be read is written and read again. */
final class EventTarget implements Target {
  @Override
  public List<byte[]> samples() {
    EventBody[] bodies = {
      Events.paired(Events.created("m1", "abc", "gonu", "other"), "1-2"),
      Events.started(),
      Events.moved(1),
      Events.reached(1),
      Events.completed(),
      Events.aborted()
    };
    String[] texts = new String[bodies.length];
    for (int i = 0; i < bodies.length; i++) {
      texts[i] = EventJson.print(new MatchEvent(i + 1, 1_800_000_000_000L, bodies[i]));
    }
    return Samples.texts(texts);
  }

  @Override
  public List<String> words() {
    return List.of("{", "}", "[", "]", ",", "\"", "null", "1e9", "-1", "\"kind\"", "\\ud800", "(");
  }

  @Override
  public void take(byte[] input) {
    MatchEvent event;
    try {
      event = EventJson.read(new String(input, StandardCharsets.UTF_8));
    } catch (IllegalArgumentException refused) {
      return;
    }
    String printed = EventJson.print(event);
    assertEquals(printed, EventJson.print(EventJson.read(printed)));
  }
}
