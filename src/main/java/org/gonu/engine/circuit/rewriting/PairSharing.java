package org.gonu.engine.circuit.rewriting;

import java.util.Arrays;
import java.util.PriorityQueue;
import org.eclipse.collections.api.factory.primitive.IntObjectMaps;
import org.eclipse.collections.api.factory.primitive.LongIntMaps;
import org.eclipse.collections.api.map.primitive.MutableIntObjectMap;
import org.eclipse.collections.api.map.primitive.MutableLongIntMap;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;

/**
 * Decomposes wide conjunctions into gates of two inputs. The pair of literals that most
 * conjunctions share becomes a gate, repeatedly (Rajski and Vasudevamurthy, "The testability
 * preserving concurrent decomposition and factorization of Boolean expressions", 1992).
 */
final class PairSharing {
  /** Conjunctions with more literals are decomposed in the given order. */
  private static final int WIDE = 80;

  /** So are the widest of the others if all pairs are more than these: counting would take long. */
  private static final int MAX_PAIRS = 2_000_000;

  private final Gates gates;

  /** The most literals of a conjunction whose pairs are counted. */
  private final int widest;

  /** By node the inputs that are left. Literals of pairs have the numbers behind those of nodes. */
  private final IntArrayList[] inputs;

  /** By literal the conjunctions that have or had it as an input. */
  private final MutableIntObjectMap<IntArrayList> readers = IntObjectMaps.mutable.empty();

  /** By pair the number of conjunctions that contain it. */
  private final MutableLongIntMap counts = LongIntMaps.mutable.empty();

  private final PriorityQueue<Queued> queue = new PriorityQueue<>();

  /** The pairs that became gates, in the order of their numbers. */
  private final LongArrayList pairs = new LongArrayList();

  private final GateBuilder builder = new GateBuilder();

  /** By node, then by pair, its literal in the builder; ABSENT where it is not built yet. */
  private int[] built = new int[0];

  /** A pair and the number of conjunctions that contained it when it was queued. */
  private record Queued(int count, long pair) implements Comparable<Queued> {
    @Override
    public int compareTo(Queued other) {
      return count != other.count
          ? Integer.compare(other.count, count)
          : Long.compare(pair, other.pair);
    }
  }

  private PairSharing(Gates gates) {
    this.gates = gates;
    inputs = new IntArrayList[gates.size()];
    widest = widest(gates);
  }

  private static int widest(Gates gates) {
    long[] pairs = new long[WIDE + 1];
    for (int node = 1; node < gates.size(); node++) {
      int width = gates.inputCount(node);
      if (width <= WIDE) {
        pairs[width] += (long) width * (width - 1) / 2;
      }
    }
    int widest = 2;
    long all = pairs[2];
    while (widest < WIDE && all + pairs[widest + 1] <= MAX_PAIRS) {
      widest++;
      all += pairs[widest];
    }
    return widest;
  }

  /** Decomposes all gates. */
  static GateList apply(GateList given) {
    PairSharing sharing = new PairSharing(given.gates());
    sharing.countAll();
    sharing.shareAll();
    return sharing.build(given.literals());
  }

  private void countAll() {
    for (int node = 1; node < gates.size(); node++) {
      CircuitAbandonedException.throwIfInterrupted();
      IntArrayList own = new IntArrayList(gates.inputCount(node));
      for (int i = 0; i < gates.inputCount(node); i++) {
        own.add(gates.input(node, i));
      }
      inputs[node] = own;
      if (own.size() > 1 && own.size() <= widest) {
        count(node, own);
      }
    }
    counts.forEachKeyValue((pair, count) -> enqueue(pair, count));
  }

  private void count(int node, IntArrayList own) {
    for (int i = 0; i < own.size(); i++) {
      readers.getIfAbsentPut(own.get(i), IntArrayList::new).add(node);
      for (int j = i + 1; j < own.size(); j++) {
        counts.addToValue(pair(own.get(i), own.get(j)), 1);
      }
    }
  }

  private void enqueue(long pair, int count) {
    if (count > 1) {
      queue.add(new Queued(count, pair));
    }
  }

  private static long pair(int one, int other) {
    return (long) Math.min(one, other) << Integer.SIZE | Math.max(one, other);
  }

  private void shareAll() {
    while (!queue.isEmpty()) {
      CircuitAbandonedException.throwIfInterrupted();
      Queued most = queue.remove();
      int count = counts.get(most.pair());
      if (count == most.count()) {
        share(most.pair());
      } else {
        enqueue(most.pair(), count);
      }
    }
  }

  /** Makes a gate of a pair. */
  private void share(long pair) {
    int first = (int) (pair >> Integer.SIZE);
    int second = (int) pair;
    int literal = 2 * (gates.size() + pairs.size());
    pairs.add(pair);
    IntArrayList grown = new IntArrayList();
    IntArrayList candidates = readers.get(first);
    for (int i = 0; i < candidates.size(); i++) {
      CircuitAbandonedException.throwIfInterrupted();
      IntArrayList own = inputs[candidates.get(i)];
      if (own.contains(first) && own.contains(second)) {
        own.remove(first);
        own.remove(second);
        for (int j = 0; j < own.size(); j++) {
          counts.addToValue(pair(first, own.get(j)), -1);
          counts.addToValue(pair(second, own.get(j)), -1);
          counts.addToValue(pair(literal, own.get(j)), 1);
        }
        own.add(literal);
        grown.add(candidates.get(i));
      }
    }
    counts.remove(pair);
    readers.put(literal, grown);
    IntHashSet partners = new IntHashSet();
    grown.forEach(node -> partners.addAll(inputs[node]));
    partners.remove(literal);
    partners.forEach(other -> enqueue(pair(literal, other), counts.get(pair(literal, other))));
  }

  private GateList build(int[] literals) {
    built = new int[gates.size() + pairs.size()];
    Arrays.fill(built, AndGraph.ABSENT);
    built[0] = Gates.FALSE;
    for (int node = 1; node < gates.size(); node++) {
      built[node] = gates.kind(node) == Gates.AND ? conjunction(node) : builder.leaf(gates, node);
    }
    int[] mapped = Arrays.stream(literals).map(this::map).toArray();
    return new GateList(builder.build(), mapped);
  }

  private int conjunction(int node) {
    int all = Gates.TRUE;
    for (int i = 0; i < inputs[node].size(); i++) {
      all = builder.and(all, map(inputs[node].get(i)));
    }
    return all;
  }

  private int map(int literal) {
    int node = Gates.node(literal);
    if (built[node] == AndGraph.ABSENT) {
      long pair = pairs.get(node - gates.size());
      built[node] = builder.and(map((int) (pair >> Integer.SIZE)), map((int) pair));
    }
    return built[node] ^ (literal & 1);
  }
}
