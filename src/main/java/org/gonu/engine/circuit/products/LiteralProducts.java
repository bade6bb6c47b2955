package org.gonu.engine.circuit.products;

import java.util.BitSet;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.IntObjectHashMap;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/**
 * Takes literals apart into products of bases, moves and feedbacks, one of which holds where the
 * literal does. Products that groups exclude are left out. It can be told which moves are made.
 */
public final class LiteralProducts {
  private static final byte UNKNOWN = 0;
  private static final byte HOLDS = 1;
  private static final byte FAILS = -1;

  private static final ImmutableList<IntArrayList> NONE = Lists.immutable.empty();

  private final Gates gates;
  private final Exclusions exclusions;

  /** Most products that are made from one beginning to the next. */
  private final int most;

  /** By node what is known of it whatever the moves are. */
  private final byte[] always;

  /** The moves and gates of which nothing is known, in order. */
  private final int[] open;

  /** By node what is known of it. */
  private final byte[] known;

  private final IntObjectHashMap<ImmutableList<IntArrayList>> found = new IntObjectHashMap<>();

  private int left;

  /**
   * Makes products of a netlist.
   *
   * @param never bases that do not hold
   * @param most products that are made from one beginning to the next
   */
  public LiteralProducts(StepNetlist net, Exclusions exclusions, BitSet never, int most) {
    this.gates = net.gates();
    this.exclusions = exclusions;
    this.most = most;
    this.left = most;
    this.known = new byte[gates.size()];
    int[] baseNodes = gates.nodes(Gates.BASE, net.next().length);
    never.stream().forEach(base -> known[baseNodes[base]] = FAILS);
    known[0] = FAILS;
    IntArrayList unknown = new IntArrayList();
    for (int node = 1; node < known.length; node++) {
      if (gates.kind(node) == Gates.AND) {
        known[node] = conjunction(node);
      }
      if (known[node] == UNKNOWN
          && (gates.kind(node) == Gates.AND || gates.kind(node) == Gates.DOES)) {
        unknown.add(node);
      }
    }
    this.open = unknown.toArray();
    this.always = known.clone();
  }

  /** Begins again; what was made is kept. */
  public void begin() {
    left = most;
  }

  /**
   * Begins with moves that are made.
   *
   * @param moves by role its move
   * @param conditions literals that hold where these moves are legal
   */
  public void begin(IntArrayList moves, IntArrayList conditions) {
    found.clear();
    left = most;
    System.arraycopy(always, 0, known, 0, known.length);
    conditions.each(this::assume);
    for (int node : open) {
      if (gates.kind(node) == Gates.DOES) {
        known[node] = moves.contains(gates.index(node)) ? HOLDS : FAILS;
      } else if (known[node] == UNKNOWN) {
        known[node] = conjunction(node);
      }
    }
  }

  private void assume(int literal) {
    known[Gates.node(literal)] = Gates.isNegated(literal) ? FAILS : HOLDS;
    exclusions.eachExcluded(literal, node -> known[node] = FAILS);
  }

  private byte conjunction(int node) {
    byte all = HOLDS;
    for (int i = 0; i < gates.inputCount(node) && all != FAILS; i++) {
      all = (byte) Math.min(all, known(gates.input(node, i)));
    }
    return all;
  }

  private byte known(int literal) {
    byte own = known[Gates.node(literal)];
    return Gates.isNegated(literal) ? (byte) -own : own;
  }

  /** True if some products are missing since the last beginning, since there are too many. */
  public boolean isIncomplete() {
    return left < 0;
  }

  /** The products of a literal, each some literals; not to be changed. */
  public ImmutableList<IntArrayList> of(int literal) {
    byte value = known(literal);
    if (value != UNKNOWN) {
      return value == FAILS ? NONE : Lists.immutable.of(new IntArrayList());
    }
    ImmutableList<IntArrayList> own = found.get(literal);
    if (own == null) {
      own = taken(literal);
      left -= own.size();
      if (isIncomplete()) {
        return NONE;
      }
      found.put(literal, own);
    }
    return own;
  }

  private ImmutableList<IntArrayList> taken(int literal) {
    int node = Gates.node(literal);
    if (gates.kind(node) != Gates.AND) {
      return Lists.immutable.of(IntArrayList.newListWith(literal));
    }
    return Gates.isNegated(literal) ? alternatives(node) : conjuncts(node);
  }

  private ImmutableList<IntArrayList> alternatives(int node) {
    MutableList<IntArrayList> all = Lists.mutable.empty();
    for (int i = 0; i < gates.inputCount(node) && !isIncomplete(); i++) {
      all.addAllIterable(of(Gates.not(gates.input(node, i))));
    }
    return all.toImmutable();
  }

  private ImmutableList<IntArrayList> conjuncts(int node) {
    ImmutableList<IntArrayList> all = Lists.immutable.of(new IntArrayList());
    for (int i = 0; i < gates.inputCount(node) && !isIncomplete(); i++) {
      if (known(gates.input(node, i)) == UNKNOWN) {
        all = together(all, of(gates.input(node, i)));
      }
    }
    return all;
  }

  private ImmutableList<IntArrayList> together(
      ImmutableList<IntArrayList> some, ImmutableList<IntArrayList> others) {
    MutableList<IntArrayList> all = Lists.mutable.empty();
    for (IntArrayList one : some) {
      for (IntArrayList other : others) {
        IntArrayList both = IntArrayList.newList(one);
        if (add(other, both)) {
          all.add(both);
          left--;
        }
        if (isIncomplete()) {
          return NONE;
        }
      }
    }
    return all.toImmutable();
  }

  /** Adds literals to a product; false if they never hold together. */
  private boolean add(IntArrayList literals, IntArrayList product) {
    for (int i = 0; i < literals.size(); i++) {
      int literal = literals.get(i);
      if (exclusions.exclude(literal, product)) {
        return false;
      }
      if (!product.contains(literal)) {
        product.add(literal);
      }
    }
    return true;
  }
}
