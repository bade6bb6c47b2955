package org.gonu.search.planning.method;

/**
 * The best line that any method has found so far. Also holds whether planning applies at all: it
 * does not if another role has a choice; and whether the rules break down at some end.
 */
public final class BestLine {
  private static final int[] NO_MOVES = {};

  private Line line = new Line(NO_MOVES, -1);
  private boolean isNew;
  private boolean severalChoose;
  private boolean lacksGoals;

  /** Goal points of the best line, -1 if there is none. */
  public int goal() {
    return line.goal();
  }

  /** The best line; without moves if there is none. */
  public Line line() {
    return line;
  }

  /** Takes a line if it is better than the best one. */
  public void offer(Line found) {
    if (found.goal() > line.goal()) {
      line = found;
      isNew = true;
    }
  }

  /**
   * The points of an end: 0 where the rules give the role no goal, or several.
   *
   * @param goal of the role, -1 if it has none
   */
  public int points(int goal) {
    lacksGoals |= goal < 0;
    return Math.max(0, goal);
  }

  /** Reports a state before the end in which a role has no legal move. */
  public void noteBreakdown() {
    lacksGoals = true;
  }

  /**
   * True if the rules gave the role not exactly one goal at an end that was seen, or a role no
   * move.
   */
  public boolean lacksGoals() {
    return lacksGoals;
  }

  /** No line, and what is known of the rules. */
  public BestLine withoutLine() {
    BestLine empty = new BestLine();
    empty.severalChoose = severalChoose;
    empty.lacksGoals = lacksGoals;
    return empty;
  }

  /** True once after each better line. */
  public boolean takeNews() {
    boolean news = isNew;
    isNew = false;
    return news;
  }

  /** Reports that another role has a choice somewhere. */
  public void refute() {
    severalChoose = true;
  }

  /** True if another role has a choice somewhere. */
  public boolean isRefuted() {
    return severalChoose;
  }
}
