package org.gonu.lsp;

import java.util.concurrent.Future;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/**
 * The runs in progress, by the token of their bar, and which of them the user has stopped. Ended
 * runs are removed when another begins. Safe for use by several threads.
 */
final class OpenRuns {
  private final MutableMap<Either<String, Integer>, Run> runs = Maps.mutable.empty();

  /** A run; its fields are guarded by the enclosing object. */
  private static final class Run {
    final Future<?> result;
    boolean isStopped;

    Run(Future<?> result) {
      this.result = result;
    }
  }

  /** Adds a run, unless it has ended already. */
  synchronized void add(Either<String, Integer> token, Future<?> result) {
    runs.put(token, new Run(result));
    runs.removeIf((any, run) -> run.result.isDone());
  }

  /** Stops the run of a bar whose button the user has pressed; ignored if the run has ended. */
  synchronized void stop(Either<String, Integer> token) {
    Run run = runs.get(token);
    if (run != null) {
      run.isStopped = true;
    }
  }

  /** True if a run has to end. */
  synchronized boolean isStopped(Either<String, Integer> token) {
    Run run = runs.get(token);
    return run != null && run.isStopped;
  }

  /** Number of runs held. */
  synchronized int size() {
    return runs.size();
  }
}
