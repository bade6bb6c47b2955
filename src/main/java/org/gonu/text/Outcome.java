package org.gonu.text;

import java.util.Optional;

/**
 * The result of a stage: a value, findings, or both. There is no value if the findings have errors
 * from which the stage could not recover.
 */
public record Outcome<T>(Optional<T> value, Diagnostics diagnostics) {
  /** A value with findings: warnings, or errors from which the stage has recovered. */
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

  /**
   * The value, for callers that know that there is one.
   *
   * @throws IllegalStateException if there is none, with the findings as message
   */
  public T get() {
    return value.orElseThrow(() -> new IllegalStateException(diagnostics.toString()));
  }
}
