package org.gonu.engine.reference;

/** A rule ready to run: its steps in order and room for its variables. */
final class Plan {
  private final Relation head;
  private final Step first;
  private final int[] registers;

  Plan(Relation head, Step first, int registerCount) {
    this.head = head;
    this.first = first;
    this.registers = new int[registerCount];
  }

  /** Adds all that follows from the rule to the relation of its head. */
  void run() {
    boolean settled = head.arity() == 0 && head.size() > 0;
    if (!settled) {
      first.run(registers);
    }
  }
}
