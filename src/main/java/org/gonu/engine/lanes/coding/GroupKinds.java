package org.gonu.engine.lanes.coding;

import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.gdl.Compound;

/** Mutex groups of the same form, such as the contents of all cells. */
final class GroupKinds {
  /** Groups of fewer bases are hardly smaller in binary. */
  private static final int MIN_BASES = 4;

  private final Circuit circuit;

  private GroupKinds(Circuit circuit) {
    this.circuit = circuit;
  }

  /**
   * The form of a group.
   *
   * @param function of its bases
   * @param open bit i is set if argument i differs
   */
  private record Form(String function, int open) {
    // Written out, since those of the record cost many times as much before they are compiled.
    @Override
    public boolean equals(Object other) {
      return other instanceof Form form && function.equals(form.function) && open == form.open;
    }

    @Override
    public int hashCode() {
      return 31 * function.hashCode() + open;
    }
  }

  /**
   * Kinds of groups that have no base in common, those of the most bases first.
   *
   * @param taken bases that must stay as they are
   */
  static ImmutableList<ImmutableList<MutexGroup>> of(
      Circuit circuit, ImmutableList<MutexGroup> groups, BitSet taken) {
    return new GroupKinds(circuit)
        .apart(groups.select(group -> group.bases().length >= MIN_BASES), (BitSet) taken.clone());
  }

  private ImmutableList<ImmutableList<MutexGroup>> apart(
      ImmutableList<MutexGroup> groups, BitSet taken) {
    Map<Form, MutableList<MutexGroup>> forms = new LinkedHashMap<>();
    groups.each(
        group -> forms.computeIfAbsent(form(group), key -> Lists.mutable.empty()).add(group));
    MutableList<ImmutableList<MutexGroup>> kinds = Lists.mutable.empty();
    Lists.mutable
        .withAll(forms.values())
        .sortThisByLong(kind -> -kind.sumOfInt(group -> group.bases().length))
        .each(
            kind -> {
              ImmutableList<MutexGroup> free =
                  kind.reject(group -> Arrays.stream(group.bases()).anyMatch(taken::get))
                      .toImmutable();
              if (2 * free.size() > kind.size()) {
                free.each(group -> Arrays.stream(group.bases()).forEach(taken::set));
                kinds.add(free);
              }
            });
    return kinds.toImmutable();
  }

  private Form form(MutexGroup group) {
    return new Form(
        ((Compound) circuit.bases().get(group.bases()[0])).function().name(), open(circuit, group));
  }

  /** The arguments in which the bases of a group differ, a bit for each. */
  static int open(Circuit circuit, MutexGroup group) {
    Compound first = (Compound) circuit.bases().get(group.bases()[0]);
    int open = 0;
    for (int base : group.bases()) {
      Compound other = (Compound) circuit.bases().get(base);
      for (int i = 0; i < first.arguments().size(); i++) {
        open |= first.arguments().get(i).equals(other.arguments().get(i)) ? 0 : 1 << i;
      }
    }
    return open;
  }
}
