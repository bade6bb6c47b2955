package org.gonu.datalog;

/**
 * One condition of a rule in its join order, or its conclusion. A step with several matches runs
 * the steps behind it once for each.
 */
abstract class Step {
  /**
   * True if the head contains no variable that this step binds. Then the first success of the steps
   * behind it is enough: other matches would repeat the conclusion.
   */
  private final boolean existential;

  private Step next = End.INSTANCE;

  Step(boolean existential) {
    this.existential = existential;
  }

  /** Links a step behind this one. */
  void setNext(Step step) {
    next = step;
  }

  /**
   * Finds all matches, or stops at the first success if the step is existential.
   *
   * @param registers values of the variables bound so far; the step adds its own
   * @return true if the conclusion was reached
   */
  abstract boolean run(int[] registers);

  /** Runs the steps behind this one. */
  final boolean proceed(int[] registers) {
    return next.run(registers);
  }

  /** True if one success is enough. */
  final boolean isExistential() {
    return existential;
  }

  /** The end of the chain, behind the conclusion. */
  private static final class End extends Step {
    static final End INSTANCE = new End();

    private End() {
      super(true);
    }

    @Override
    boolean run(int[] registers) {
      return true;
    }
  }
}
