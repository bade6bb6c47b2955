package org.gonu.engine.lanes.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.machine.LaneJob;
import org.junit.jupiter.api.Test;

/** What is known of lanes from the start of a job to its report. */
final class LaneTableTest {
  private static final int WORDS = 2;

  private final LaneTable table = new LaneTable(WORDS, 1);
  private final LaneJob job = new LaneJob(1, 1);

  /** Starts the job in some lanes of word 1. Returns its number. */
  private int start(long lanes) {
    int number = table.open(job);
    table.jobs().setLanes(number, Long.bitCount(lanes));
    table.start(1, lanes, job, number);
    return number;
  }

  private static long[] slots(long first, long second) {
    return new long[] {first, second};
  }

  @Test
  void start_someLanes_runAndAreNotVacant() {
    int number = start(0b1011);

    assertEquals(3, table.busy());
    assertEquals(125, table.vacancies());
    assertEquals(~0b1011L, table.vacant(1));
    assertEquals(-1, table.vacant(0));
    assertEquals(0b1011, table.running(1));
    assertEquals(0, table.resting(1));
    assertEquals(number, table.groups().job(table.groups().first(1, 0b1000)));
  }

  @Test
  void inspected_lanesThatDoNotRunAnyMore_restUntilTheyAreFree() {
    start(0b1011);

    table.inspected(slots(0, 0b0010), 0);
    assertEquals(2, table.resting());
    assertEquals(0b1001, table.resting(1));
    table.free(1, 0b1001);
    table.reported();

    assertEquals(0, table.resting());
    assertEquals(1, table.busy());
    assertEquals(0b0010, table.running(1));
  }

  @Test
  void steps_lanesOfOneJob_isTheSumOfTheirSteps() {
    int number = start(0b11);
    long[] moved = slots(0, 0);

    table.stepped(moved, 0);
    table.inspected(slots(0, 0b10), 0);
    table.stepped(moved, 0);
    table.stepped(moved, 0);
    table.inspected(slots(0, 0), 0);

    assertEquals(1 + 3, table.steps(1, 0b11, number));
    assertEquals(3, table.age(number));
  }

  @Test
  void takeDue_childOfALaneThatHasMoved_isThereOnce() {
    start(0b110);
    table.awaitChild(1, 0b010);
    long[] due = new long[WORDS];

    table.stepped(slots(0, 0b100), 0);
    assertFalse(table.takeDue(due), "the lane has waited");
    table.stepped(slots(0, 0b110), 0);

    assertTrue(table.takeDue(due));
    assertArrayEquals(slots(0, 0b010), due);
    assertFalse(table.takeDue(due));
  }

  @Test
  void freeChildOnly_jobThatEndsWithTheReport_freesLaneAndNumber() {
    job.reportPresent();
    int number = start(0b1);
    long[] due = new long[WORDS];
    assertTrue(table.takeDue(due));

    assertEquals(0b1, table.freeChildOnly(1, due[1]));

    assertEquals(0, table.busy());
    assertEquals(0, table.running(1));
    assertEquals(number, table.open(job), "the number is used again");
  }

  @Test
  void freeChildOnly_jobThatPlaysOn_freesNothing() {
    job.reportChild(true);
    start(0b1);

    assertEquals(0, table.freeChildOnly(1, 0b1));
    assertEquals(1, table.busy());
  }

  @Test
  void takeForced_lanesThatWait_stayForced() {
    job.force(0, 5);
    start(0b11);
    long[] taken = new long[WORDS];

    assertTrue(table.takeForced(slots(0, 0b01), 0, taken));
    assertArrayEquals(slots(0, 0b01), taken);
    assertTrue(table.takeForced(slots(0, 0b11), 0, taken));
    assertArrayEquals(slots(0, 0b10), taken);
    assertFalse(table.takeForced(slots(0, 0b11), 0, taken));
  }

  @Test
  void mustCheckLimits_jobWithALimit_isTrueFromThatStepOn() {
    job.setLimit(2);
    int number = start(0b1);
    long[] moved = slots(0, 0b1);

    table.stepped(moved, 0);
    assertFalse(table.mustCheckLimits());
    table.stepped(moved, 0);
    assertTrue(table.mustCheckLimits());
    table.limitsChecked();
    assertTrue(table.isAtLimit(number));
    table.cut(1, 0b1);

    assertFalse(table.mustCheckLimits());
    assertEquals(0b1, table.cut(1));
    assertEquals(0b1, table.resting(1));
  }

  @Test
  void isAtLimit_earlierThanTheLimit_isCheckedAgainThen() {
    job.setLimit(1);
    start(0b01);
    job.setLimit(2);
    int later = start(0b10);
    long[] moved = slots(0, 0b11);

    table.stepped(moved, 0);
    assertTrue(table.mustCheckLimits());
    table.limitsChecked();
    assertFalse(table.isAtLimit(later));
    assertFalse(table.mustCheckLimits());
    table.stepped(moved, 0);

    assertTrue(table.mustCheckLimits());
  }

  @Test
  void takeStale_freedLane_isStaleOnce() {
    long[] slots = slots(0, 0);
    table.copyStale(slots, 0);
    assertArrayEquals(slots(-1, -1), slots, "no lane holds a state at first");
    for (int word = 0; word < WORDS; word++) {
      table.takeStale(word);
    }
    assertFalse(table.hasStale());

    start(0b1);
    table.inspected(slots(0, 0), 0);
    table.free(1, 0b1);

    assertTrue(table.hasStale());
    assertEquals(0b1, table.takeStale(1));
    assertFalse(table.hasStale());
  }

  @Test
  void mustReport_thirtyTwoStepsAfterAnEnd_isTrue() {
    start(0b11);
    table.inspected(slots(0, 0b10), 0);
    for (int i = 0; i < 31; i++) {
      table.stepped(slots(0, 0b10), 0);
    }
    assertFalse(table.mustReport());

    table.stepped(slots(0, 0b10), 0);

    assertTrue(table.mustReport());
  }
}
