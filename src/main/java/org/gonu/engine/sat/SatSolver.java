package org.gonu.engine.sat;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.primitive.IntSets;
import org.eclipse.collections.api.set.primitive.MutableIntSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether clauses can be satisfied, by conflict-driven clause learning: a contradiction is
 * traced back to its causes, and the clause that forbids them is kept.
 *
 * <p>Clauses may be added between calls, and every call may make assumptions of its own. Confined
 * to one thread.
 */
public final class SatSolver {
  /** The literal that never holds. */
  public static final int FALSE = 0;

  /** The literal that always holds. */
  public static final int TRUE = 1;

  /** Conflicts between two restarts, times the terms of Luby's sequence. */
  private static final int RESTART = 100;

  /** How often the caller is asked whether to go on, in conflicts or decisions. */
  private static final int POLL = 1_000;

  private WatchList[] watches = new WatchList[32];

  /** By variable: 1 if it is true, -1 if it is false, 0 if it is open. */
  private byte[] values = new byte[16];

  /** By variable the value that it had last. */
  private boolean[] lastValue = new boolean[16];

  private int[] level = new int[16];
  private @Nullable Clause[] reason = new Clause[16];
  private boolean[] seen = new boolean[16];
  private int variables;
  private final VariableOrder order = new VariableOrder();

  /** Assigned literals in their order, and where each decision level starts. */
  private final IntArrayList trail = new IntArrayList();

  private final IntArrayList levelStart = new IntArrayList();
  private int propagated;
  private final LearnedClauses learned = new LearnedClauses();
  private boolean isContradictory;

  /** The learned clause of the last conflict, its asserting literal first. */
  private final IntArrayList lesson = new IntArrayList();

  private byte[] model = new byte[0];
  private int polled;

  /** The answer of a call. */
  public enum Answer {
    /** There is an assignment, see {@link SatSolver#holds}. */
    SATISFIABLE,
    /** There is none. */
    UNSATISFIABLE,
    /** It was given up. */
    UNKNOWN
  }

  /** A solver without clauses. */
  public SatSolver() {
    int constant = newVariable();
    addClause(2 * constant + 1);
  }

  /** A new variable. */
  public int newVariable() {
    if (variables == values.length) {
      int more = 2 * variables;
      values = Arrays.copyOf(values, more);
      lastValue = Arrays.copyOf(lastValue, more);
      level = Arrays.copyOf(level, more);
      reason = Arrays.copyOf(reason, more);
      seen = Arrays.copyOf(seen, more);
      watches = Arrays.copyOf(watches, 2 * more);
    }
    watches[2 * variables] = new WatchList();
    watches[2 * variables + 1] = new WatchList();
    order.addVariable();
    return variables++;
  }

  /** Number of variables, the constant included. */
  public int variables() {
    return variables;
  }

  /** Demands that at least one of some literals holds. */
  public void addClause(int... given) {
    backTo(0);
    int[] literals = Arrays.stream(given).sorted().distinct().toArray();
    int kept = 0;
    for (int i = 0; i < literals.length; i++) {
      boolean isTautology = i > 0 && literals[i] == (literals[i - 1] ^ 1);
      if (isTautology || value(literals[i]) > 0) {
        return;
      }
      if (value(literals[i]) == 0) {
        literals[kept++] = literals[i];
      }
    }
    if (kept == 0) {
      isContradictory = true;
    } else if (kept == 1) {
      assign(literals[0], null);
      isContradictory |= propagate() != null;
    } else {
      watch(new Clause(Arrays.copyOf(literals, kept), 0));
    }
  }

  private void watch(Clause clause) {
    watches[clause.literals[0]].add(clause);
    watches[clause.literals[1]].add(clause);
  }

  /** The value of a literal: 1, -1, or 0 if it is open. */
  private int value(int literal) {
    int value = values[literal >> 1];
    return (literal & 1) == 0 ? value : -value;
  }

  /** True if a literal holds in the assignment that was found last. */
  public boolean holds(int literal) {
    return model[literal >> 1] > 0 == ((literal & 1) == 0);
  }

  /**
   * Looks for an assignment that satisfies all clauses and the assumptions.
   *
   * @param isOver polled now and then; true gives up
   */
  public Answer solve(BooleanSupplier isOver, int... assumptions) {
    backTo(0);
    int restarts = 0;
    while (!isContradictory) {
      Answer answer = search(RESTART * LubySequence.term(restarts), isOver, assumptions);
      if (answer != Answer.UNKNOWN || isOver.getAsBoolean()) {
        backTo(0);
        return answer;
      }
      restarts++;
    }
    return Answer.UNSATISFIABLE;
  }

  private Answer search(int maxConflicts, BooleanSupplier isOver, int[] assumptions) {
    int conflicts = 0;
    while (true) {
      Clause conflict = propagate();
      if (conflict != null) {
        conflicts++;
        if (levelStart.isEmpty()) {
          isContradictory = true;
          return Answer.UNSATISFIABLE;
        }
        learn(conflict);
      } else if (conflicts >= maxConflicts || isPolledOver(isOver)) {
        backTo(0);
        return Answer.UNKNOWN;
      } else {
        if (learned.isFull()) {
          learned.dropHalf(clause -> reason[clause.literals[0] >> 1] == clause);
        }
        int decision = decision(assumptions);
        if (decision < 0) {
          return decision == IMPOSSIBLE ? Answer.UNSATISFIABLE : found();
        }
        levelStart.add(trail.size());
        if (value(decision) == 0) {
          assign(decision, null);
        }
      }
    }
  }

  private static final int IMPOSSIBLE = -2;

