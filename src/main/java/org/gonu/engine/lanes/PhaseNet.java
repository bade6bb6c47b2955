package org.gonu.engine.lanes;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.Net;

/**
 * The gates of a phase as lanes carry them out.
 *
 * @param net the gates, with constants for moves that are not chosen
 * @param eligible by number of a move the literal that tells whether it may be chosen
 * @param isForesighted true if moves that are not eligible are worse for what may follow them; a
 *     search finds out by itself what ends the match at once
 */
@SuppressWarnings("ArrayRecordComponent") // read by the builder of cones, never compared
record PhaseNet(Net net, int[] eligible, boolean isForesighted) {

  /** The phases of a circuit, in which all legal moves are eligible. */
  static ImmutableList<PhaseNet> of(Circuit circuit) {
    return circuit
        .phases()
        .collect(
            phase -> {
              Net net = withoutConstants(circuit, phase.net());
              return new PhaseNet(net, net.legal(), false);
            });
  }

  /**
   * The phases of a circuit, in which roles choose from decisive moves where there are any.
   *
   * @param plain the phases in which all legal moves are eligible; kept where no decisive moves are
   *     known, see {@link DecisiveMoves}
   */
  static ImmutableList<PhaseNet> decisive(Circuit circuit, ImmutableList<PhaseNet> plain) {
    ImmutableList<Net> nets = plain.collect(PhaseNet::net);
    int[] choosers = plain.stream().mapToInt(phase -> phase.chooser(circuit)).toArray();
    return plain.collectWithIndex(
        (own, phase) -> DecisiveMoves.of(circuit, phase, nets, choosers).orElse(own));
  }

  /** The only role that chooses; -1 if there is none. */
  private int chooser(Circuit circuit) {
    int[] choosers =
        IntStream.range(0, circuit.roles().size())
            .filter(role -> candidates(circuit, role).size() > 1)
            .toArray();
    return choosers.length == 1 ? choosers[0] : -1;
  }

  /** A role with one candidate makes that move; a move that is never legal is never made. */
  private static Net withoutConstants(Circuit circuit, Net net) {
    int[] constants = new int[net.legal().length];
    Arrays.fill(constants, Gates.FALSE);
    for (int role = 0; role < circuit.roles().size(); role++) {
      ImmutableIntList candidates = candidates(circuit, net, role);
      int value = candidates.size() == 1 ? Gates.TRUE : MoveSubstitution.KEEP;
      candidates.each(move -> constants[move] = value);
    }
    return MoveSubstitution.apply(net, move -> constants[move]);
  }

  /** True if not all legal moves are eligible; the same array stands for all of them. */
  boolean isChoosy() {
    return eligible != net.legal();
  }

  /** The moves of a role that can be legal. */
  ImmutableIntList candidates(Circuit circuit, int role) {
    return candidates(circuit, net, role);
  }

  private static ImmutableIntList candidates(Circuit circuit, Net net, int role) {
    int from = circuit.firstMove(role);
    int to = circuit.firstMove(role + 1);
    return from == to
        ? IntLists.immutable.empty()
        : IntInterval.fromTo(from, to - 1).select(move -> net.legal()[move] != Gates.FALSE);
  }
}
