package org.gonu.engine.lanes;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;

/**
 * Makes one operation with three inputs of two with two, where the result of the first is read by
 * the second only: one slot less to write, to read and to decode.
 */
final class Fusion {
  private static final int NONE = -1;

  private final Operation[] operations;

  /** By value the operation outside of loops that computes it. */
  private final int[] producer;

  private final IntPredicate isReadOnce;

  private Fusion(ListIterable<Operation> given, int values, IntPredicate isReadOnce) {
    this.operations = given.toArray(new Operation[0]);
    this.isReadOnce = isReadOnce;
    producer = new int[values];
    Arrays.fill(producer, NONE);
  }

  /**
   * The operations, some of them fused.
   *
   * @param values number of values
   * @param isReadOnce tells whether nothing else reads a value that one of the operations reads
   */
  static MutableList<Operation> apply(
      ListIterable<Operation> operations, int values, IntPredicate isReadOnce) {
    Fusion fusion = new Fusion(operations, values, isReadOnce);
    boolean[] looped = fusion.looped();
    boolean[] removed = new boolean[looped.length];
    for (int i = 0; i < looped.length; i++) {
      if (!looped[i]) {
        fusion.fuse(i, removed);
      }
    }
    MutableList<Operation> rest = Lists.mutable.empty();
    for (int i = 0; i < removed.length; i++) {
      if (!removed[i]) {
        rest.add(fusion.operations[i]);
      }
    }
    return rest;
  }

  private boolean[] looped() {
    boolean[] looped = new boolean[operations.length];
    for (int i = 0; i < looped.length; i++) {
      if (operations[i].shape() == Shape.REPEAT) {
        Arrays.fill(looped, i - operations[i].x() - operations[i].y(), i + 1, true);
      }
    }
    return looped;
  }

  private void fuse(int outer, boolean[] removed) {
    Operation operation = operations[outer];
    producer[operation.outputs()[0]] = outer;
    if (operation.inputs().length != 2) {
      return;
    }
    for (int side = 1; side >= 0; side--) {
      int inner = producer[operation.inputs()[side]];
      int shape = inner == NONE ? NONE : fused(operation, operations[inner], side);
      if (shape != NONE && isReadOnce.test(operation.inputs()[side])) {
        int other = operation.inputs()[1 - side];
        int[] pair = operations[inner].inputs();
        boolean isOtherLast = operation.shape() == Shape.ANDN && side == 0;
        int[] inputs =
            isOtherLast ? new int[] {pair[0], pair[1], other} : new int[] {other, pair[0], pair[1]};
        operations[outer] = new Operation(shape, 0, 0, operation.outputs(), inputs);
        removed[inner] = true;
        return;
      }
    }
  }

  /** The shape of both together, the inner one being on a side of the outer one. */
  private static int fused(Operation outer, Operation inner, int side) {
    return switch (outer.shape()) {
      case Shape.OR -> fusedOr(inner.shape());
      case Shape.AND -> fusedAnd(inner.shape());
      case Shape.ANDN ->
          side == 0 ? fusedBeforeNegation(inner.shape()) : fusedNegation(inner.shape());
      default -> NONE;
    };
  }

  private static int fusedOr(int inner) {
    return switch (inner) {
      case Shape.AND -> Shape.OR_AND;
      case Shape.ANDN -> Shape.OR_ANDN;
      case Shape.OR -> Shape.OR3;
      default -> NONE;
    };
  }

  private static int fusedAnd(int inner) {
    return switch (inner) {
      case Shape.OR -> Shape.AND_OR;
      case Shape.AND -> Shape.AND3;
      case Shape.ANDN -> Shape.AND2N1;
      case Shape.NOR -> Shape.AND1N2;
      case Shape.NAND -> Shape.ANDN_AND;
      default -> NONE;
    };
  }

  private static int fusedNegation(int inner) {
    return switch (inner) {
      case Shape.AND -> Shape.ANDN_AND;
      case Shape.OR -> Shape.AND1N2;
      case Shape.NOR -> Shape.AND_OR;
      case Shape.NAND -> Shape.AND3;
      default -> NONE;
    };
  }

  private static int fusedBeforeNegation(int inner) {
    return switch (inner) {
      case Shape.AND -> Shape.AND2N1;
      case Shape.ANDN -> Shape.AND1N2;
      default -> NONE;
    };
  }
}
