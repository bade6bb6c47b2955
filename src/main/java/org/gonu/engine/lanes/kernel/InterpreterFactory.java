package org.gonu.engine.lanes.kernel;

import org.jspecify.annotations.Nullable;

/** Makes interpreters whose kernels use one technique, vectors or plain loops. */
interface InterpreterFactory {
  /** The technique, such as {@code vectors of 512 bits}. */
  String name();

  /** Longs of the narrowest slots that pay. */
  int narrowest();

  /** Longs of the widest slots for which there are interpreters. */
  int widest();

  /** The interpreter for slots of {@code width} longs, or null if it has none for that width. */
  @Nullable Interpreter ofWidth(int width);
}
