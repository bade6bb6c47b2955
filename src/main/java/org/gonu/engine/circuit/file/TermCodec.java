package org.gonu.engine.circuit.file;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Term;
import org.gonu.text.Span;

/** Ground terms as bytes: the name and the number of arguments, then these. */
final class TermCodec {
  private TermCodec() {}

  static void write(Term term, DataOutput out) throws IOException {
    if (term instanceof Compound compound) {
      out.writeUTF(compound.function().name());
      out.writeInt(compound.arguments().size());
      for (Term argument : compound.arguments()) {
        write(argument, out);
      }
    } else {
      out.writeUTF(((Constant) term).name());
      out.writeInt(0);
    }
  }

  static Term read(DataInput in) throws IOException {
    Constant name = Constant.of(in.readUTF());
    int arity = in.readInt();
    if (arity == 0) {
      return name;
    }
    MutableList<Term> arguments = Lists.mutable.empty();
    for (int i = 0; i < arity; i++) {
      arguments.add(read(in));
    }
    return new Compound(name, arguments.toImmutable(), Span.NONE);
  }
}
