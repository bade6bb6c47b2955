package org.gonu.engine.circuit.build;

import java.util.Arrays;
import java.util.BitSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Gates;
import org.gonu.ground.GroundProgram;
import org.gonu.ground.GroundRules;

/**
 * The rules of a program after a netlist of it. Atoms with the same literal hold in the same
 * states, so all others are defined by the first one and read nowhere. Instances that never hold
 * and literals that always do are left out. Of many large programs a tenth of the instances stays,
 * of which netlists are made for which more is known.
 *
 * <p>Atoms of a recursive component can be merged as well: with the same literal, they hold from
 * the same round of the fixed point on.
 */
final class AtomMerging {
  private static final int NONE = -1;

  private final GroundRules rules;

  /** By atom its literal in the netlist, negative if it has none. */
  private final int[] literals;

  private final BitSet refuted;

  /** By node of the netlist the first atom whose literal is of it. */
  private final int[] first;

  private final GroundRules.Writer writer = new GroundRules.Writer();

  /**
   * Merges atoms.
   *
   * @param nodes number of nodes of the netlist
   * @param literals by atom its literal in the netlist, negative if it has none
   * @param made the atoms that have a literal by rules, in the order in which they were given it
   * @param refuted instances that never hold
   */
  AtomMerging(GroundProgram program, int nodes, int[] literals, IntArrayList made, BitSet refuted) {
    this.rules = program.rules();
    this.literals = literals;
    this.refuted = refuted;
    this.first = new int[nodes];
    Arrays.fill(first, NONE);
    Arrays.stream(program.bases().atoms()).forEach(this::note);
    Arrays.stream(program.moves().doesAtoms()).forEach(this::note);
    made.forEach(this::note);
  }

  private void note(int atom) {
    int node = Gates.node(literals[atom]);
    first[node] = first[node] == NONE ? atom : first[node];
  }

  /** The rules, with the numbers of atoms that were given. */
  GroundRules rules() {
    for (int atom = 0; atom < literals.length; atom++) {
      writer.beginAtom();
      int literal = literals[atom];
      if (literal < 0 || isFirst(atom)) {
        copyRules(atom);
      } else if (literal != Gates.FALSE) {
        writer.beginRule();
        if (literal != Gates.TRUE) {
          writer.add(merged(2 * atom));
        }
      }
    }
    return writer.rules();
  }

  private boolean isFirst(int atom) {
    return Gates.node(literals[atom]) != 0 && first[Gates.node(literals[atom])] == atom;
  }

  private void copyRules(int atom) {
    for (int rule = rules.firstRule(atom); rule < rules.firstRule(atom + 1); rule++) {
      if (!neverHolds(rule)) {
        writer.beginRule();
        for (int i = rules.firstLiteral(rule); i < rules.firstLiteral(rule + 1); i++) {
          if (inNetlist(rules.literal(i)) != Gates.TRUE) {
            writer.add(merged(rules.literal(i)));
          }
        }
      }
    }
  }

  private boolean neverHolds(int rule) {
    boolean never = refuted.get(rule);
    for (int i = rules.firstLiteral(rule); i < rules.firstLiteral(rule + 1); i++) {
      never |= inNetlist(rules.literal(i)) == Gates.FALSE;
    }
    return never;
  }

  /** The literal of the netlist for one of a body; negative if there is none. */
  private int inNetlist(int literal) {
    int positive = literals[literal >> 1];
    return positive < 0 ? NONE : positive ^ (literal & 1);
  }

  /** The literal of a body with the first atom that stands for it. */
  private int merged(int literal) {
    int positive = literals[literal >> 1];
    if (positive < 0) {
      return literal;
    }
    int atom = first[Gates.node(positive)];
    return 2 * atom + ((literal ^ positive ^ literals[atom]) & 1);
  }
}
