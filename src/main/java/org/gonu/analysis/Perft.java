package org.gonu.analysis;

import java.util.function.Consumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.ObjectLongMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.primitive.MutableObjectLongMap;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/**
 * Counts joint-move sequences by length, as chess engines do to test their move generators.
 *
 * <p>Each state of a depth is kept once, with the number of sequences that lead to it, so that
 * transpositions cost nothing. The states of the last depth are not kept.
 */
public final class Perft {
  private final StateMachine machine;
  private final PerftProgress progress;

  /**
   * The sequences of one length.
   *
   * @param depth their length
   * @param sequences number of sequences of which no proper prefix ends in a terminal state
   * @param terminal number of these that end in a terminal state
   */
  public record Row(int depth, long sequences, long terminal) {}

  /** Counts on this machine. */
  public Perft(StateMachine machine) {
    this(machine, PerftProgress.NONE);
  }

  /** Counts on this machine, and tells how far it is. */
  public Perft(StateMachine machine, PerftProgress progress) {
    this.machine = machine;
    this.progress = progress;
  }

  /**
   * Counts up to a depth.
   *
   * @param start the state in which the sequences start
   * @param action called with each row as soon as it is known, from depth 0
   * @throws TooManySequencesException if a count does not fit into a long
   */
  public void run(State start, int maxDepth, Consumer<Row> action) {
    MutableObjectLongMap<State> level = ObjectLongMaps.mutable.empty();
    level.put(start, 1);
    action.accept(new Row(0, 1, machine.isTerminal(start) ? 1 : 0));
    for (int depth = 1; depth <= maxDepth; depth++) {
      progress.begins(depth, level.size());
      Level next = new Level(depth < maxDepth);
      level.forEachKeyValue(next::expand);
      action.accept(new Row(depth, next.sequences, next.terminal));
      level = next.states;
    }
  }

  /** The states of one depth as they are found. */
  private final class Level {
    private final boolean keep;
    private final MutableObjectLongMap<State> states = ObjectLongMaps.mutable.empty();
    private long sequences;
    private long terminal;

    Level(boolean keep) {
      this.keep = keep;
    }

    private void expand(State state, long ways) {
      progress.expands(1);
      if (machine.isTerminal(state)) {
        return;
      }
      ImmutableList<ImmutableList<Move>> moves =
          machine.roles().collect(role -> machine.legalMoves(state, role));
      expand(state, ways, moves, Lists.immutable.empty());
    }

    /** Completes a joint move by every choice of the roles that have none yet. */
    private void expand(
        State state,
        long ways,
        ImmutableList<ImmutableList<Move>> moves,
        ImmutableList<Move> chosen) {
      if (chosen.size() < moves.size()) {
        for (Move move : moves.get(chosen.size())) {
          expand(state, ways, moves, chosen.newWith(move));
        }
        return;
      }
      State next = machine.next(state, chosen);
      sequences = TooManySequencesException.sum(sequences, ways);
      if (machine.isTerminal(next)) {
        terminal = TooManySequencesException.sum(terminal, ways);
      } else if (keep) {
        states.updateValue(next, 0, before -> TooManySequencesException.sum(before, ways));
      }
    }
  }
}
