package org.gonu.engine.circuit.ranking;

import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.IntIntHashMap;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.GroupIndex;

/** Reads from values which bases a joint move changes. */
final class ChangeReader {
  private final GroupIndex groups;
  private final MoveValues values;

  /** Reads changes from values that are computed for one joint move after the other. */
  ChangeReader(GroupIndex groups, MoveValues values) {
    this.groups = groups;
    this.values = values;
  }

  /** What the joint move changes of which the values were computed last. */
  Change read() {
    Change.Terms terms = new Change.Terms();
    IntIntHashMap places = new IntIntHashMap();
    IntArrayList changed = new IntArrayList();
    for (int base = 0; base < groups.bases(); base++) {
      if (values.before(base) != values.after(base)) {
        changed.add(base);
        add(terms, places, base, 1, values.lost(base));
        add(terms, places, base, -1, values.gained(base));
      }
    }
    Cliques cliques = new Cliques(groups, places);
    changed.each(base -> cliques.join(base, values::lost, values::before));
    changed.each(base -> cliques.join(base, values::gained, values::after));
    return terms.change(cliques.numbers(), cliques.complete());
  }

  /** Adds the weight of a base where a value holds. */
  private static void add(Change.Terms terms, IntIntHashMap places, int base, int sign, int value) {
    if (value == Gates.TRUE) {
      terms.add(base, sign, Change.ALWAYS);
    } else if (value != Gates.FALSE) {
      int place = places.getIfAbsentPut(Gates.node(value), places.size());
      if (Gates.isNegated(value)) {
        terms.add(base, sign, Change.ALWAYS);
      }
      terms.add(base, Gates.isNegated(value) ? -sign : sign, place);
    }
  }
}
