package org.gonu.cli.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.match.MatchClocks;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.MatchEvent;
import org.gonu.server.service.GameServer;
import org.gonu.server.service.MatchRequest;
import org.gonu.server.service.ServerSettings;
import org.gonu.server.store.MatchRow;
import org.gonu.server.store.PlayerRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What players of ours think is in the events of their matches. */
@Timeout(60)
final class ThoughtEventsTest {
  private static final Duration CLOCK = Duration.ofSeconds(20);

  private final Path directory;

  ThoughtEventsTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void match_ofOurPlayers_tellsWhatTheyThinkInEveryTurnWithAChoice() throws Exception {
    ServerSettings settings = new ServerSettings(2, 2, CLOCK, 7, "gonu test");
    try (GameServer server =
        GameServer.open(
            directory,
            settings,
            Maps.immutable.of(PlayerRow.Kind.LOCAL, new OwnPlayers(2)),
            Clock.systemUTC())) {
      String text = Files.readString(Path.of("rules/connect-four.kif"));
      String sheet = server.addSheet("connect-four", text).get().hash();
      server.registerPlayer("A", PlayerRow.Kind.LOCAL, "mcts:playouts=40,threads=1", 9).get();
      server.registerPlayer("B", PlayerRow.Kind.LOCAL, "mcts:playouts=40,threads=1", 9).get();
      MatchRequest request =
          MatchRequest.of(sheet, Lists.immutable.of("A", "B"), MatchClocks.of(CLOCK, CLOCK))
              .withSeed(5);

      String id = server.startMatch(request).get().id();
      MatchRow row = server.whenEnded(id).get(60, TimeUnit.SECONDS);

      assertEquals(EndReason.COMPLETED, row.reason().orElseThrow());
      ImmutableList<EventBody> bodies = server.events(id, 1, 1000).collect(MatchEvent::body);
      ImmutableList<EventBody.Thought> thoughts = bodies.selectInstancesOf(EventBody.Thought.class);
      ImmutableList<EventBody.Moved> turns =
          bodies.selectInstancesOf(EventBody.Moved.class).select(ThoughtEventsTest::hasAChoice);
      assertEquals(
          turns.collect(EventBody.Moved::step).toSet(),
          thoughts.collect(EventBody.Thought::step).toSet());
      assertTrue(thoughts.anySatisfy(thought -> thought.playouts() > 0), thoughts.toString());
      for (EventBody.Thought thought : thoughts) {
        assertTrue(thought.playouts() >= 0 && thought.line().startsWith("["), thought.toString());
        assertTrue(thought.value() >= 0 && thought.value() <= 100, thought.toString());
      }
    }
  }

  @Test
  void match_ofPlayersThatSeeOtherNames_tellsThoughtsInTheNamesOfTheSheet() throws Exception {
    ServerSettings settings = new ServerSettings(2, 2, CLOCK, 7, "gonu test");
    try (GameServer server =
        GameServer.open(
            directory,
            settings,
            Maps.immutable.of(PlayerRow.Kind.CHANNEL, new OwnPlayers(2)),
            Clock.systemUTC())) {
      String text = Files.readString(Path.of("rules/tic-tac-toe.kif"));
      String sheet = server.addSheet("tic-tac-toe", text).get().hash();
      String player = "mcts:playouts=40,threads=1";
      server.registerPlayer("A", PlayerRow.Kind.CHANNEL, player, 9).get();
      server.registerPlayer("B", PlayerRow.Kind.CHANNEL, player, 9).get();
      MatchRequest request =
          MatchRequest.of(sheet, Lists.immutable.of("A", "B"), MatchClocks.of(CLOCK, CLOCK))
              .withSeed(5)
              .withScrambled(true);

      String id = server.startMatch(request).get().id();
      server.whenEnded(id).get(60, TimeUnit.SECONDS);

      ImmutableList<EventBody.Thought> thoughts =
          server
              .events(id, 1, 1000)
              .collect(MatchEvent::body)
              .selectInstancesOf(EventBody.Thought.class);
      assertTrue(thoughts.notEmpty());
      for (EventBody.Thought thought : thoughts) {
        assertTrue(thought.role().matches("[xo]"), thought.toString());
        assertTrue(
            thought.line().matches("(\\(mark [abc] [123]\\)|noop|[\\[\\] ])+"), thought.toString());
      }
    }
  }

  private static boolean hasAChoice(EventBody.Moved moved) {
    return moved.legalCounts().anySatisfy(count -> count > 1);
  }
}
