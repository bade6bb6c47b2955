package org.gonu.engine.circuit.prover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.HandMadeGames;
import org.gonu.engine.lanes.ScalarCircuit;
import org.junit.jupiter.api.Test;

/** Groups of large circuits: what is proved holds, and what should be proved is. */
final class ExclusionInductionTest {
  private static final int GROUPS = 4;
  private static final int MEMBERS = 3;
  private static final int BASES = GROUPS * MEMBERS + 3;
  private static final int MOVES = 6;
  private static final int CIRCUITS = 3_000;
  private static final int STEPS = 60;
  private static final long WORK = 100_000;

  /** Groups of random gates; next values of some exclude each other as written, others may not. */
  private static Circuit circuit(SplittableRandom random) {
    GateBuilder builder = new GateBuilder();
    IntArrayList pool = new IntArrayList();
    IntStream.range(0, BASES).forEach(base -> pool.add(builder.base(base)));
    int[] legal = new int[MOVES];
    for (int i = 0; i < 12; i++) {
      pool.add(conjunction(builder, pool, random));
    }
    Arrays.setAll(legal, move -> pool.get(random.nextInt(pool.size())) ^ random.nextInt(2));
    legal[0] = Gates.TRUE;
    IntStream.range(0, MOVES).forEach(move -> pool.add(builder.does(move)));
    for (int i = 0; i < 30; i++) {
      pool.add(conjunction(builder, pool, random));
    }
    int[] next = new int[BASES];
    Arrays.setAll(next, base -> pool.get(random.nextInt(pool.size())) ^ random.nextInt(2));
    for (int group = 0; group < GROUPS; group++) {
      int none = Gates.TRUE;
      boolean isExclusive = random.nextBoolean();
      for (int base = group * MEMBERS; base < (group + 1) * MEMBERS && isExclusive; base++) {
        int own = next[base];
        next[base] = builder.and(own, none);
        none = builder.and(none, Gates.not(own));
      }
    }
    StepNetlist net =
        new StepNetlist(
            builder.build(),
            legal,
            next,
            Gates.FALSE,
            Lists.immutable.of(new StepNetlist.Goals(new int[] {0}, new int[] {Gates.TRUE})),
            Lists.immutable.empty());
    return HandMadeGames.circuit(
        BASES,
        new int[] {0, MOVES},
        new long[1],
        net,
        Lists.immutable.of(new Circuit.Phase(new int[0], 0, net, new int[0])));
  }

  private static int conjunction(GateBuilder builder, IntArrayList pool, SplittableRandom random) {
    int[] inputs = new int[2 + random.nextInt(2)];
    Arrays.setAll(inputs, each -> pool.get(random.nextInt(pool.size())) ^ random.nextInt(2));
    return builder.and(inputs, inputs.length);
  }

  private static ImmutableList<MutexGroup> candidates() {
    return Lists.immutable.fromStream(
        IntStream.range(0, GROUPS)
            .mapToObj(
                group ->
                    new MutexGroup(
                        IntStream.range(group * MEMBERS, (group + 1) * MEMBERS).toArray(), false)));
  }

  @Test
  void proved_groupsOfRandomCircuits_holdInRandomMatches() {
    SplittableRandom random = new SplittableRandom(3);
    int all = 0;
    int violated = 0;
    for (int i = 0; i < CIRCUITS; i++) {
      Circuit circuit = circuit(random);
      ImmutableList<MutexGroup> proved = MutexGroups.proved(circuit, candidates(), WORK);
      all += proved.size();
      ImmutableList<MutexGroup> others =
          candidates()
              .reject(
                  group -> proved.anySatisfy(each -> Arrays.equals(each.bases(), group.bases())));
      long[] state = circuit.initialState();
      for (int step = 0; step < STEPS; step++) {
        long[] now = state;
        assertTrue(proved.allSatisfy(group -> group.fits(now)), "circuit " + i);
        violated += others.anySatisfy(group -> !group.fits(now)) ? 1 : 0;
        state = next(circuit.general(), state, random);
      }
    }
    assertTrue(all > CIRCUITS, all + " groups proved");
    assertTrue(violated > CIRCUITS, violated + " states where others fail");
  }

  /** The state after a random legal move. */
  private static long[] next(StepNetlist net, long[] state, SplittableRandom random) {
    long legal = new ScalarCircuit(net, state).legal()[0];
    int move = random.nextInt(MOVES);
    while ((legal >> move & 1) == 0) {
      move = (move + 1) % MOVES;
    }
    return new ScalarCircuit(net, state, move).next();
  }

  @Test
  void proved_withoutWork_isNothing() {
    Circuit circuit = HandMadeGames.ticTacToe(true);
    ImmutableList<MutexGroup> cells =
        Lists.immutable.fromStream(
            IntStream.range(0, 9)
                .mapToObj(cell -> new MutexGroup(new int[] {2 * cell, 2 * cell + 1}, false)));

    assertEquals(9, MutexGroups.proved(circuit, cells, WORK).size());
    assertTrue(MutexGroups.proved(circuit, cells, 0).isEmpty());
  }

  @Test
  void proved_marksOfTwoCells_isNothing() {
    Circuit circuit = HandMadeGames.ticTacToe(true);
    MutexGroup wrong = new MutexGroup(new int[] {0, 2}, false);

    assertTrue(MutexGroups.proved(circuit, Lists.immutable.of(wrong), WORK).isEmpty());
  }
}
