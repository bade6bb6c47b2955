package org.gonu.ground;

import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Rule instances, sorted by their heads. The literals of a body are {@code 2 * atom + (negated ? 1
 * : 0)}; an empty body states a fact.
 */
public final class GroundRules {
  /** By atom the number of its first instance. */
  private final int[] firstRule;

  /** By instance the index of its body in {@link #literals}. */
  private final int[] firstLiteral;

  private final int[] literals;

  private GroundRules(int[] firstRule, int[] firstLiteral, int[] literals) {
    this.firstRule = firstRule;
    this.firstLiteral = firstLiteral;
    this.literals = literals;
  }

  /** Number of instances. */
  public int size() {
    return firstLiteral.length - 1;
  }

  /** The first instance whose head is an atom; for the number of atoms, the number of instances. */
  public int firstRule(int atom) {
    return firstRule[atom];
  }

  /**
   * The position at which the body of an instance starts; for the number of instances, the end of
   * the last body.
   */
  public int firstLiteral(int rule) {
    return firstLiteral[rule];
  }

  /** The literal at a position. */
  public int literal(int place) {
    return literals[place];
  }

  /** Writes instances in the order of their heads. */
  public static final class Writer {
    private final IntArrayList firstRule = new IntArrayList();
    private final IntArrayList firstLiteral = new IntArrayList();
    private final IntArrayList literals = new IntArrayList();

    /** Begins the instances of the next atom, from atom 0 on. */
    public void beginAtom() {
      firstRule.add(firstLiteral.size());
    }

    /** Begins the body of the next instance of this atom. */
    public void beginRule() {
      firstLiteral.add(literals.size());
    }

    /** Adds a literal to this body. */
    public void add(int literal) {
      literals.add(literal);
    }

    /** All instances, once the last one is written. */
    public GroundRules rules() {
      firstRule.add(firstLiteral.size());
      firstLiteral.add(literals.size());
      return new GroundRules(firstRule.toArray(), firstLiteral.toArray(), literals.toArray());
    }
  }

  /** Collects instances in any order. */
  static final class Collector {
    private final GroundingLimits limits;
    private final MutableIntList heads = new IntArrayList(1024);
    private final MutableIntList starts = new IntArrayList(1024);
    private final MutableIntList literals = new IntArrayList(4096);

    Collector(GroundingLimits limits) {
      this.limits = limits;
    }

    /** Begins an instance with a head. */
    void begin(int head) {
      if (heads.size() >= limits.instances().getAsInt() || literals.size() > limits.literals()) {
        throw new GroundingAbandonedException(
            "there are more than " + heads.size() + " rule instances");
      }
      heads.add(head);
      starts.add(literals.size());
    }

    /** Adds a literal to the body of the instance begun last. */
    void add(int literal) {
      literals.add(literal);
    }

    /** All instances, by their heads. */
    GroundRules sorted(int atoms) {
      int[] firstRule = new int[atoms + 1];
      heads.forEach(head -> firstRule[head + 1]++);
      for (int atom = 0; atom < atoms; atom++) {
        firstRule[atom + 1] += firstRule[atom];
      }
      int[] order = new int[heads.size()];
      int[] free = firstRule.clone();
      for (int i = 0; i < order.length; i++) {
        order[free[heads.get(i)]++] = i;
      }
      starts.add(literals.size());
      int[] firstLiteral = new int[order.length + 1];
      int[] bodies = new int[literals.size()];
      int end = 0;
      for (int rule = 0; rule < order.length; rule++) {
        firstLiteral[rule] = end;
        for (int i = starts.get(order[rule]); i < starts.get(order[rule] + 1); i++) {
          bodies[end++] = literals.get(i);
        }
      }
      firstLiteral[order.length] = end;
      return new GroundRules(firstRule, firstLiteral, bodies);
    }
  }
}
