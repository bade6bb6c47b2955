package org.gonu.search.mcts;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.gonu.machine.DaemonThreads;
import org.gonu.machine.PackedGame;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The rewritten lanes of a game, made in the background for a search that has begun on a draft. */
final class LaterLanes implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(LaterLanes.class);

  private final CompletableFuture<PackedGame> made = new CompletableFuture<>();
  private final Optional<Thread> maker;
  private volatile boolean isTaken;
  private volatile boolean isClosed;

  private LaterLanes(PackedGame game) {
    maker =
        game.isDraft()
            ? Optional.of(DaemonThreads.newThread(() -> make(game), "gonu-search-rewriting"))
            : Optional.empty();
  }

  /** Begins to make them; none ever come if the game is no draft. */
  static LaterLanes of(PackedGame game) {
    LaterLanes lanes = new LaterLanes(game);
    lanes.maker.ifPresent(Thread::start);
    return lanes;
  }

  private void make(PackedGame game) {
    try {
      made.complete(game.rewritten());
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError bug) {
      if (isClosed) {
        LOG.debug("called off", bug);
      } else {
        LOG.error("the lanes of a search are not rewritten, it goes on with the draft", bug);
      }
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

  /** Ends the work on them, if it goes on. Another search of the game can begin it anew. */
  @Override
  public void close() {
    isClosed = true;
    maker.ifPresent(Thread::interrupt);
  }
}
