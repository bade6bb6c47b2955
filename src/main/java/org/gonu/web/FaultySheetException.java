package org.gonu.web;

import org.gonu.text.Diagnostic;
import org.gonu.text.Diagnostics;

/** A sheet cannot be played; the findings tell why. */
public final class FaultySheetException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Diagnostics diagnostics;

  FaultySheetException(Diagnostics diagnostics) {
    super("the sheet cannot be played: " + firstError(diagnostics));
    this.diagnostics = diagnostics;
  }

  private static String firstError(Diagnostics diagnostics) {
    return diagnostics
        .all()
        .detectOptional(Diagnostic::isError)
        .map(
            error ->
                "line "
                    + error.source().position(error.span().start()).line()
                    + ": "
                    + error.message())
        .orElse("it has errors");
  }

  /** What is wrong with the sheet. */
  public Diagnostics diagnostics() {
    return diagnostics;
  }
}
