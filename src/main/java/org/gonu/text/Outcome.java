package org.gonu.text;

import java.util.Optional;

/**
 * What a stage made of its input: a value, findings, or both. There is no value where the findings
 * have errors that the stage could not work around.
 */
public record Outcome<T>(Optional<T> value, Diagnostics diagnostics) {
  /** A value with findings, which are warnings only or errors that were worked around. */
  public static <T> Outcome<T> of(T value, Diagnostics diagnostics) {
    return new Outcome<>(Optional.of(value), diagnostics);
  }

  /** Findings only. */
  public static <T> Outcome<T> failed(Diagnostics diagnostics) {
    if (!diagnostics.hasErrors()) {
      throw new IllegalArgumentException("a failure without an error");
    }
    return new Outcome<>(Optional.empty(), diagnostics);
  }

  /** The value, where the caller knows that there is one. */
  public T get() {
    return value.orElseThrow(() -> new IllegalStateException(diagnostics.toString()));
  }
}