  /** The next literal to try; -1 if all variables have values, -2 if an assumption is false. */
  private int decision(int[] assumptions) {
    if (levelStart.size() < assumptions.length) {
      int assumption = assumptions[levelStart.size()];
      return value(assumption) < 0 ? IMPOSSIBLE : assumption;
    }
    int variable = order.take();
    while (variable >= 0 && values[variable] != 0) {
      variable = order.take();
    }
    return variable < 0 ? -1 : 2 * variable + (lastValue[variable] ? 0 : 1);
  }

  private boolean isPolledOver(BooleanSupplier isOver) {
    return ++polled % POLL == 0 && isOver.getAsBoolean();
  }

  private Answer found() {
    model = Arrays.copyOf(values, variables);
    return Answer.SATISFIABLE;
  }

  private void assign(int literal, @Nullable Clause cause) {
    int variable = literal >> 1;
    values[variable] = (byte) ((literal & 1) == 0 ? 1 : -1);
    level[variable] = levelStart.size();
    reason[variable] = cause;
    trail.add(literal);
  }

  private void backTo(int target) {
    if (levelStart.size() <= target) {
      return;
    }
    int start = levelStart.get(target);
    for (int i = trail.size() - 1; i >= start; i--) {
      int variable = trail.get(i) >> 1;
      lastValue[variable] = values[variable] > 0;
      values[variable] = 0;
      reason[variable] = null;
      order.insert(variable);
    }
    while (trail.size() > start) {
      trail.removeAtIndex(trail.size() - 1);
    }
    while (levelStart.size() > target) {
      levelStart.removeAtIndex(levelStart.size() - 1);
    }
    propagated = start;
  }

  /** Assigns what follows; the clause that is contradicted, if there is one. */
  private @Nullable Clause propagate() {
    while (propagated < trail.size()) {
      int missing = trail.get(propagated++) ^ 1;
      Clause conflict = visit(watches[missing], missing);
      if (conflict != null) {
        return conflict;
      }
    }
    return null;
  }

  /** Finds another literal to watch for each clause that watches a literal which is now false. */
  private @Nullable Clause visit(WatchList list, int missing) {
    int kept = 0;
    Clause conflict = null;
    for (int i = 0; i < list.size; i++) {
      Clause clause = list.clauses[i];
      if (clause.isDropped) {
        continue;
      }
      int[] literals = clause.literals;
      if (literals[0] == missing) {
        literals[0] = literals[1];
        literals[1] = missing;
      }
      if (conflict != null || value(literals[0]) > 0 || !moveWatch(clause)) {
        list.clauses[kept++] = clause;
        if (conflict == null && value(literals[0]) < 0) {
          conflict = clause;
        } else if (conflict == null && value(literals[0]) == 0) {
          assign(literals[0], clause);
        }
      }
    }
    list.cut(kept);
    return conflict;
  }

  private boolean moveWatch(Clause clause) {
    int[] literals = clause.literals;
    for (int i = 2; i < literals.length; i++) {
      if (value(literals[i]) >= 0) {
        int other = literals[i];
        literals[i] = literals[1];
        literals[1] = other;
        watches[other].add(clause);
        return true;
      }
    }
    return false;
  }

  /** Learns from a conflict, and goes back to where the lesson leads to something new. */
  private void learn(Clause conflict) {
    analyse(conflict);
    int target = 0;
    for (int i = 1; i < lesson.size(); i++) {
      if (level[lesson.get(i) >> 1] > target) {
        target = level[lesson.get(i) >> 1];
        int highest = lesson.get(i);
        lesson.set(i, lesson.get(1));
        lesson.set(1, highest);
      }
    }
    int levels = levels();
    backTo(target);
    if (lesson.size() == 1) {
      assign(lesson.get(0), null);
    } else {
      Clause clause = new Clause(lesson.toArray(), levels);
      watch(clause);
      learned.add(clause);
      assign(clause.literals[0], clause);
    }
    order.age();
  }

  private int levels() {
    MutableIntSet levels = IntSets.mutable.empty();
    lesson.each(literal -> levels.add(level[literal >> 1]));
    return levels.size();
  }

  /** Resolves a conflict up to the first literal that alone implies it at its level. */
  private void analyse(Clause conflict) {
    lesson.clear();
    lesson.add(FALSE);
    int open = 0;
    int at = trail.size();
    int pivot = -1;
    Clause cause = conflict;
    do {
      for (int literal : cause.literals) {
        int variable = literal >> 1;
        if (literal != pivot && !seen[variable] && level[variable] > 0) {
          seen[variable] = true;
          order.bump(variable);
          if (level[variable] == levelStart.size()) {
            open++;
          } else {
            lesson.add(literal);
          }
        }
      }
      do {
        pivot = trail.get(--at);
      } while (!seen[pivot >> 1]);
      seen[pivot >> 1] = false;
      Clause next = reason[pivot >> 1];
      cause = next == null ? cause : next;
      open--;
    } while (open > 0);
    lesson.set(0, pivot ^ 1);
    int[] all = lesson.toArray();
    lesson.removeIf(literal -> literal != lesson.getFirst() && isImplied(literal));
    for (int literal : all) {
      seen[literal >> 1] = false;
    }
  }

  /** True if the other literals of the lesson imply the negation of one. */
  private boolean isImplied(int literal) {
    Clause cause = reason[literal >> 1];
    if (cause == null) {
      return false;
    }
    for (int other : cause.literals) {
      if (other >> 1 != literal >> 1 && !seen[other >> 1] && level[other >> 1] > 0) {
        return false;
      }
    }
    return true;
  }
}
