package org.gonu.engine.circuit.prover;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Term;

/**
 * Candidates for mutex groups, by the form of the terms: bases with the same function that agree in
 * all but some arguments, such as {@code (cell 1 1 ?content)} or {@code (at king ?x ?y)}, if at
 * most one of them holds initially.
 */
final class GroupCandidates {
  /** Functions with more arguments are skipped, since every subset of arguments is tried. */
  private static final int MAX_ARGUMENTS = 5;

  /** Larger groups have too many pairs to prove. */
  static final int MAX_BASES = 256;

  /** Stands for an argument that may differ. No base has a variable as argument. */
  private static final Object OPEN = "?";

  private final ImmutableList<Term> bases;
  private final int[] known;
  private final boolean[] initially;
  private final int maxBases;

  /** In the order of their first bases, so that the same rules give the same groups. */
  private final MutableMap<ImmutableList<Object>, IntArrayList> members = Maps.mutable.empty();

  private final MutableList<IntArrayList> found = Lists.mutable.empty();

  private GroupCandidates(
      ImmutableList<Term> bases, int[] known, boolean[] initially, int maxBases) {
    this.maxBases = maxBases;
    this.bases = bases;
    this.known = known;
    this.initially = initially;
  }

  /**
   * Groups that the initial state satisfies; a group is complete if one of its bases holds in it.
   *
   * @param known by base: negative if it changes; constant bases are left out
   * @param maxBases groups with more bases are left out
   */
  static ImmutableList<MutexGroup> of(
      ImmutableList<Term> bases, int[] known, boolean[] initially, int maxBases) {
    return new GroupCandidates(bases, known, initially, maxBases).find();
  }

  private ImmutableList<MutexGroup> find() {
    for (int base = 0; base < known.length; base++) {
      if (known[base] < 0
          && bases.get(base) instanceof Compound compound
          && compound.arguments().size() <= MAX_ARGUMENTS) {
        for (int open = 1; open < 1 << compound.arguments().size(); open++) {
          add(base, compound, open);
        }
      }
    }
    MutableList<MutexGroup> groups = Lists.mutable.empty();
    for (IntArrayList group : found.distinct()) {
      int holding = group.count(base -> initially[base]);
      if (group.size() > 1 && group.size() <= maxBases && holding <= 1) {
        groups.add(new MutexGroup(group.toArray(), holding == 1));
      }
    }
    return groups.toImmutable();
  }

  /**
   * Adds a base to the group of those that agree with it.
   *
   * @param open bit i is set if argument i may differ
   */
  private void add(int base, Compound compound, int open) {
    MutableList<Object> key = Lists.mutable.of(compound.function(), open);
    ImmutableList<Term> arguments = compound.arguments();
    for (int i = 0; i < arguments.size(); i++) {
      key.add((open >> i & 1) == 0 ? arguments.get(i) : OPEN);
    }
    members
        .getIfAbsentPut(
            key.toImmutable(),
            () -> {
              IntArrayList group = new IntArrayList();
              found.add(group);
              return group;
            })
        .add(base);
  }
}
