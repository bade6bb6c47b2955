package org.gonu.engine.circuit.file;

import java.io.DataOutput;
import java.io.IOException;
import org.gonu.engine.circuit.BoundedSum;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.JoinedFact;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;

/** Writes circuits and netlists as bytes, which {@link CircuitReader} reads. */
public final class CircuitWriter {
  private final DataOutput out;

  /** A writer to a stream. */
  public CircuitWriter(DataOutput out) {
    this.out = out;
  }

  /**
   * Writes a circuit.
   *
   * @throws IOException if the stream fails, or if a name is longer than 65,535 bytes
   */
  @SuppressWarnings("ReferenceEquality") // the same netlist is written once
  public void write(Circuit circuit) throws IOException {
    out.writeInt(circuit.roles().size());
    int role = 0;
    for (Role each : circuit.roles()) {
      out.writeUTF(each.name());
      out.writeInt(circuit.firstMove(role++));
    }
    out.writeInt(circuit.moves().size());
    for (Move move : circuit.moves()) {
      TermCodec.write(move.term(), out);
    }
    out.writeInt(circuit.bases().size());
    for (Term base : circuit.bases()) {
      TermCodec.write(base, out);
    }
    for (long word : circuit.initialState()) {
      out.writeLong(word);
    }
    out.writeInt(circuit.groups().size());
    for (MutexGroup group : circuit.groups()) {
      write(group.bases());
      out.writeBoolean(group.complete());
    }
    write(circuit.general());
    out.writeInt(circuit.phases().size());
    for (Circuit.Phase phase : circuit.phases()) {
      write(phase.marks());
      write(phase.absent());
      out.writeInt(phase.successor());
      out.writeBoolean(phase.net() == circuit.general());
      if (phase.net() != circuit.general()) {
        write(phase.net());
      }
    }
    out.writeInt(circuit.sums().size());
    for (BoundedSum sum : circuit.sums()) {
      write(sum.bases());
      write(sum.numbers());
      out.writeInt(sum.most());
    }
    out.writeInt(circuit.joined().size());
    for (JoinedFact fact : circuit.joined()) {
      out.writeUTF(fact.function());
      out.writeInt(fact.parts().size());
      for (String part : fact.parts()) {
        out.writeUTF(part);
      }
      out.writeInt(fact.before());
    }
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
    out.writeInt(net.goals().size());
    for (StepNetlist.Goals goals : net.goals()) {
      write(goals.values());
      write(goals.literals());
    }
    out.writeInt(net.components().size());
    for (Component component : net.components()) {
      write(component.feedbacks());
      write(component.updates());
    }
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
