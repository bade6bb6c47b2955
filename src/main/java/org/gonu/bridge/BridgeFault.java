package org.gonu.bridge;

import java.util.Objects;
import org.gonu.text.Diagnostics;

/** A request cannot be carried out: the code for programs, what is wrong, and what to do. */
public final class BridgeFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;
  private final String help;
  private final transient Diagnostics diagnostics;

  /**
   * A fault.
   *
   * @param code one of those that {@code bridge.md} lists
   * @param help what to do; empty if the message says it all
   */
  public BridgeFault(String code, String message, String help) {
    this(code, message, help, Diagnostics.NONE);
  }

  /** A fault of a rule sheet. */
  public BridgeFault(String code, String message, String help, Diagnostics diagnostics) {
    super(message);
    this.code = code;
    this.help = help;
    this.diagnostics = diagnostics;
  }

  /** An argument that does not fit. */
  static BridgeFault argument(String message) {
    return new BridgeFault("bad-argument", message, "");
  }

  String code() {
    return code;
  }

  String help() {
    return help;
  }

  Diagnostics diagnostics() {
    return Objects.requireNonNullElse(diagnostics, Diagnostics.NONE);
  }
}
