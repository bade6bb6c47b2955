package org.gonu.cli.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.InterruptHook;
import org.gonu.server.arena.ArenaResult;
import org.gonu.server.arena.ArenaRun;
import org.gonu.server.arena.Fixture;
import org.gonu.server.arena.Journal;
import org.gonu.server.arena.Scoreboard;
import org.gonu.server.rating.Sprt;

/**
 * Plays the matches that a journal lacks. It can be interrupted at any time. A sheet whose rules
 * break down is left, and the others go on.
 */
final class ArenaSession {
  private final Journal journal;
  private final Scoreboard board;
  private final ArenaHost matches;
  private final Console console;
  private final boolean quiet;

  /** The sheets whose rules broke down. */
  private final Set<String> broken = ConcurrentHashMap.newKeySet();

  /**
   * What became of a match.
   *
   * @param fault of the rules, if they broke down
   * @param result missing if the rules broke down, in this match or in one before
   */
  private record MatchOutcome(
      Fixture fixture, Optional<InputException> fault, Optional<ArenaResult> result) {}

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
   * @return the sheets whose rules broke down
   * @throws IOException if the journal cannot be written
   */
  ImmutableSet<String> play(ImmutableList<Fixture> all, int workers) throws IOException {
    journal.before().each(board::add);
    ImmutableSet<Fixture> played = journal.before().collect(ArenaResult::fixture).toImmutableSet();
    ImmutableList<Fixture> open = all.reject(played::contains);
    if (board.verdict() != Sprt.Verdict.OPEN || open.isEmpty()) {
      return Sets.immutable.empty();
    }
    ArenaProgress progress = new ArenaProgress(console, board, played.size() + open.size(), quiet);
    ArenaRun<Fixture, MatchOutcome> run =
        new ArenaRun<>(open, this::attempt, outcome -> take(outcome, progress));
    InterruptHook hook = InterruptHook.of("arena-at-interrupt", () -> interrupt(run));
    try (hook) {
      run.play(workers);
    } catch (UncheckedIOException unwritable) {
      throw unwritable.getCause();
    } finally {
      progress.end();
    }
    return Sets.immutable.ofAll(broken);
  }

  private MatchOutcome attempt(Fixture fixture, int worker) {
    if (broken.contains(fixture.sheet())) {
      return new MatchOutcome(fixture, Optional.empty(), Optional.empty());
    }
    try {
      ArenaResult result = matches.play(fixture, worker);
      return new MatchOutcome(fixture, Optional.empty(), Optional.of(result));
    } catch (BrokenSheetException fault) {
      return new MatchOutcome(fixture, Optional.of(fault.error()), Optional.empty());
    }
  }

  private boolean take(MatchOutcome outcome, ArenaProgress progress) {
    String sheet = outcome.fixture().sheet();
    if (outcome.fault().isPresent() && broken.add(sheet)) {
      progress.left(sheet, outcome.fault().get());
    }
    return outcome.result().map(result -> count(result, progress)).orElse(true);
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
}
