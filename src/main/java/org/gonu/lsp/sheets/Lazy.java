package org.gonu.lsp.sheets;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * A value that is computed when it is first asked for, by one thread; other threads wait for it.
 */
final class Lazy<T> {
  private final Supplier<T> maker;
  private Optional<T> value = Optional.empty();

  Lazy(Supplier<T> maker) {
    this.maker = maker;
  }

  synchronized T get() {
    if (value.isEmpty()) {
      value = Optional.of(maker.get());
    }
    return value.get();
  }
}
