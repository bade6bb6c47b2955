package org.gonu.engine.circuit.file;

import java.io.DataOutput;
import java.io.IOException;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.BoundedSum;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.JoinedFact;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StepNetlist;

/** Writes circuits and netlists as bytes, which {@link CircuitReader} reads. */
public final class CircuitWriter {
  private final DataOutput out;

  /** A writer to a stream. */
  public CircuitWriter(DataOutput out) {
    this.out = out;
  }

  /** Writes something. */
  private interface Part<T> {
    void write(T part) throws IOException;
  }

  /**
   * Writes a circuit.
   *
   * @throws IOException if the stream fails, or if a name is longer than 65,535 bytes
   */
  public void write(Circuit circuit) throws IOException {
    list(
        circuit.roles(),
        role -> {
          out.writeUTF(role.name());
          out.writeInt(circuit.firstMove(role.index()));
        });
    list(circuit.moves(), move -> TermCodec.write(move.term(), out));
    list(circuit.bases(), base -> TermCodec.write(base, out));
    for (long word : circuit.initialState()) {
      out.writeLong(word);
    }
    list(circuit.groups(), this::write);
    write(circuit.general());
    list(circuit.phases(), phase -> write(phase, circuit.general()));
    list(circuit.sums(), this::write);
    list(circuit.joined(), this::write);
    long[] known = circuit.known().hashes();
    out.writeInt(known.length);
    for (long hash : known) {
      out.writeLong(hash);
    }
  }

  /**
   * Writes a netlist.
   *
   * @throws IOException if the stream fails
   */
  public void write(StepNetlist net) throws IOException {
    write(net.gates());
    write(net.legal());
    write(net.next());
    out.writeInt(net.terminal());
    list(
        net.goals(),
        goals -> {
          write(goals.values());
          write(goals.literals());
        });
    list(
        net.components(),
        component -> {
          write(component.feedbacks());
          write(component.updates());
        });
  }

  /** Writes a list after its length. */
  private <T> void list(ImmutableList<T> list, Part<T> part) throws IOException {
    out.writeInt(list.size());
    for (T each : list) {
      part.write(each);
    }
  }

  private void write(MutexGroup group) throws IOException {
    write(group.bases());
    out.writeBoolean(group.complete());
  }

  @SuppressWarnings("ReferenceEquality") // the same netlist is written once
  private void write(Circuit.Phase phase, StepNetlist general) throws IOException {
    write(phase.marks());
    write(phase.absent());
    out.writeInt(phase.successor());
    out.writeBoolean(phase.net() == general);
    if (phase.net() != general) {
      write(phase.net());
    }
  }

  private void write(BoundedSum sum) throws IOException {
    write(sum.bases());
    write(sum.numbers());
    out.writeInt(sum.most());
  }

  private void write(JoinedFact fact) throws IOException {
    out.writeUTF(fact.function());
    list(fact.parts(), out::writeUTF);
    out.writeInt(fact.before());
  }

  private void write(Gates gates) throws IOException {
    out.writeInt(gates.size());
    for (int node = 0; node < gates.size(); node++) {
      out.writeByte(gates.kind(node));
      out.writeInt(gates.index(node));
      out.writeInt(gates.inputCount(node));
      for (int i = 0; i < gates.inputCount(node); i++) {
        out.writeInt(gates.input(node, i));
      }
    }
  }

  /**
   * Writes a list of integers.
   *
   * @throws IOException if the stream fails
   */
  public void write(int[] numbers) throws IOException {
    out.writeInt(numbers.length);
    for (int number : numbers) {
      out.writeInt(number);
    }
  }
}
