package org.gonu.game;

/** How far the circuit of a game is made, when somebody waits for it. */
public enum CircuitStage {
  /** Lanes can run: those of the rewritten circuit, or of its draft if it is large. */
  DRAFT,
  /** The gates are rewritten: the circuit is the same every time. */
  REWRITTEN
}
