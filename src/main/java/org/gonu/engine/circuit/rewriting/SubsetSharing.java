package org.gonu.engine.circuit.rewriting;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntObjectMaps;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.primitive.MutableIntObjectMap;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;

/**
 * Gives wide conjunctions a gate for the literals that they have in common, the most first. For
 * instance, the moves that change a cell are those from it and those to it, and other gates read
 * either. {@link PairSharing} would find the same pair by pair, but counts the pairs of small
 * conjunctions only.
 *
 * <p>These gates are the common cubes of logic optimization (Brayton and McMullen, "The
 * decomposition and factorization of Boolean expressions", 1982), for conjunctions alone.
 */
final class SubsetSharing {
  /** Fewer common literals are left to {@link PairSharing}. */
  private static final int MIN_COMMON = 4;

  /** Literals with more readers do not tell which conjunctions are alike. */
  private static final int MAX_READERS = 500;

  /** The most readers that are looked at; a limit of time. */
  private static final int MAX_LOOKS = 20_000_000;

  private final Gates gates;

  /** By node, then by subset, the inputs that are left. Subsets are numbered behind the nodes. */
  private final MutableList<IntArrayList> inputs = Lists.mutable.empty();

  /** By literal the wide conjunctions that have it as an input. */
  private final MutableIntObjectMap<IntArrayList> readers = IntObjectMaps.mutable.empty();

  /** By node and subset how many literals it has in common with the present conjunction. */
  private final IntArrayList common = new IntArrayList();

  private final GateBuilder builder = new GateBuilder();

  /** By node, then by subset, its literal in the builder; ABSENT where it is not built yet. */
  private int[] built = new int[0];

  private long looks;

  private SubsetSharing(Gates gates) {
    this.gates = gates;
  }

  /** Shares subsets of the inputs of all gates. */
  static GateList apply(GateList given) {
    SubsetSharing sharing = new SubsetSharing(given.gates());
    sharing.read();
    sharing.shareAll();
    return sharing.build(given.literals());
  }

  private void read() {
    for (int node = 0; node < gates.size(); node++) {
      IntArrayList own = new IntArrayList(gates.inputCount(node));
      for (int i = 0; i < gates.inputCount(node); i++) {
        own.add(gates.input(node, i));
      }
      add(own);
    }
  }

  private void add(IntArrayList own) {
    if (own.size() >= MIN_COMMON) {
      own.forEach(literal -> readers.getIfAbsentPut(literal, IntArrayList::new).add(inputs.size()));
    }
    inputs.add(own);
    common.add(0);
  }

  private void shareAll() {
    int[] widestFirst =
        Lists.mutable
            .fromStream(IntStream.range(0, gates.size()).boxed())
            .select(node -> inputs.get(node).size() >= MIN_COMMON)
            .sortThisByInt(node -> -inputs.get(node).size())
            .collectInt(node -> node)
            .toArray();
    for (int node : widestFirst) {
      shareAllOf(node);
    }
    for (int subset = gates.size(); subset < inputs.size(); subset++) {
      shareAllOf(subset);
    }
  }

  /** Shares subsets of a conjunction until no other one has enough in common with it. */
  private void shareAllOf(int node) {
    boolean again = true;
    while (again && inputs.get(node).size() >= MIN_COMMON && looks < MAX_LOOKS) {
      CircuitAbandonedException.throwIfInterrupted();
      IntArrayList alike = alike(node);
      int nearest = nearest(alike);
      again = nearest >= 0 && common.get(nearest) >= MIN_COMMON;
      if (again) {
        IntHashSet own = new IntHashSet(inputs.get(node));
        share(inputs.get(nearest).select(own::contains), node, alike);
      }
      alike.forEach(other -> common.set(other, 0));
    }
  }

  /** The conjunctions that have literals in common with one; counts these. */
  private IntArrayList alike(int node) {
    IntArrayList alike = new IntArrayList();
    IntArrayList own = inputs.get(node);
    for (int i = 0; i < own.size(); i++) {
      IntArrayList others = readers.get(own.get(i));
      if (others.size() <= MAX_READERS) {
        looks += others.size();
        others.forEach(other -> count(other, node, alike));
      }
    }
    return alike;
  }

  private void count(int other, int node, IntArrayList alike) {
    if (other != node) {
      if (common.get(other) == 0) {
        alike.add(other);
      }
      common.set(other, common.get(other) + 1);
    }
  }

  /** The one with the most literals in common, the first of equals; -1 if there is none. */
  private int nearest(IntArrayList alike) {
    int nearest = -1;
    for (int i = 0; i < alike.size(); i++) {
      int other = alike.get(i);
      int more = nearest < 0 ? 1 : Integer.compare(common.get(other), common.get(nearest));
      if (more > 0 || (more == 0 && other < nearest)) {
        nearest = other;
      }
    }
    return nearest;
  }

  /** Makes a subset, and puts it in the place of its literals wherever all of them are. */
  private void share(IntArrayList subset, int node, IntArrayList alike) {
    IntHashSet literals = new IntHashSet(subset);
    int literal = 2 * inputs.size();
    int seen = subset.count(given -> readers.get(given).size() <= MAX_READERS);
    IntArrayList users =
        alike.select(
            other ->
                common.get(other) >= seen
                    && inputs.get(other).count(literals::contains) == subset.size());
    users.add(node);
    readers.put(literal, new IntArrayList());
    users.forEach(
        user -> {
          inputs.get(user).removeAll(literals);
          inputs.get(user).add(literal);
          readers.get(literal).add(user);
        });
    IntHashSet relieved = new IntHashSet(users);
    subset.forEach(given -> readers.get(given).removeAll(relieved));
    add(subset);
  }

  private GateList build(int[] literals) {
    built = new int[inputs.size()];
    Arrays.fill(built, AndGraph.ABSENT);
    built[0] = Gates.FALSE;
    for (int node = 1; node < gates.size(); node++) {
      built[node] = gates.kind(node) == Gates.AND ? conjunction(node) : builder.leaf(gates, node);
    }
    return new GateList(builder.build(), Arrays.stream(literals).map(this::map).toArray());
  }

  private int conjunction(int node) {
    int[] own = inputs.get(node).toArray();
    Arrays.setAll(own, i -> map(own[i]));
    return builder.and(own, own.length);
  }

  /** A subset reads only what is built before the first conjunction that reads the subset. */
  private int map(int literal) {
    int node = Gates.node(literal);
    if (built[node] == AndGraph.ABSENT) {
      built[node] = conjunction(node);
    }
    return built[node] ^ (literal & 1);
  }
}
