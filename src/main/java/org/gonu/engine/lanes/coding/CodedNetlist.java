package org.gonu.engine.lanes.coding;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/**
 * A netlist that reads and writes numbers in binary in place of their members. It is right in
 * states where each number has one value. Netlists with recursion are not coded.
 */
public final class CodedNetlist {
  private static final int ABSENT = -1;

  private final StepNetlist given;
  private final Gates gates;
  private final ImmutableList<BinaryNumber> numbers;

  /** By number; the same object where the codes are. */
  private final ImmutableList<CodeTable> tables;

  /** By base the number that it is a member of, or {@link #ABSENT}, and its code there. */
  private final int[] numberOf;

  private final int[] codeOf;

  private final SumOfProducts products;

  /** By node whether it depends on members. */
  private final BitSet readsMembers = new BitSet();

  private final GateBuilder builder = new GateBuilder();

  /** By node of the given gates its literal in the builder; ABSENT until it is needed. */
  private final int[] built;

  private final Map<ImmutableList<ImmutableIntList>, Integer> sums = new HashMap<>();
  private final StepNetlist net;
  private final int[] others;

  private CodedNetlist(StepNetlist given, ImmutableList<BinaryNumber> numbers, int[] others) {
    this.given = given;
    this.numbers = numbers;
    gates = given.gates();
    tables = tables(numbers);
    numberOf = new int[given.next().length];
    codeOf = new int[given.next().length];
    Arrays.fill(numberOf, ABSENT);
    numbers.forEachWithIndex(
        (number, index) -> {
          for (int i = 0; i < number.members().length; i++) {
            numberOf[number.members()[i]] = index;
            codeOf[number.members()[i]] = number.codes()[i];
          }
        });
    products = new SumOfProducts(given);
    built = new int[gates.size()];
    Arrays.fill(built, ABSENT);
    built[0] = Gates.FALSE;
    for (int node = 1; node < gates.size(); node++) {
      boolean reads = number(node) >= 0;
      for (int i = 0; i < gates.inputCount(node); i++) {
        reads |= readsMembers.get(Gates.node(gates.input(node, i)));
      }
      readsMembers.set(node, reads);
    }
    int[] legal = literals(given.legal());
    int[] next = next();
    int terminal = literal(given.terminal());
    ImmutableList<StepNetlist.Goals> goals =
        given.goals().collect(own -> new StepNetlist.Goals(own.values(), literals(own.literals())));
    this.others = literals(others);
    net = new StepNetlist(builder.build(), legal, next, terminal, goals, given.components());
  }

  /**
   * Codes a netlist without recursion.
   *
   * @param numbers without members in common
   * @param others literals of given gates that are not outputs of the netlist
   */
  public static CodedNetlist of(
      StepNetlist given, ImmutableList<BinaryNumber> numbers, int... others) {
    return new CodedNetlist(given, numbers, others);
  }

  /** The coded netlist. */
  public StepNetlist net() {
    return net;
  }

  /** The literals of the coded netlist for the other literals that were given. */
  public int[] others() {
    return others;
  }

  private int[] literals(int[] outputs) {
    return Arrays.stream(outputs).map(this::literal).toArray();
  }

  private static ImmutableList<CodeTable> tables(ImmutableList<BinaryNumber> numbers) {
    Map<Codes, CodeTable> known = new HashMap<>();
    return numbers.collect(
        number ->
            known.computeIfAbsent(
                new Codes(Arrays.stream(number.codes()).boxed().toList(), number.none()),
                key -> CodeTable.of(number)));
  }

  /** What tables of equal content have in common. */
  private record Codes(List<Integer> codes, int none) {
    // Written out, since those of the record cost many times as much before they are compiled.
    @Override
    public boolean equals(Object other) {
      return other instanceof Codes that && codes.equals(that.codes) && none == that.none;
    }

    @Override
    public int hashCode() {
      return 31 * codes.hashCode() + none;
    }
  }

  /** The next values: of bases that are no members, and of bits in the places of members. */
  private int[] next() {
    int[] next =
        IntStream.range(0, numberOf.length)
            .map(base -> numberOf[base] >= 0 ? builder.base(base) : literal(given.next()[base]))
            .toArray();
    for (BinaryNumber number : numbers) {
      for (int bit = 0; bit < number.bits(); bit++) {
        MutableList<ImmutableIntList> reasons = Lists.mutable.empty();
        for (int i = 0; i < number.members().length; i++) {
          if ((number.codes()[i] >> bit & 1) != 0) {
            products.addTo(reasons, given.next()[number.members()[i]]);
          }
        }
        next[number.members()[bit]] = sum(reasons.distinct().toImmutable());
      }
    }
    return next;
  }

  /** The disjunction of products of given literals. */
  private int sum(ImmutableList<ImmutableIntList> reasons) {
    Integer known = sums.get(reasons);
    if (known == null) {
      known = factored(reasons);
      sums.put(reasons, known);
    }
    return known;
  }

