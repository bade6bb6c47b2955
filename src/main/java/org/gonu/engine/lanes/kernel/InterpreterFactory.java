package org.gonu.engine.lanes.kernel;

import org.jspecify.annotations.Nullable;

/** Makes kernels of one kind. */
interface InterpreterFactory {
  /** What its kernels run on, such as {@code vectors of 512 bits}. */
  String name();

  /** The interpreter for slots of some longs, or null if it has none for that width. */
  @Nullable Interpreter ofWidth(int width);
}
