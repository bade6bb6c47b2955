package org.gonu.engine.circuit.products;

import java.util.BitSet;
import org.eclipse.collections.api.block.procedure.primitive.IntProcedure;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.GroupIndex;

/** Tells which literals never hold together if groups hold, and notes the groups that it needs. */
public final class Exclusions {
  private final Gates gates;
  private final GroupIndex groups;
  private final int[] baseNodes;
  private final BitSet used = new BitSet();

  /**
   * Exclusions by groups.
   *
   * @param groups that hold
   */
  public Exclusions(Gates gates, GroupIndex groups) {
    this.gates = gates;
    this.groups = groups;
    this.baseNodes = gates.nodes(Gates.BASE, groups.bases());
  }

  /** The numbers of the groups that were needed. */
  public BitSet used() {
    return used;
  }

  /** True if a literal excludes one of others. */
  public boolean exclude(int literal, IntArrayList others) {
    for (int i = 0; i < others.size(); i++) {
      if (exclude(literal, others.get(i))) {
        return true;
      }
    }
    return false;
  }

  private boolean exclude(int one, int other) {
    if (one == Gates.not(other)) {
      return true;
    }
    if (one == other || !isBase(one) || !isBase(other)) {
      return false;
    }
    int group = common(gates.index(Gates.node(one)), gates.index(Gates.node(other)));
    if (group >= 0) {
      used.set(group);
    }
    return group >= 0;
  }

  /** Calls for each node that fails where a literal holds, since a group has both. */
  void eachExcluded(int literal, IntProcedure procedure) {
    if (!isBase(literal)) {
      return;
    }
    int base = gates.index(Gates.node(literal));
    for (int group : groups.groupsOf(base)) {
      used.set(group);
      for (int other : groups.get(group).bases()) {
        if (other != base) {
          procedure.value(baseNodes[other]);
        }
      }
    }
  }

  /** True for a base that is not negated. */
  private boolean isBase(int literal) {
    return !Gates.isNegated(literal) && gates.kind(Gates.node(literal)) == Gates.BASE;
  }

  /** A group of two bases; negative if there is none. */
  private int common(int left, int right) {
    for (int group : groups.groupsOf(left)) {
      for (int other : groups.groupsOf(right)) {
        if (group == other) {
          return group;
        }
      }
    }
    return -1;
  }
}