  private int factored(ImmutableList<ImmutableIntList> reasons) {
    if (reasons.anySatisfy(ImmutableIntList::isEmpty)) {
      return Gates.TRUE;
    }
    IntArrayList parts = new IntArrayList();
    ImmutableList<ImmutableIntList> left = withoutFactors(reasons, parts);
    if (left.count(this::isSumOfMembers) > 1) {
      // Members in several disjunctions may have factors in common.
      left = withoutFactors(products.expanded(left), parts);
    }
    Map<Integer, BitSet> lone = new TreeMap<>();
    for (ImmutableIntList product : left) {
      int number = product.size() == 1 ? heldNumber(product.get(0)) : ABSENT;
      if (number >= 0) {
        lone.computeIfAbsent(number, key -> new BitSet()).set(code(product.get(0)));
      } else {
        parts.add(conjunction(product));
      }
    }
    lone.forEach(
        (number, members) ->
            tables.get(number).holding(members).each(cube -> parts.add(literal(number, cube))));
    return builder.or(parts.toArray(), parts.size());
  }

  /** Takes out common factors one by one; adds what they multiply to parts. */
  private ImmutableList<ImmutableIntList> withoutFactors(
      ImmutableList<ImmutableIntList> reasons, IntArrayList parts) {
    ImmutableList<ImmutableIntList> left = reasons;
    for (int factor = SumOfProducts.commonFactor(left);
        factor >= 0;
        factor = SumOfProducts.commonFactor(left)) {
      int divisor = factor;
      parts.add(builder.and(literal(divisor), sum(SumOfProducts.quotient(left, divisor))));
      left = left.reject(product -> product.size() > 1 && product.contains(divisor));
    }
    return left;
  }

  private boolean isSumOfMembers(ImmutableIntList product) {
    return products.isLoneSum(product) && readsMembers.get(Gates.node(product.get(0)));
  }

  private int number(int node) {
    return gates.kind(node) == Gates.BASE ? numberOf[gates.index(node)] : ABSENT;
  }

  /** The number of which a literal is a member, not negated. */
  private int heldNumber(int literal) {
    return Gates.isNegated(literal) ? ABSENT : number(Gates.node(literal));
  }

  private int code(int literal) {
    return codeOf[gates.index(Gates.node(literal))];
  }

  private int literal(int original) {
    int node = Gates.node(original);
    if (built[node] == ABSENT) {
      built[node] =
          gates.kind(node) == Gates.AND || number(node) >= 0
              ? conjunction(factors(node))
              : builder.leaf(gates, node);
    }
    return built[node] ^ (original & 1);
  }

  private ImmutableIntList factors(int node) {
    IntArrayList factors = new IntArrayList();
    for (int i = 0; i < gates.inputCount(node); i++) {
      factors.add(gates.input(node, i));
    }
    if (factors.isEmpty()) {
      factors.add(2 * node);
    }
    return factors.toImmutable();
  }

  private int conjunction(ImmutableIntList factors) {
    IntArrayList literals = new IntArrayList();
    Map<Integer, BitSet> held = new TreeMap<>();
    Map<Integer, BitSet> excluded = new TreeMap<>();
    for (int i = 0; i < factors.size(); i++) {
      int factor = factors.get(i);
      int number = number(Gates.node(factor));
      if (number < 0) {
        literals.add(literal(factor));
      } else {
        Map<Integer, BitSet> members = Gates.isNegated(factor) ? excluded : held;
        members.computeIfAbsent(number, key -> new BitSet()).set(code(factor));
      }
    }
    for (Map.Entry<Integer, BitSet> own : held.entrySet()) {
      BitSet others = excluded.remove(own.getKey());
      if (own.getValue().cardinality() > 1
          || (others != null && others.intersects(own.getValue()))) {
        return Gates.FALSE;
      }
      Cube cube = tables.get(own.getKey()).holding(own.getValue()).getOnly();
      literals.add(literal(own.getKey(), cube));
    }
    excluded.forEach((number, members) -> exclude(number, members, literals));
    return builder.and(literals.toArray(), literals.size());
  }

  private void exclude(int number, BitSet members, IntArrayList literals) {
    CodeTable table = tables.get(number);
    ImmutableList<Cube> missing = table.missing(members);
    if (missing.isEmpty()) {
      literals.add(Gates.FALSE);
    } else if (missing.size() == 1 && missing.equals(table.shorter(members))) {
      literals.add(literal(number, missing.getOnly()));
    } else {
      table.holding(members).each(cube -> literals.add(Gates.not(literal(number, cube))));
    }
  }

  private int literal(int number, Cube cube) {
    BinaryNumber own = numbers.get(number);
    IntArrayList literals = new IntArrayList();
    for (int bit = 0; bit < own.bits(); bit++) {
      if ((cube.mask() >> bit & 1) != 0) {
        boolean isSet = (cube.value() >> bit & 1) != 0;
        int literal = builder.base(own.members()[bit]);
        literals.add(isSet ? literal : Gates.not(literal));
      }
    }
    return builder.and(literals.toArray(), literals.size());
  }
}
