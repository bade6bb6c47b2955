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
    return circuit(builder, legal, next);
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

  /** A game for one role, of gates without control. */
  private static Circuit circuit(GateBuilder builder, int[] legal, int[] next) {
    StepNetlist net =
        new StepNetlist(
            builder.build(),
            legal,
            next,
            Gates.FALSE,
            Lists.immutable.of(new StepNetlist.Goals(new int[] {0}, new int[] {Gates.TRUE})),
            Lists.immutable.empty());
    return HandMadeGames.circuit(
        next.length,
        new int[] {0, legal.length},
        new long[1],
        net,
        Lists.immutable.of(new Circuit.Phase(new int[0], 0, net, new int[0])));
  }

  @Test
  void proved_whereOnlyOneMoveIsLeft_usesThatItIsLegal() {
    GateBuilder builder = new GateBuilder();
    int open = builder.base(2);
    int notOthers = builder.and(Gates.not(builder.does(0)), Gates.not(builder.does(1)));
    int[] next = {notOthers, Gates.not(open), open};
    ImmutableList<MutexGroup> both = Lists.immutable.of(new MutexGroup(new int[] {0, 1}, false));

    Circuit needsBase = circuit(builder, new int[] {Gates.TRUE, Gates.TRUE, open}, next);
    Circuit needsNothing = circuit(builder, new int[] {Gates.TRUE, Gates.TRUE, Gates.TRUE}, next);

    assertEquals(1, MutexGroups.proved(needsBase, both, WORK).size());
    assertTrue(MutexGroups.proved(needsNothing, both, WORK).isEmpty());
  }

  /**
   * No base of one literal excludes the other literal, but each choice of four bases is excluded.
   */
  @Test
  void proved_whereOnlyProductsExcludeEachOther_isFound() {
    GateBuilder builder = new GateBuilder();
    int[] next = new int[10];
    next[8] = builder.and(or(builder, 0, 1), or(builder, 2, 3));
    next[9] = builder.and(or(builder, 4, 5), or(builder, 6, 7));
    Circuit circuit = circuit(builder, new int[] {Gates.TRUE}, next);
    int[][] pairs = {{0, 4}, {1, 5}, {0, 6}, {1, 7}, {2, 7}, {2, 4}, {3, 5}, {3, 6}, {8, 9}};
    ImmutableList<MutexGroup> groups =
        Lists.immutable.of(pairs).collect(pair -> new MutexGroup(pair, false));

    assertEquals(groups.size(), MutexGroups.proved(circuit, groups, WORK).size());
    for (int pair = 0; pair < 8; pair++) {
      MutexGroup missing = groups.get(pair);
      assertEquals(
          groups.size() - 2, MutexGroups.proved(circuit, groups.newWithout(missing), WORK).size());
    }
  }

  private static int or(GateBuilder builder, int base, int other) {
    return Gates.not(builder.and(Gates.not(builder.base(base)), Gates.not(builder.base(other))));
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
