package org.gonu.cli.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.cli.console.Console;
import org.gonu.server.arena.ArenaResult;
import org.gonu.server.arena.ArenaRun;
import org.gonu.server.arena.Fixture;
import org.gonu.server.arena.Journal;
import org.gonu.server.arena.Scoreboard;
import org.gonu.server.rating.Sprt;

/** Plays the matches that a journal lacks. It can be interrupted at any time. */
final class ArenaSession {
  private final Journal journal;
  private final Scoreboard board;
  private final ArenaHost matches;
  private final Console console;
  private final boolean quiet;

  ArenaSession(
      Journal journal, Scoreboard board, ArenaHost matches, Console console, boolean quiet) {
    this.journal = journal;
    this.board = board;
    this.matches = matches;
    this.console = console;
    this.quiet = quiet;
  }

  /**
   * Counts the matches of the journal and plays the others, unless the sequential test has decided.
   *
   * @param workers matches at once
   * @throws IOException if the journal cannot be written
   */
  void play(ImmutableList<Fixture> all, int workers) throws IOException {
    journal.before().each(board::add);
    ImmutableSet<Fixture> played = journal.before().collect(ArenaResult::fixture).toImmutableSet();
    ImmutableList<Fixture> open = all.reject(played::contains);
    if (board.verdict() != Sprt.Verdict.OPEN || open.isEmpty()) {
      return;
    }
    ArenaProgress progress = new ArenaProgress(console, board, played.size() + open.size(), quiet);
    ArenaRun<Fixture, ArenaResult> run =
        new ArenaRun<>(open, matches, result -> count(result, progress));
    Thread atInterrupt = new Thread(null, () -> interrupt(run), "arena-at-interrupt");
    Runtime.getRuntime().addShutdownHook(atInterrupt);
    try {
      run.play(workers);
    } catch (UncheckedIOException unwritable) {
      throw unwritable.getCause();
    } finally {
      progress.end();
      removeHook(atInterrupt);
    }
  }

  /** Adds a result to the journal first: whatever is shown is on the disk. */
  private boolean count(ArenaResult result, ArenaProgress progress) {
    try {
      journal.add(result);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
    board.add(result);
    progress.finished(result);
    return board.verdict() == Sprt.Verdict.OPEN;
  }

  /** Ends the run. Matches that end because their players are stopped must not count any more. */
  private void interrupt(ArenaRun<?, ?> run) {
    run.interrupt();
    matches.abort();
    console.err().println();
    console
        .err()
        .println("broken off after " + board.total().matches() + " matches; run again to go on");
    console.flush();
  }

  private static void removeHook(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // The program is being ended: the shutdown hook runs.
    }
  }
}
