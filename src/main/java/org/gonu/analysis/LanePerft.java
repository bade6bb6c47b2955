package org.gonu.analysis;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.PackedGame;
import org.gonu.machine.PlayoutSums;
import org.gonu.machine.SideBySide;

/**
 * Counts joint-move sequences as {@link Perft} does, with each joint move in a lane of its own.
 *
 * <p>The states of a depth are expanded together: a job for every joint move of every state, whose
 * report has the next state, its legal moves, and whether it is terminal. At the last depth only
 * the latter is asked, and each processor has lanes of its own for a part of the states.
 */
public final class LanePerft {
  /** Playouts are not asked for, so that their seed does not matter. */
  private static final long SEED = 1;

  /** So many states are expanded before progress is told. */
  private static final int TOLD = 256;

  /** Memory for the states of two depths, one of which is made from the other. */
  private final long maxBytes = Runtime.getRuntime().maxMemory() / 4 * 3;

  private final PackedGame game;
  private final Lanes lanes;
  private final PerftProgress progress;

  /** Counts in lanes of this game. */
  public LanePerft(PackedGame game) {
    this(game, PerftProgress.NONE);
  }

  /** Counts in lanes of this game, and tells how far it is. */
  public LanePerft(PackedGame game, PerftProgress progress) {
    this.game = game;
    this.progress = progress;
    this.lanes = game.playouts().newLanes(SEED);
  }

  /** True if sequences from this state can be counted in lanes: it has a phase. */
  public boolean canStart(long[] state) {
    return game.phaseOf(state) >= 0;
  }

  /**
   * Counts up to a depth.
   *
   * @param start the state in which the sequences start: {@link #canStart}
   * @param action called with each row as soon as it is known, from depth 0
   * @return a state in which the rules fail, and the count ends: it is not terminal, and a role has
   *     no legal move; empty if all depths were counted
   * @throws TooManySequencesException if a count does not fit into a long
   * @throws TooManyStatesException if the states of a depth do not fit into memory
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public Optional<long[]> run(long[] start, int maxDepth, Consumer<Perft.Row> action) {
    PerftLevel level = new PerftLevel(game.words(), maxBytes);
    Present present = new Present(start, level);
    lanes.run(present, Integer.MAX_VALUE);
    action.accept(new Perft.Row(0, 1, present.isTerminal ? 1 : 0));
    for (int depth = 1; depth <= maxDepth; depth++) {
      progress.begins(depth, level.size());
      boolean keeps = depth < maxDepth;
      ImmutableList<Expansion> parts = parts(level, keeps ? 1 : partsOf(level), keeps);
      Optional<Expansion> failed = parts.detectOptional(part -> part.stuck);
      if (failed.isPresent()) {
        return Optional.of(failed.get().state);
      }
      action.accept(sum(depth, parts));
      level = parts.getFirst().states;
    }
    return Optional.empty();
  }

  /** As many parts as there are processors, if each fills its lanes more than once. */
  private int partsOf(PerftLevel level) {
    int processors = Runtime.getRuntime().availableProcessors();
    return Math.max(1, Math.min(processors, level.size() / lanes.size()));
  }

  /** Expands the parts of a level side by side. */
  private ImmutableList<Expansion> parts(PerftLevel level, int count, boolean keeps) {
    MutableList<Supplier<Expansion>> parts = Lists.mutable.empty();
    for (int part = 0; part < count; part++) {
      int first = (int) ((long) level.size() * part / count);
      int end = (int) ((long) level.size() * (part + 1) / count);
      Lanes own = part == 0 ? lanes : game.playouts().newLanes(SEED);
      parts.add(() -> new Expansion(level, first, end, keeps).run(own));
    }
    return SideBySide.all(parts.toImmutable());
  }

  private static Perft.Row sum(int depth, ImmutableList<Expansion> parts) {
    long sequences = 0;
    long terminal = 0;
    for (Expansion part : parts) {
      sequences = TooManySequencesException.sum(sequences, part.sequences);
      terminal = TooManySequencesException.sum(terminal, part.terminal);
    }
    return new Perft.Row(depth, sequences, terminal);
  }

