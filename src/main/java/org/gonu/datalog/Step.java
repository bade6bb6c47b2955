package org.gonu.datalog;

/**
 * One condition of a rule in the order of its join, or its conclusion. A step that can be met in
 * several ways runs the steps behind it once for each.
 */
abstract class Step {
  /**
   * True if nothing that this step binds is seen in the head: once the steps behind it have
   * succeeded, other ways to meet it can only repeat the conclusion.
   */
  private final boolean existential;

  private Step next = End.INSTANCE;

  Step(boolean existential) {
    this.existential = existential;
  }

  /** Puts a step behind this one. */
  void setNext(Step step) {
    next = step;
  }

  /**
   * Meets the condition in every way, or until one is enough.
   *
   * @param registers values of the variables bound so far; the step adds its own
   * @return true if the conclusion was reached
   */
  abstract boolean run(int[] registers);

  /** Runs the steps behind this one. */
  final boolean proceed(int[] registers) {
    return next.run(registers);
  }

  /** True if one way is enough. */
  final boolean isExistential() {
    return existential;
  }

  /** Behind the conclusion. */
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
