package org.gonu.engine.circuit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Gates that follow changes tell what gates that are all evaluated tell. */
final class ChangedGatesTest {
  private static final int BASES = 40;
  private static final int MOVES = 12;

  /** States that do not follow one another, with one move or two. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void changedGates_ofRandomNetlists_agreeWithAllGates(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    StepNetlist net = randomNet(random);
    StepValues changed = new ChangedGates(net, BASES);
    StepValues all = new AllGates(net, BASES);

    for (int i = 0; i < 200; i++) {
      // Two of three states differ in few bases.
      long state = random.nextLong() & (i % 3 == 0 ? (1L << BASES) - 1 : 0b1111);
      changed.enter(new long[] {state});
      all.enter(new long[] {state});
      assertAgree(net, changed, all);
      for (int moves = 1; moves <= 2; moves++) {
        int[] made = random.ints(moves, 0, MOVES).distinct().toArray();
        assertArrayEquals(all.next(made), changed.next(made));
      }
      assertAgree(net, changed, all);
    }
  }

  private static void assertAgree(StepNetlist net, StepValues changed, StepValues all) {
    assertEquals(all.isTerminal(), changed.isTerminal());
    assertArrayEquals(all.legal(0, net.legal().length), changed.legal(0, net.legal().length));
  }

  /** Gates of two to five inputs; what is legal and terminal reads no moves. */
  private static StepNetlist randomNet(SplittableRandom random) {
    GateBuilder gates = new GateBuilder();
    int[] literals = new int[600];
    int count = 0;
    for (int base = 0; base < BASES; base++) {
      literals[count++] = gates.base(base);
    }
    count = grow(gates, literals, count, 300, random);
    int[] legal = some(literals, count, MOVES, random);
    int terminal = some(literals, count, 1, random)[0];
    for (int move = 0; move < MOVES; move++) {
      literals[count++] = gates.does(move);
    }
    count = grow(gates, literals, count, 600, random);
    int[] next = some(literals, count, BASES, random);
    return new StepNetlist(
        gates.build(), legal, next, terminal, Lists.immutable.empty(), Lists.immutable.empty());
  }

  private static int grow(
      GateBuilder gates, int[] literals, int from, int to, SplittableRandom random) {
    for (int count = from; count < to; count++) {
      int[] inputs = some(literals, count, random.nextInt(2, 6), random);
      literals[count] = gates.and(inputs, inputs.length);
    }
    return to;
  }

  /** Random literals of the last ones, some of them negated. */
  private static int[] some(int[] literals, int count, int number, SplittableRandom random) {
    return IntStream.range(0, number)
        .map(i -> literals[random.nextInt(count / 3, count)] ^ random.nextInt(2))
        .toArray();
  }

  @ParameterizedTest
  @ValueSource(strings = {"krk", "reversi", "tron-10x10", "chess"})
  void changedGates_alongWalksOfASheet_agreeWithAllGates(String name) throws IOException {
    Circuit circuit = circuit(name);
    int bases = circuit.bases().size();
    StepValues all = new AllGates(circuit.general(), bases);
    StepValues changed = new ChangedGates(circuit.general(), bases);

    walk(circuit, all, phase -> changed);
  }

  @ParameterizedTest
  @ValueSource(strings = {"krk", "reversi", "tron-10x10", "dice-race", "onyx-6x6"})
  void netlistsOfPhases_alongWalksOfASheet_agreeWithTheGeneralOne(String name) throws IOException {
    Circuit circuit = circuit(name);
    int bases = circuit.bases().size();
    StepValues general = new AllGates(circuit.general(), bases);
    ImmutableList<StepValues> phases =
        circuit.phases().collect(phase -> StepValues.of(phase.net(), bases));

    walk(circuit, general, phases::get);
  }

  /** Walks that begin anew at the end of a match, and now and then go on from an earlier state. */
  private static void walk(Circuit circuit, StepValues expected, IntFunction<StepValues> byPhase) {
    SplittableRandom random = new SplittableRandom(1);
    ImmutableList<long[]> trail = Lists.immutable.of(circuit.initialState());
    for (int step = 0; step < 60; step++) {
      long[] state = trail.get(random.nextInt(10) == 0 ? trail.size() / 2 : trail.size() - 1);
      StepValues actual = byPhase.apply(circuit.phaseOf(state));
      expected.enter(state);
      actual.enter(state);
      assertAgree(circuit.general(), actual, expected);
      if (expected.isTerminal()) {
        trail = trail.take(1);
        continue;
      }
      int[] moves = new int[circuit.roles().size()];
      for (int role = 0; role < moves.length; role++) {
        int[] legal = expected.legal(circuit.firstMove(role), circuit.firstMove(role + 1));
        moves[role] = legal[random.nextInt(legal.length)];
      }
      long[] next = actual.next(moves);
      assertArrayEquals(expected.next(moves), next);
      trail = trail.newWith(next);
    }
  }

  @Test
  void stepValues_ofRecursiveGates_areThoseOfAllGates() throws IOException {
    Circuit recursive = circuit("onyx-6x6");

    assertInstanceOf(AllGates.class, StepValues.of(recursive.general(), recursive.bases().size()));
  }

  private static Circuit circuit(String name) throws IOException {
    return Circuits.of(Circuits.game(Files.readString(Path.of("rules", name + ".kif"))));
  }
}
