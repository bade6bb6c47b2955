package org.gonu.engine.circuit.file;

import java.io.DataInput;
import java.io.IOException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.ByteArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.gonu.engine.circuit.BoundedSum;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.JoinedFact;
import org.gonu.engine.circuit.KnownStates;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StateBits;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;

/** Reads what {@link CircuitWriter} wrote. Lists grow as they are read, whatever a length says. */
public final class CircuitReader {
  private final DataInput in;

  /** A reader of a stream. */
  public CircuitReader(DataInput in) {
    this.in = in;
  }

  /** Reads something. */
  private interface Part<T> {
    T read() throws IOException;
  }

  /**
   * Reads a circuit.
   *
   * @throws IOException if the stream ends before it
   * @throws IllegalArgumentException if the bytes are no circuit
   */
  public Circuit circuit() throws IOException {
    IntArrayList firstMove = new IntArrayList();
    ImmutableList<String> names =
        list(
            () -> {
              String name = in.readUTF();
              firstMove.add(in.readInt());
              return name;
            });
    ImmutableList<Role> roles = names.collectWithIndex((name, role) -> new Role(role, name));
    ImmutableList<Move> moves = list(() -> new Move(TermCodec.read(in)));
    firstMove.add(moves.size());
    ImmutableList<Term> bases = list(() -> TermCodec.read(in));
    long[] initial = new long[StateBits.words(bases.size())];
    for (int word = 0; word < initial.length; word++) {
      initial[word] = in.readLong();
    }
    ImmutableList<MutexGroup> groups = list(() -> new MutexGroup(numbers(), in.readBoolean()));
    StepNetlist general = netlist();
    ImmutableList<Circuit.Phase> phases = list(() -> phase(general));
    ImmutableList<BoundedSum> sums = list(() -> new BoundedSum(numbers(), numbers(), in.readInt()));
    ImmutableList<JoinedFact> joined =
        list(() -> new JoinedFact(in.readUTF(), list(in::readUTF), in.readInt()));
    return new Circuit(roles, bases, moves, firstMove.toArray(), initial, groups, general, phases)
        .bounding(sums)
        .joining(joined)
        .rightIn(KnownStates.ofHashes(hashes()));
  }

  /**
   * Reads a netlist.
   *
   * @throws IOException if the stream ends before it
   * @throws IllegalArgumentException if the bytes are no netlist
   */
  public StepNetlist netlist() throws IOException {
    return new StepNetlist(
        gates(),
        numbers(),
        numbers(),
        in.readInt(),
        list(() -> new StepNetlist.Goals(numbers(), numbers())),
        list(() -> new Component(numbers(), numbers())));
  }

  /** Reads a list after its length. */
  private <T> ImmutableList<T> list(Part<T> part) throws IOException {
    MutableList<T> list = Lists.mutable.empty();
    for (int left = in.readInt(); left > 0; left--) {
      list.add(part.read());
    }
    return list.toImmutable();
  }

  private Circuit.Phase phase(StepNetlist general) throws IOException {
    int[] marks = numbers();
    int[] absent = numbers();
    int successor = in.readInt();
    return new Circuit.Phase(marks, successor, in.readBoolean() ? general : netlist(), absent);
  }

  private long[] hashes() throws IOException {
    LongArrayList hashes = new LongArrayList();
    for (int left = in.readInt(); left > 0; left--) {
      hashes.add(in.readLong());
    }
    return hashes.toArray();
  }

  /**
   * Reads a list of integers.
   *
   * @throws IOException if the stream ends before it
   */
  public int[] numbers() throws IOException {
    IntArrayList numbers = new IntArrayList();
    for (int left = in.readInt(); left > 0; left--) {
      numbers.add(in.readInt());
    }
    return numbers.toArray();
  }

  private Gates gates() throws IOException {
    ByteArrayList kinds = new ByteArrayList();
    IntArrayList index = new IntArrayList();
    IntArrayList firstInput = new IntArrayList();
    IntArrayList inputs = new IntArrayList();
    for (int left = in.readInt(); left > 0; left--) {
      firstInput.add(inputs.size());
      kinds.add(in.readByte());
      index.add(in.readInt());
      for (int input = in.readInt(); input > 0; input--) {
        inputs.add(in.readInt());
      }
    }
    firstInput.add(inputs.size());
    return Gates.of(kinds.toArray(), index.toArray(), firstInput.toArray(), inputs.toArray());
  }
}
