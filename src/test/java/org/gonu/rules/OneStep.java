package org.gonu.rules;

import java.util.Objects;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.gonu.gdl.Term;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.Move;
import org.gonu.machine.PackedGame;
import org.gonu.machine.PlayoutSums;
import org.jspecify.annotations.Nullable;

/** Makes single steps in a lane. */
final class OneStep implements LaneClient {
  private final PackedGame game;
  private final Lanes lanes;
  private long[] from = {};
  private ImmutableList<Move> jointMove = Lists.immutable.empty();
  private boolean isGiven;
  private long[] promising = {};
  private @Nullable Result result;

  /** What a step has led to. */
  @SuppressWarnings("ArrayRecordComponent") // read by tests, never compared
  record Result(
      PackedGame game,
      ImmutableList<Term> facts,
      long[] legalBits,
      long[] promisingBits,
      boolean terminal,
      int[] goals) {

    /** The legal moves of a role. */
    ImmutableList<Move> legal(int role) {
      return moves(legalBits, role);
    }

    /** Those that playouts choose from, as far as that is told. */
    ImmutableList<Move> promising(int role) {
      return moves(promisingBits, role);
    }

    private ImmutableList<Move> moves(long[] bits, int role) {
      int from = game.firstMove(role);
      int to = game.firstMove(role + 1);
      return IntInterval.fromTo(from, to - 1)
          .select(move -> (bits[move >> 6] >>> move & 1) != 0)
          .collect(game.moves()::get)
          .toImmutable();
    }
  }

  OneStep(PackedGame game, long seed) {
    this.game = game;
    this.lanes = game.playouts().newLanes(seed);
  }

  /** The step with a joint move, or with one that the lane chooses if none is given. */
  Result make(ImmutableList<Term> facts, ImmutableList<Move> givenMove) {
    from = game.pack(facts);
    jointMove = givenMove;
    isGiven = false;
    promising = new long[0];
    do {
      lanes.run(this, 1);
    } while (lanes.busy() > 0);
    return Objects.requireNonNull(result);
  }

  @Override
  public boolean assign(int phase, LaneJob job) {
    if (isGiven || Math.max(0, game.phaseOf(from)) != phase) {
      return false;
    }
    isGiven = true;
    job.setState(from);
    for (int role = 0; role < jointMove.size(); role++) {
      int first = game.firstMove(role);
      int number = first;
      while (!game.moves().get(number).equals(jointMove.get(role))) {
        number++;
      }
      job.force(role, number);
    }
    job.reportChild(false);
    return true;
  }

  @Override
  public void promising(int ticket, long[] moves) {
    promising = moves.clone();
  }

  @Override
  public void child(int ticket, long[] state, long[] legal, boolean terminal, int[] goals) {
    long[] moves = promising.length == 0 ? legal.clone() : promising;
    result = new Result(game, game.facts(state), legal.clone(), moves, terminal, goals.clone());
  }

  @Override
  public void ended(int ticket, PlayoutSums sums, boolean last) {
    throw new IllegalStateException("only steps were asked for");
  }
}
