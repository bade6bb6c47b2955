package org.gonu.engine.lanes.coding;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/**
 * The conditions for sets of codes of a number, as disjunctions of cubes. All prime cubes are
 * found, numbers that stand for nothing counting as either; then they are chosen greedily (Brayton
 * and others, Logic Minimization Algorithms for VLSI Synthesis, 1984). For use by one thread.
 */
final class CodeTable {
  private final BitSet used;

  /** All sets of bits, the smallest first. */
  private final int[] masks;

  private final Map<BitSet, ImmutableList<Cube>> covers = new HashMap<>();

  /**
   * A table.
   *
   * @param used the codes that stand for something
   */
  CodeTable(BitSet used, int bits) {
    this.used = used;
    masks =
        IntStream.range(0, 1 << bits)
            .boxed()
            .sorted(Comparator.comparingInt(Integer::bitCount))
            .mapToInt(Integer::intValue)
            .toArray();
  }

  /** The table of a number. */
  static CodeTable of(BinaryNumber number) {
    BitSet used = new BitSet();
    Arrays.stream(number.codes()).forEach(used::set);
    if (number.hasNone()) {
      used.set(number.none());
    }
    return new CodeTable(used, number.bits());
  }

  /** The cubes of which one holds where one of some codes does. */
  ImmutableList<Cube> holding(BitSet codes) {
    return covers.computeIfAbsent(codes, this::cover);
  }

  /** The cubes of which one holds where none of some codes does. */
  ImmutableList<Cube> missing(BitSet codes) {
    BitSet others = (BitSet) used.clone();
    others.andNot(codes);
    return covers.computeIfAbsent(others, this::cover);
  }

  /** The fewer of the cubes for some codes and of those for all others; of these only one. */
  ImmutableList<Cube> shorter(BitSet codes) {
    ImmutableList<Cube> holding = holding(codes);
    ImmutableList<Cube> missing = missing(codes);
    return missing.size() == 1 && missing.getOnly().literals() <= holding.sumOfInt(Cube::literals)
        ? missing
        : holding;
  }

  private ImmutableList<Cube> cover(BitSet wanted) {
    Map<Cube, BitSet> primes = primes(wanted);
    MutableList<Cube> chosen = Lists.mutable.empty();
    BitSet left = (BitSet) wanted.clone();
    while (!left.isEmpty()) {
      Cube best = primes.keySet().stream().max(byWorth(primes, left)).orElseThrow();
      chosen.add(best);
      left.andNot(primes.getOrDefault(best, left));
    }
    return chosen.toImmutable();
  }

  /**
   * The cube that covers most comes last, then the shortest. Of equal ones that with the most bits
   * set does: other conditions on the same owner then read the same bit.
   */
  private static Comparator<Cube> byWorth(Map<Cube, BitSet> primes, BitSet left) {
    return Comparator.comparingInt((Cube cube) -> common(primes.getOrDefault(cube, left), left))
        .thenComparingInt(cube -> -cube.literals())
        .thenComparingInt(cube -> Integer.bitCount(cube.value()));
  }

  private static int common(BitSet some, BitSet others) {
    BitSet both = (BitSet) some.clone();
    both.and(others);
    return both.cardinality();
  }

  /**
   * The largest cubes without unwanted numbers, with the wanted ones in each; the largest first.
   */
  private Map<Cube, BitSet> primes(BitSet wanted) {
    BitSet unwanted = (BitSet) used.clone();
    unwanted.andNot(wanted);
    Map<Cube, BitSet> primes = new LinkedHashMap<>();
    for (int mask : masks) {
      Map<Integer, BitSet> within = new TreeMap<>();
      wanted.stream()
          .forEach(code -> within.computeIfAbsent(code & mask, key -> new BitSet()).set(code));
      unwanted.stream().forEach(code -> within.remove(code & mask));
      within.forEach(
          (value, own) -> {
            Cube cube = new Cube(mask, value);
            if (primes.keySet().stream().noneMatch(larger -> larger.contains(cube))) {
              primes.put(cube, own);
            }
          });
    }
    return primes;
  }
}
