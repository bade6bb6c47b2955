package org.gonu.ground;

import java.util.Arrays;
import java.util.BitSet;
import java.util.OptionalInt;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;

/**
 * A ground program: a game without variables, as numbered atoms and rule instances.
 *
 * @param roles in role order
 * @param atoms number of atoms
 * @param bases arguments of {@code true} that can hold, in canonical order
 * @param baseAtoms by base: its {@code true} atom, an input
 * @param nextAtoms by base: its {@code next} atom, or -1 if there is none
 * @param initially by base: whether it holds in the initial state
 * @param moves of all roles, role by role, each in canonical order
 * @param firstMove by role the number of its first move; one more element holds the number of moves
 * @param doesAtoms by move: its {@code does} atom, an input
 * @param legalAtoms by move: its {@code legal} atom
 * @param terminalAtom the atom {@code terminal}, or -1 if no rule instance has it as head
 * @param goals goal atoms of the roles
 * @param rules the rule instances
 */
@SuppressWarnings("ArrayRecordComponent") // read by the maker of circuits, never compared
public record GroundProgram(
    ImmutableList<Role> roles,
    int atoms,
    ImmutableList<Term> bases,
    int[] baseAtoms,
    int[] nextAtoms,
    boolean[] initially,
    ImmutableList<Move> moves,
    int[] firstMove,
    int[] doesAtoms,
    int[] legalAtoms,
    int terminalAtom,
    ImmutableList<Goal> goals,
    GroundRules rules) {

  /**
   * A goal atom.
   *
   * @param role index of the role
   * @param value goal points, 0 to 100; empty for other values, which break the contract
   * @param atom its number
   */
  public record Goal(int role, OptionalInt value, int atom) {}

  /** The same game by other rule instances, which must mean the same. */
  public GroundProgram withRules(GroundRules others) {
    return new GroundProgram(
        roles,
        atoms,
        bases,
        baseAtoms,
        nextAtoms,
        initially,
        moves,
        firstMove,
        doesAtoms,
        legalAtoms,
        terminalAtom,
        goals,
        others);
  }

  /**
   * The same game without some bases, which must hold in none of its states.
   *
   * @param kept the numbers of the others
   */
  public GroundProgram withBases(BitSet kept) {
    int[] old = kept.stream().toArray();
    boolean[] keptInitially = new boolean[old.length];
    for (int base = 0; base < old.length; base++) {
      keptInitially[base] = initially[old[base]];
    }
    return new GroundProgram(
        roles,
        atoms,
        IntLists.immutable.of(old).collect(bases::get),
        Arrays.stream(old).map(base -> baseAtoms[base]).toArray(),
        Arrays.stream(old).map(base -> nextAtoms[base]).toArray(),
        keptInitially,
        moves,
        firstMove,
        doesAtoms,
        legalAtoms,
        terminalAtom,
        goals,
        rules);
  }
}
