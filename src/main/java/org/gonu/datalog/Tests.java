package org.gonu.datalog;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;

/**
 * A sequence of conditions that bind nothing. It is one step, so that long bodies need no deep
 * stack.
 */
final class Tests extends Step {
  private final Test[] tests;

  private Tests(ListIterable<Test> tests) {
    super(true);
    this.tests = tests.toArray(new Test[0]);
  }

  /** A condition that binds nothing. */
  abstract static class Test extends Step {
    Test() {
      super(true);
    }

    abstract boolean holds(int[] registers);

    @Override
    final boolean run(int[] registers) {
      return holds(registers) && proceed(registers);
    }
  }

  /** The same steps in the same order, where adjacent tests are merged into one step. */
  static MutableList<Step> merged(ListIterable<Step> steps) {
    MutableList<Step> merged = Lists.mutable.empty();
    MutableList<Test> together = Lists.mutable.empty();
    for (Step step : steps) {
      if (step instanceof Test test) {
        together.add(test);
      } else {
        flush(together, merged);
        merged.add(step);
      }
    }
    flush(together, merged);
    return merged;
  }

  private static void flush(MutableList<Test> together, MutableList<Step> merged) {
    if (together.size() > 1) {
      merged.add(new Tests(together));
    } else {
      merged.addAll(together);
    }
    together.clear();
  }

  @Override
  boolean run(int[] registers) {
    for (Test test : tests) {
      if (!test.holds(registers)) {
        return false;
      }
    }
    return proceed(registers);
  }
}
