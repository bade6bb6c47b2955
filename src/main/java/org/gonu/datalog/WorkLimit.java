package org.gonu.datalog;

/** Bounds what joins may cost. Told of every row looked at, it checks now and then. */
public class WorkLimit {
  /** Rows between two checks. */
  private static final int STRIDE = 4096;

  private int left = STRIDE;

  /** No limit. */
  public static WorkLimit none() {
    return new WorkLimit();
  }

  /** One more row was looked at. */
  final void tick() {
    if (--left < 0) {
      left = STRIDE;
      check();
    }
  }

  /** Called every few thousand rows; throws to break the evaluation off. */
  protected void check() {}
}
