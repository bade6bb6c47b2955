package org.gonu.machine;

import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value that is computed when it is first asked for, by one thread; other threads wait for it.
 * What it was computed from is forgotten then. If that fails, the next one who asks tries again.
 *
 * @param <T> type of the value
 */
public final class Lazy<T> implements Supplier<T> {
  private @Nullable Supplier<T> maker;
  private @Nullable T value;

  /** A value that a maker computes, once. */
  public Lazy(Supplier<T> maker) {
    this.maker = maker;
  }

  @Override
  public synchronized T get() {
    T known = value;
    if (known == null) {
      known = Objects.requireNonNull(maker).get();
      value = known;
      maker = null;
    }
    return known;
  }
}
