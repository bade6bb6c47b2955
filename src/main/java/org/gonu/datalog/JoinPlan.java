package org.gonu.datalog;

/** A rule ready to run: its steps in order, and registers for its variables. */
final class JoinPlan {
  private final boolean settles;
  private final Relation head;
  private final Step first;
  private final int[] registers;

  /** Value of {@code settles} for plans that must find all instances. */
  static final boolean NEVER_SETTLED = false;

  JoinPlan(Relation head, Step first, int registerCount) {
    this(true, head, first, registerCount);
  }

  /**
   * A plan.
   *
   * @param settles true to skip the rule if its head has no arguments and already holds
   */
  JoinPlan(boolean settles, Relation head, Step first, int registerCount) {
    this.settles = settles;
    this.head = head;
    this.first = first;
    this.registers = new int[registerCount];
  }

  /** Adds all conclusions of the rule to the relation of its head. */
  void run() {
    boolean settled = settles && head.arity() == 0 && head.size() > 0;
    if (!settled) {
      first.run(registers);
      head.settle();
    }
  }
}