  /** Asks for the legal moves of the state at the start. */
  private final class Present implements LaneClient {
    private final long[] start;
    private final int phase;
    private final PerftLevel level;
    private boolean assigned;
    private boolean isTerminal;

    Present(long[] start, PerftLevel level) {
      this.start = start;
      this.phase = game.phaseOf(start);
      this.level = level;
    }

    @Override
    public boolean assign(int wanted, LaneJob job) {
      if (assigned || wanted != phase) {
        return false;
      }
      assigned = true;
      job.setState(start);
      job.reportPresent();
      return true;
    }

    @Override
    public void child(int tag, long[] state, long[] legal, boolean terminal, int[] goals) {
      isTerminal = terminal;
      if (!terminal) {
        level.add(state, legal, 1);
      }
    }

    @Override
    public void ended(int tag, PlayoutSums sums, boolean last) {
      // No playout is asked for.
    }
  }

  /** Makes every joint move of some states of a level. */
  private final class Expansion implements LaneClient {
    private final PerftLevel from;
    private final int end;
    private final boolean keeps;
    private final PerftLevel states;
    private final int roles = game.roles().size();
    private final long[] state = new long[game.words()];

    /** Of the state whose moves are being made: where the moves of each role begin. */
    private final int[] begins = new int[roles + 1];

    /** The next joint move: for each role an index of a move of {@link #from}. */
    private final int[] chosen = new int[roles];

    private int current;
    private int phase;

    /** True if a role has no legal move in the current state. */
    private boolean stuck;

    private long sequences;
    private long terminal;

    /**
     * Makes the moves of the states of a level between two of them.
     *
     * @param keeps true to keep the states that they lead to
     */
    Expansion(PerftLevel from, int first, int end, boolean keeps) {
      this.from = from;
      this.end = end;
      this.keeps = keeps;
      this.states = new PerftLevel(game.words(), maxBytes - from.bytes());
      current = first;
      begin();
    }

    /** Returns itself, when all moves are made. */
    Expansion run(Lanes own) {
      if (current < end) {
        own.run(this, Integer.MAX_VALUE);
      }
      return this;
    }

    @Override
    public boolean assign(int wanted, LaneJob job) {
      if (stuck || current == end || wanted != phase) {
        return false;
      }
      job.setTag(current);
      job.setState(state);
      for (int role = 0; role < roles; role++) {
        job.force(role, from.move(chosen[role]));
      }
      if (keeps) {
        job.reportChild(false);
      } else {
        job.reportTerminal();
      }
      sequences = TooManySequencesException.sum(sequences, from.ways(current));
      if (!turn()) {
        current++;
        if (current % TOLD == 0) {
          progress.expands(TOLD);
        }
        begin();
      }
      return true;
    }

    /** Goes on to the next joint move of the state; false if all were made. */
    private boolean turn() {
      for (int role = roles - 1; role >= 0; role--) {
        if (++chosen[role] < begins[role + 1]) {
          return true;
        }
        chosen[role] = begins[role];
      }
      return false;
    }

    /** Begins with the joint moves of the current state. */
    private void begin() {
      if (current == end) {
        return;
      }
      from.copyState(current, state);
      phase = game.phaseOf(state);
      int index = from.firstMove(current);
      int last = from.lastMove(current);
      for (int role = 0; role < roles; role++) {
        begins[role] = index;
        chosen[role] = index;
        while (index < last && from.move(index) < game.firstMove(role + 1)) {
          index++;
        }
        stuck |= index == begins[role];
      }
      begins[roles] = last;
    }

    @Override
    public void child(int tag, long[] child, long[] legal, boolean isTerminal, int[] goals) {
      childTerminal(tag, isTerminal);
      if (!isTerminal) {
        states.add(child, legal, from.ways(tag));
      }
    }

    @Override
    public void childTerminal(int tag, boolean isTerminal) {
      terminal = TooManySequencesException.sum(terminal, isTerminal ? from.ways(tag) : 0);
    }

    @Override
    public void ended(int tag, PlayoutSums sums, boolean last) {
      // No playout is asked for.
    }
  }
}
