package org.gonu.engine.circuit.conservation;

import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Sorts the products of the next number of a group. Those with the same conditions that read the
 * numbers of the same groups are one way to get a number. A number that is the same in all of them
 * is a condition, too.
 */
final class Contributions {
  private final Numbers numbers;
  private final MutableMap<Form, Cases> found = Maps.mutable.empty();

  /**
   * What products have in common.
   *
   * @param conditions literals, sorted
   * @param summands the groups that are read, sorted by their places
   */
  private record Form(IntArrayList conditions, IntArrayList summands) {}

  /**
   * Products of the same form.
   *
   * @param next by product the next number
   * @param read by product the literals that are read, one for each summand
   */
  private record Cases(IntArrayList next, MutableList<IntArrayList> read) {
    Cases() {
      this(new IntArrayList(), Lists.mutable.empty());
    }
  }

  Contributions(Numbers numbers) {
    this.numbers = numbers;
  }

  /** Adds a product of which a number follows. */
  void add(int next, IntArrayList product) {
    int[] read =
        product
            .select(literal -> numbers.place(literal) >= 0)
            .toSortedList((one, other) -> numbers.place(one) - numbers.place(other))
            .toArray();
    IntArrayList conditions =
        IntArrayList.newList(product.select(literal -> numbers.place(literal) < 0));
    conditions.sortThis();
    IntArrayList summands = IntArrayList.newListWith(read);
    Form form = new Form(conditions, summands.collectInt(numbers::place, new IntArrayList()));
    Cases cases = found.getIfAbsentPut(form, Cases::new);
    cases.next().add(next);
    cases.read().add(summands);
  }

  /** The ways to get a number. */
  ImmutableList<Contribution> all() {
    return found
        .keyValuesView()
        .collect(each -> contribution(each.getOne(), each.getTwo()))
        .toList()
        .toImmutable();
  }

  private Contribution contribution(Form form, Cases cases) {
    IntArrayList conditions = IntArrayList.newList(form.conditions());
    IntArrayList varying = new IntArrayList();
    IntArrayList first = cases.read().getFirst();
    for (int i = 0; i < first.size(); i++) {
      int summand = i;
      if (cases.read().allSatisfy(each -> each.get(summand) == first.get(summand))) {
        conditions.add(first.get(i));
      } else {
        varying.add(i);
      }
    }
    int more =
        IntStream.range(0, cases.next().size())
            .map(product -> cases.next().get(product) - sum(cases.read().get(product), varying))
            .max()
            .orElseThrow();
    return new Contribution(
        conditions, varying.collectInt(form.summands()::get, new IntArrayList()), more);
  }

  private int sum(IntArrayList read, IntArrayList positions) {
    int sum = 0;
    for (int i = 0; i < positions.size(); i++) {
      sum += numbers.of(read.get(positions.get(i)));
    }
    return sum;
  }
}
