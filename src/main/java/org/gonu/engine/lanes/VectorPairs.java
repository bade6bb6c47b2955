package org.gonu.engine.lanes;

import static org.gonu.engine.lanes.VectorSpan.LENGTH;
import static org.gonu.engine.lanes.VectorSpan.load;

import jdk.incubator.vector.VectorOperators;

/**
 * Instructions with two inputs and one operation each, by vectors.
 *
 * <p>A slot is one, two or four vectors: loops over the vectors of a slot would cost more than the
 * work. Every shape has a loop of its own, without branches but for these counts.
 */
final class VectorPairs {
  private VectorPairs() {}

  static void addTo(Instruction[] table, int vectors) {
    table[Shape.AND] = new And(vectors);
    table[Shape.ANDN] = new AndNot(vectors);
    table[Shape.NOR] = new Nor(vectors);
    table[Shape.OR] = new Or(vectors);
    table[Shape.ORN] = new OrNot(vectors);
    table[Shape.NAND] = new Nand(vectors);
  }

  private static final class And extends Instruction {
    private final int vectors;

    And(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        load(s, a).and(load(s, b)).intoArray(s, d);
        if (vectors > 1) {
          load(s, a + LENGTH).and(load(s, b + LENGTH)).intoArray(s, d + LENGTH);
        }
        if (vectors > 2) {
          load(s, a + 2 * LENGTH).and(load(s, b + 2 * LENGTH)).intoArray(s, d + 2 * LENGTH);
          load(s, a + 3 * LENGTH).and(load(s, b + 3 * LENGTH)).intoArray(s, d + 3 * LENGTH);
        }
      }
      return end;
    }
  }

  private static final class AndNot extends Instruction {
    private final int vectors;

    AndNot(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        load(s, b).lanewise(VectorOperators.NOT).and(load(s, a)).intoArray(s, d);
        if (vectors > 1) {
          load(s, b + LENGTH)
              .lanewise(VectorOperators.NOT)
              .and(load(s, a + LENGTH))
              .intoArray(s, d + LENGTH);
        }
        if (vectors > 2) {
          load(s, b + 2 * LENGTH)
              .lanewise(VectorOperators.NOT)
              .and(load(s, a + 2 * LENGTH))
              .intoArray(s, d + 2 * LENGTH);
          load(s, b + 3 * LENGTH)
              .lanewise(VectorOperators.NOT)
              .and(load(s, a + 3 * LENGTH))
              .intoArray(s, d + 3 * LENGTH);
        }
      }
      return end;
    }
  }

  private static final class Nor extends Instruction {
    private final int vectors;

    Nor(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        load(s, a).or(load(s, b)).lanewise(VectorOperators.NOT).intoArray(s, d);
        if (vectors > 1) {
          load(s, a + LENGTH)
              .or(load(s, b + LENGTH))
              .lanewise(VectorOperators.NOT)
              .intoArray(s, d + LENGTH);
        }
        if (vectors > 2) {
          load(s, a + 2 * LENGTH)
              .or(load(s, b + 2 * LENGTH))
              .lanewise(VectorOperators.NOT)
              .intoArray(s, d + 2 * LENGTH);
          load(s, a + 3 * LENGTH)
              .or(load(s, b + 3 * LENGTH))
              .lanewise(VectorOperators.NOT)
              .intoArray(s, d + 3 * LENGTH);
        }
      }
      return end;
    }
  }

  private static final class Or extends Instruction {
    private final int vectors;

    Or(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        load(s, a).or(load(s, b)).intoArray(s, d);
        if (vectors > 1) {
          load(s, a + LENGTH).or(load(s, b + LENGTH)).intoArray(s, d + LENGTH);
        }
        if (vectors > 2) {
          load(s, a + 2 * LENGTH).or(load(s, b + 2 * LENGTH)).intoArray(s, d + 2 * LENGTH);
          load(s, a + 3 * LENGTH).or(load(s, b + 3 * LENGTH)).intoArray(s, d + 3 * LENGTH);
        }
      }
      return end;
    }
  }

  private static final class OrNot extends Instruction {
    private final int vectors;

    OrNot(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        load(s, b).lanewise(VectorOperators.NOT).or(load(s, a)).intoArray(s, d);
        if (vectors > 1) {
          load(s, b + LENGTH)
              .lanewise(VectorOperators.NOT)
              .or(load(s, a + LENGTH))
              .intoArray(s, d + LENGTH);
        }
        if (vectors > 2) {
          load(s, b + 2 * LENGTH)
              .lanewise(VectorOperators.NOT)
              .or(load(s, a + 2 * LENGTH))
              .intoArray(s, d + 2 * LENGTH);
          load(s, b + 3 * LENGTH)
              .lanewise(VectorOperators.NOT)
              .or(load(s, a + 3 * LENGTH))
              .intoArray(s, d + 3 * LENGTH);
        }
      }
      return end;
    }
  }

  private static final class Nand extends Instruction {
    private final int vectors;

    Nand(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        load(s, a).and(load(s, b)).lanewise(VectorOperators.NOT).intoArray(s, d);
        if (vectors > 1) {
          load(s, a + LENGTH)
              .and(load(s, b + LENGTH))
              .lanewise(VectorOperators.NOT)
              .intoArray(s, d + LENGTH);
        }
        if (vectors > 2) {
          load(s, a + 2 * LENGTH)
              .and(load(s, b + 2 * LENGTH))
              .lanewise(VectorOperators.NOT)
              .intoArray(s, d + 2 * LENGTH);
          load(s, a + 3 * LENGTH)
              .and(load(s, b + 3 * LENGTH))
              .lanewise(VectorOperators.NOT)
              .intoArray(s, d + 3 * LENGTH);
        }
      }
      return end;
    }
  }
}
