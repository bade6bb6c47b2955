package org.gonu.engine.circuit.rewriting;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntIntMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.primitive.IntIntMap;
import org.eclipse.collections.api.map.primitive.MutableIntIntMap;
import org.gonu.engine.circuit.Gates;
import org.gonu.machine.SideBySide;

/** The result of rewriting: fewer gates that compute the same literals. */
public final class Rewritten {
  /** Rounds of decomposition and rewriting; more rounds hardly gain. */
  private static final int ROUNDS = 3;

  /** Larger circuits get one attempt, not two. */
  private static final int NODES_OF_TWO_ATTEMPTS = 5_000;

  /** Larger circuits get a round less. */
  private static final int NODES_OF_ALL_ROUNDS = 20_000;

  /** Larger circuits get one round. */
  private static final int NODES_OF_SOME_ROUNDS = 100_000;

  /** Larger circuits are not rewritten, since it would take too long. */
  private static final int MAX_NODES = 200_000;

  private final Gates gates;
  private final IntIntMap nodes;

  private Rewritten(GateList smaller, int[] literals) {
    gates = smaller.gates();
    MutableIntIntMap literalOf = IntIntMaps.mutable.empty();
    for (int i = 0; i < literals.length; i++) {
      literalOf.put(Gates.node(literals[i]), smaller.literals()[i] ^ (literals[i] & 1));
    }
    nodes = literalOf;
  }

  /**
   * Rewrites the cone of some literals. Bases, moves and feedbacks keep their index.
   *
   * @param literals all literals that {@link #literal} will be called with
   */
  public static Rewritten of(Gates gates, int[] literals) {
    GateList all = new GateList(gates, literals).needed();
    if (all.gates().size() > MAX_NODES) {
      return new Rewritten(all, literals);
    }
    GateList given = SubsetSharing.apply(all);
    int size = given.gates().size();
    if (size > NODES_OF_TWO_ATTEMPTS) {
      return new Rewritten(rewritten(given, 1, rounds(size)), literals);
    }
    ImmutableList<GateList> lists =
        SideBySide.all(
            Lists.immutable.of(
                () -> rewritten(given, 1, ROUNDS), () -> rewritten(given, 0, ROUNDS)));
    return new Rewritten(lists.minBy(GateList::cost), literals);
  }

  private static int rounds(int size) {
    if (size > NODES_OF_SOME_ROUNDS) {
      return 1;
    }
    return size > NODES_OF_ALL_ROUNDS ? ROUNDS - 1 : ROUNDS;
  }

  /**
   * Rewrites in some rounds. Every other round also allows replacements of equal size, which may
   * enable savings in the next one. The result depends on which kind comes first.
   */
  private static GateList rewritten(GateList given, int first, int rounds) {
    GateList list = ImpliedInputs.drop(given);
    for (int round = 0; round < rounds; round++) {
      GateList apart = PairSharing.apply(list);
      AndGraph graph = AndGraph.of(apart);
      Rewriter.rewrite(graph, (first + round) % 2);
      list = ImpliedInputs.drop(GateCollector.collect(graph, apart));
    }
    return list;
  }

  /** The gates after rewriting. */
  public Gates gates() {
    return gates;
  }

  /** The new literal for an old one. */
  public int literal(int old) {
    int node = nodes.getIfAbsent(Gates.node(old), AndGraph.ABSENT);
    if (node == AndGraph.ABSENT) {
      throw new IllegalArgumentException("nobody asked for literal " + old);
    }
    return node ^ (old & 1);
  }
}
