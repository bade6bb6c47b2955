package org.gonu.game.cache;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.circuit.file.CircuitReader;
import org.gonu.engine.circuit.file.CircuitWriter;
import org.gonu.engine.lanes.coding.BinaryNumber;

/**
 * What is kept of a game.
 *
 * @param numbers groups that are numbers in binary after rewriting
 * @param rewritten by phase its netlist after rewriting, see {@code
 *     engine.lanes.LaneProgram#rewritten}
 * @param instances number of rule instances from which the circuit was made
 */
public record KeptCircuit(
    Circuit circuit,
    ImmutableList<BinaryNumber> numbers,
    ImmutableList<StepNetlist> rewritten,
    int instances) {

  /** As bytes. */
  byte[] toBytes() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    CircuitWriter writer = new CircuitWriter(out);
    out.writeInt(instances);
    writer.write(circuit);
    out.writeInt(numbers.size());
    for (BinaryNumber number : numbers) {
      writer.write(number.members());
      writer.write(number.codes());
      out.writeInt(number.bits());
      out.writeInt(number.none());
    }
    out.writeInt(rewritten.size());
    for (StepNetlist net : rewritten) {
      writer.write(net);
    }
    out.flush();
    return bytes.toByteArray();
  }

  /**
   * From bytes.
   *
   * @throws IOException if they end too early
   * @throws IllegalArgumentException if they are no circuit
   */
  static KeptCircuit of(byte[] bytes) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    CircuitReader reader = new CircuitReader(in);
    int instances = in.readInt();
    Circuit circuit = reader.circuit();
    MutableList<BinaryNumber> numbers = Lists.mutable.empty();
    for (int left = in.readInt(); left > 0; left--) {
      int[] members = reader.numbers();
      if (Arrays.stream(members).anyMatch(base -> base < 0 || base >= circuit.bases().size())) {
        throw new IllegalArgumentException("a member of a number is no base");
      }
      numbers.add(new BinaryNumber(members, reader.numbers(), in.readInt(), in.readInt()));
    }
    MutableList<StepNetlist> rewritten = Lists.mutable.empty();
    for (int left = in.readInt(); left > 0; left--) {
      rewritten.add(reader.netlist());
    }
    return new KeptCircuit(circuit, numbers.toImmutable(), rewritten.toImmutable(), instances);
  }
}
