package org.gonu.search.mcts;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.gonu.machine.DaemonThreads;
import org.gonu.machine.PackedGame;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The rewritten lanes of a game, made in the background for a search that has begun on a draft. */
final class LaterLanes {
  private static final Logger LOG = LoggerFactory.getLogger(LaterLanes.class);

  private final CompletableFuture<PackedGame> made = new CompletableFuture<>();
  private volatile boolean isTaken;

  private LaterLanes() {}

  /** Begins to make them; none ever come if the game is no draft. */
  static LaterLanes of(PackedGame game) {
    LaterLanes lanes = new LaterLanes();
    if (game.isDraft()) {
      DaemonThreads.newThread(() -> lanes.make(game), "gonu-search-rewriting").start();
    }
    return lanes;
  }

  private void make(PackedGame game) {
    try {
      made.complete(game.rewritten());
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError bug) {
      LOG.error("the lanes of a search are not rewritten, it goes on with the draft", bug);
    }
  }

  /** True if they are made and nobody has taken them; from any thread. */
  boolean areReady() {
    return !isTaken && made.isDone();
  }

  /** The game with these lanes, once, when it is ready. */
  Optional<PackedGame> take() {
    if (!areReady()) {
      return Optional.empty();
    }
    isTaken = true;
    return Optional.of(made.join());
  }
}
