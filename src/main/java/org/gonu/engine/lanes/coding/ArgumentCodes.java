package org.gonu.engine.lanes.coding;

import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Term;

/**
 * Numbers for the members of the groups of a kind. Each argument in which members differ has bits
 * of its own, so that conditions on an argument, such as the owner of a piece, are short. Values of
 * an argument share a number where the others tell which of them is meant: those before it by their
 * numbers, which may be shared as well, and those after it by their values. Zero stands for no
 * member.
 */
final class ArgumentCodes {
  /** Integers by value, then all else by name. */
  private static final Comparator<Term> ORDER =
      Comparator.comparingInt(
              (Term term) -> isInteger(term) ? term.toString().length() : Integer.MAX_VALUE)
          .thenComparing(Term::toString);

  /** For numbers of more bits it takes long to find conditions for sets of members. */
  private static final int MAX_BITS = 9;

  private final Circuit circuit;
  private final ImmutableList<MutexGroup> groups;
  private final int[] positions;

  /** By position the numbers of its values. */
  private final ImmutableList<Map<Term, Integer>> values;

  /** By position its lowest bit. */
  private final int[] shifts;

  private final int bits;

  private ArgumentCodes(Circuit circuit, ImmutableList<MutexGroup> groups) {
    this.circuit = circuit;
    this.groups = groups;
    int open = GroupKinds.open(circuit, groups.getFirst());
    positions = IntStream.range(0, Integer.SIZE).filter(i -> (open >> i & 1) != 0).toArray();
    MutableList<Map<Term, Integer>> before = Lists.mutable.empty();
    for (int position : positions) {
      before.add(valuesAt(position, before));
    }
    values = before.toImmutable();
    // Zero is no member, so the values of one argument begin with one.
    int fewest = values.collectInt(Map::size).toList().indexOf(values.collectInt(Map::size).min());
    values.get(fewest).replaceAll((value, number) -> number + 1);
    shifts = new int[positions.length];
    int sum = 0;
    for (int i = 0; i < shifts.length; i++) {
      shifts[i] = sum;
      int largest = values.get(i).values().stream().max(Integer::compare).orElse(0);
      sum += Integer.SIZE - Integer.numberOfLeadingZeros(largest);
    }
    bits = sum;
  }

  /** The groups of a kind as numbers, but those of very many bits, or of as many as bases. */
  static ImmutableList<BinaryNumber> of(Circuit circuit, ImmutableList<MutexGroup> groups) {
    ArgumentCodes codes = new ArgumentCodes(circuit, groups);
    return groups
        .select(group -> codes.bits <= MAX_BITS && codes.bits < group.bases().length)
        .collect(
            group ->
                new BinaryNumber(
                    group.bases(),
                    IntStream.of(group.bases()).map(codes::code).toArray(),
                    codes.bits,
                    0));
  }

  private static boolean isInteger(Term term) {
    return term.toString().chars().allMatch(Character::isDigit);
  }

  private int code(int base) {
    int code = 0;
    for (int i = 0; i < positions.length; i++) {
      code |= values.get(i).getOrDefault(argument(base, positions[i]), 0) << shifts[i];
    }
    return code;
  }

  /** The number of an argument that has one already, or else its value. */
  private Object known(int base, int index, MutableList<Map<Term, Integer>> before) {
    Term value = argument(base, positions[index]);
    return index < before.size() ? before.get(index).getOrDefault(value, -1) : value;
  }

  private Term argument(int base, int position) {
    return ((Compound) circuit.bases().get(base)).arguments().get(position);
  }

  /**
   * Numbers from 0, as in the colouring of a graph: values of members that differ in nothing else
   * differ. So no two members have the same numbers after the last position, as none had the same
   * values before the first.
   *
   * @param before the numbers at the positions before
   */
  private Map<Term, Integer> valuesAt(int position, MutableList<Map<Term, Integer>> before) {
    Map<ImmutableList<Object>, BitSet> takenBeside = new HashMap<>();
    TreeMap<Term, MutableList<BitSet>> takenFor = new TreeMap<>(ORDER);
    for (MutexGroup group : groups) {
      for (int base : group.bases()) {
        ImmutableList<Object> others =
            Lists.immutable.fromStream(
                IntStream.range(0, positions.length)
                    .filter(other -> positions[other] != position)
                    .mapToObj(other -> known(base, other, before)));
        takenFor
            .computeIfAbsent(argument(base, position), value -> Lists.mutable.empty())
            .add(takenBeside.computeIfAbsent(others, key -> new BitSet()));
      }
    }
    Map<Term, Integer> chosen = new HashMap<>();
    takenFor.forEach(
        (value, besides) -> {
          BitSet taken = new BitSet();
          besides.each(taken::or);
          int number = taken.nextClearBit(0);
          chosen.put(value, number);
          besides.each(beside -> beside.set(number));
        });
    return chosen;
  }
}
