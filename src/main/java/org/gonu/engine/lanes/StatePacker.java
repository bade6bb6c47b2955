package org.gonu.engine.lanes;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.phase.BinaryCircuit;
import org.gonu.engine.lanes.phase.PhaseProgram;
import org.gonu.gdl.Term;

/**
 * Packs facts into states of a program. What no match can come to is refused: there the code, which
 * rests on what holds in every match, would be wrong.
 *
 * @param circuit of the game
 * @param compiled the circuit whose gates were compiled, with numbers in binary
 * @param phases the gates of each phase that were compiled
 */
record StatePacker(Circuit circuit, BinaryCircuit compiled, ImmutableList<PhaseProgram> phases) {
  /** So many bases of a group are named in a message. */
  private static final int MAX_NAMED = 6;

  /**
   * The state of which some facts are true.
   *
   * @throws IllegalArgumentException if the game does not know a fact, or no match comes to this
   *     position
   */
  long[] pack(Iterable<? extends Term> facts) {
    long[] state = circuit.stateOf(facts);
    requireExactlyOneOfEachGroup(state);
    requirePhase(state);
    requireNumbers(state);
    requireGoingOn(state);
    return state;
  }

  private void requireExactlyOneOfEachGroup(long[] state) {
    circuit.violated(state).ifPresent(group -> refuse(group.bases()));
  }

  private void requirePhase(long[] state) {
    if (circuit.misplaced(state).isPresent()) {
      throw new IllegalArgumentException(
          "in no position of this game "
              + circuit.misplaced(state).orElseThrow()
              + " holds together with "
              + circuit
                  .names(circuit.phases().get(circuit.phaseOf(state)).marks())
                  .makeString(", "));
    }
  }

  private void requireNumbers(long[] state) {
    compiled.states().violated(state).ifPresent(number -> refuse(number.members()));
  }

  private void requireGoingOn(long[] state) {
    int phase = circuit.phaseOf(state);
    long[] inBinary = new long[state.length];
    compiled.states().encode(state, inBinary);
    if (phase >= 0 && phases.get(phase).missesEnd(compiled.circuit(), inBinary)) {
      throw new IllegalArgumentException(
          "the match was over before it could come to this position");
    }
  }

  private void refuse(int[] group) {
    ImmutableList<Term> names = circuit.names(group);
    throw new IllegalArgumentException(
        "in every position of this game exactly one of these holds: "
            + names
                .take(MAX_NAMED)
                .makeString("[", ", ", names.size() > MAX_NAMED ? ", ...]" : "]"));
  }
}
