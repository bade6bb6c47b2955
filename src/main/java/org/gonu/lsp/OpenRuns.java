package org.gonu.lsp;

import java.util.concurrent.Future;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/**
 * The runs that have not ended, by the token of their bar, and which of them the user has stopped.
 * Runs that have ended are forgotten when another begins. Safe for use by several threads.
 */
final class OpenRuns {
  private final MutableMap<Either<String, Integer>, Run> runs = Maps.mutable.empty();

  /** A run; what becomes of it is guarded by the runs. */
  private static final class Run {
    final Future<?> result;
    boolean isStopped;

    Run(Future<?> result) {
      this.result = result;
    }
  }

  /** A run has begun; one that has ended already is not remembered. */
  synchronized void add(Either<String, Integer> token, Future<?> result) {
    runs.put(token, new Run(result));
    runs.removeIf((any, run) -> run.result.isDone());
  }

  /** The user has pressed the button on a bar; nothing happens if its run has ended. */
  synchronized void stop(Either<String, Integer> token) {
    Run run = runs.get(token);
    if (run != null) {
      run.isStopped = true;
    }
  }

  /** True if a run is to end. */
  synchronized boolean isStopped(Either<String, Integer> token) {
    Run run = runs.get(token);
    return run != null && run.isStopped;
  }

  /** Runs that are remembered. */
  synchronized int size() {
    return runs.size();
  }
}
