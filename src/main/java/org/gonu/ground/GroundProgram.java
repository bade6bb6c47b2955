package org.gonu.ground;

import java.util.BitSet;
import java.util.OptionalInt;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Role;

/**
 * A ground program: a game without variables, as numbered atoms and rule instances.
 *
 * @param roles in role order
 * @param atoms number of atoms
 * @param bases what can hold in a state
 * @param moves what can be done
 * @param terminalAtom the atom {@code terminal}, or -1 if no rule instance has it as head
 * @param goals goal atoms of the roles
 * @param rules the rule instances
 */
public record GroundProgram(
    ImmutableList<Role> roles,
    int atoms,
    GroundBases bases,
    GroundMoves moves,
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
    return new GroundProgram(roles, atoms, bases, moves, terminalAtom, goals, others);
  }

  /**
   * The same game without some bases, which must hold in none of its states.
   *
   * @param kept the numbers of the others
   */
  public GroundProgram withBases(BitSet kept) {
    return new GroundProgram(roles, atoms, bases.only(kept), moves, terminalAtom, goals, rules);
  }
}
