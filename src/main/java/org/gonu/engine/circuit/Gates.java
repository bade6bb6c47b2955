package org.gonu.engine.circuit;

/**
 * The nodes of a circuit, an and-inverter graph with wide gates. They are numbered so that the
 * inputs of a gate come before it.
 *
 * <p>A <em>literal</em> is a node or its negation: {@code 2 * node + (negated ? 1 : 0)}. Node 0 is
 * the constant false, so {@link #FALSE} is literal 0 and {@link #TRUE} literal 1. The only kind of
 * gate is AND over two or more literals; an OR is the negation of an AND of negations.
 */
public final class Gates {
  /** The literal that is never true. */
  public static final int FALSE = 0;

  /** The literal that is always true. */
  public static final int TRUE = 1;

  /** Kind of node 0, which is never true. */
  public static final byte CONSTANT = 0;

  /** Kind of a base proposition of the state before the step; its index is that of the base. */
  public static final byte BASE = 1;

  /** Kind of a move made in the step; its index is the number of the move, over all roles. */
  public static final byte DOES = 2;

  /**
   * Kind of a feedback of a recursive component, see {@link Component}; its index is the number of
   * the feedback.
   */
  public static final byte FEEDBACK = 3;

  /** Kind of a conjunction of literals. */
  public static final byte AND = 4;

  private final byte[] kinds;
  private final int[] index;

  /** By node the index of its first input in {@link #inputs}; one more element holds the end. */
  private final int[] firstInput;

  private final int[] inputs;

  Gates(byte[] kinds, int[] index, int[] firstInput, int[] inputs) {
    this.kinds = kinds;
    this.index = index;
    this.firstInput = firstInput;
    this.inputs = inputs;
  }

  /**
   * Gates of given nodes.
   *
   * @param kinds by node its kind
   * @param index by node the number of its base, move or feedback
   * @param firstInput by node the index of its first input; one more element holds the end
   * @param inputs literals
   * @throws IllegalArgumentException if they are no circuit
   */
  public static Gates of(byte[] kinds, int[] index, int[] firstInput, int[] inputs) {
    boolean fits =
        kinds.length > 0
            && index.length == kinds.length
            && firstInput.length == kinds.length + 1
            && firstInput[0] == 0
            && firstInput[kinds.length] == inputs.length;
    for (int node = 0; fits && node < kinds.length; node++) {
      fits =
          kinds[node] >= CONSTANT && kinds[node] <= AND && firstInput[node] <= firstInput[node + 1];
      for (int i = firstInput[node]; fits && i < firstInput[node + 1]; i++) {
        fits = inputs[i] >= 0 && node(inputs[i]) < node;
      }
    }
    if (!fits) {
      throw new IllegalArgumentException("these arrays are no circuit");
    }
    return new Gates(kinds, index, firstInput, inputs);
  }

  /** Number of nodes, the constant included. */
  public int size() {
    return kinds.length;
  }

  /** Number of operations with two inputs that compute all gates one by one. */
  public int operations() {
    int operations = 0;
    for (int node = 1; node < kinds.length; node++) {
      operations += kinds[node] == AND ? inputCount(node) - 1 : 0;
    }
    return operations;
  }

  /**
   * The kind of a node: {@link #CONSTANT}, {@link #BASE}, {@link #DOES}, {@link #FEEDBACK} or
   * {@link #AND}.
   */
  public byte kind(int node) {
    return kinds[node];
  }

  /** The number of the base, the move or the feedback that a node stands for; 0 for others. */
  public int index(int node) {
    return index[node];
  }

  /** Number of inputs of a node; 0 unless it is a gate. */
  public int inputCount(int node) {
    return firstInput[node + 1] - firstInput[node];
  }

  /**
   * An input of a gate, a literal.
   *
   * @param position from 0
   */
  public int input(int node, int position) {
    return inputs[firstInput[node] + position];
  }

  /**
   * By base or by move: the node that stands for it, 0 if there is none.
   *
   * @param kind {@link #BASE} or {@link #DOES}
   * @param count how many bases or moves there are
   */
  public int[] nodes(byte kind, int count) {
    int[] nodes = new int[count];
    for (int node = 1; node < size(); node++) {
      if (kinds[node] == kind) {
        nodes[index[node]] = node;
      }
    }
    return nodes;
  }

  /** The node of a literal. */
  public static int node(int literal) {
    return literal >> 1;
  }

  /** True if a literal is the negation of its node. */
  public static boolean isNegated(int literal) {
    return (literal & 1) != 0;
  }

  /** The negation of a literal. */
  public static int not(int literal) {
    return literal ^ 1;
  }
}
