package org.gonu.engine.circuit.conservation;

import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Term;

/**
 * A mutex group whose bases differ in one argument only, such as {@code (pit p1 ?number)}.
 *
 * @param group its number among all groups
 * @param family what it shares with groups of the same form
 * @param bases their numbers
 * @param values by base the argument in which they differ
 */
@SuppressWarnings("ArrayRecordComponent") // read by the proof, never compared
record OpenGroup(int group, Family family, int[] bases, ImmutableList<Term> values) {

  /**
   * The form of bases.
   *
   * @param position of the argument that is open, from 0
   */
  record Family(Constant function, int arity, int position) {
    // Written out, since those of the record cost many times as much before they are compiled.
    @Override
    public boolean equals(Object other) {
      return other instanceof Family family
          && function.equals(family.function)
          && arity == family.arity
          && position == family.position;
    }

    @Override
    public int hashCode() {
      return 31 * (31 * function.hashCode() + arity) + position;
    }
  }

  /**
   * Those of some groups that have one open argument.
   *
   * @param terms by base its term
   */
  static ImmutableList<OpenGroup> of(ImmutableList<MutexGroup> groups, ImmutableList<Term> terms) {
    MutableList<OpenGroup> open = Lists.mutable.empty();
    groups.forEachWithIndex(
        (group, number) -> of(number, group.bases(), terms).ifPresent(open::add));
    return open.toImmutable();
  }

  private static Optional<OpenGroup> of(int number, int[] bases, ImmutableList<Term> terms) {
    if (!(terms.get(bases[0]) instanceof Compound first)) {
      return Optional.empty();
    }
    ImmutableList<Term> all = Lists.immutable.fromStream(IntStream.of(bases).mapToObj(terms::get));
    return Lists.immutable
        .fromStream(IntStream.range(0, first.arguments().size()).boxed())
        .select(position -> all.allSatisfy(term -> isSameBut(position, first, term)))
        .getFirstOptional()
        .map(
            position ->
                new OpenGroup(number, family(first, position), bases, values(all, position)));
  }

  private static Family family(Compound term, int position) {
    return new Family(term.function(), term.arguments().size(), position);
  }

  private static ImmutableList<Term> values(ImmutableList<Term> terms, int position) {
    return terms.selectInstancesOf(Compound.class).collect(term -> term.arguments().get(position));
  }

  /** True if two terms agree in all but one argument at most. */
  private static boolean isSameBut(int position, Compound first, Term term) {
    return term instanceof Compound other
        && other.function().equals(first.function())
        && other.arguments().size() == first.arguments().size()
        && IntStream.range(0, first.arguments().size())
            .allMatch(
                i -> i == position || other.arguments().get(i).equals(first.arguments().get(i)));
  }
}
