package org.gonu.cli.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class AbsencesTest {
  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

  private final Absences absences = new Absences();

  @Test
  void note_matchesThatMeetOneAbsence_countOnce() {
    for (int match = 0; match < Absences.MAX_TIMES; match++) {
      absences.note("ann", 0, 10 * SECOND + match);
    }

    assertFalse(absences.isGivenUp("ann"));
    assertEquals(2 * SECOND, absences.restOf("ann", 10 * SECOND));
  }

  @Test
  void note_matchesOneAfterAnother_giveThePlayerUp() {
    long now = 0;
    for (int match = 0; match < Absences.MAX_TIMES; match++) {
      assertFalse(absences.isGivenUp("ann"));
      now += Math.max(0, absences.restOf("ann", now));
      absences.note("ann", now, now + SECOND);
      now += SECOND;
    }

    assertTrue(absences.isGivenUp("ann"));
    assertEquals(Long.MAX_VALUE, absences.restOf("ann", now));
    assertEquals(0, absences.restOf("bob", now));
  }

  @Test
  void forget_playerThatCame_countsAnew() {
    absences.note("ann", 0, SECOND);
    absences.forget("ann");

    assertEquals(0, absences.restOf("ann", SECOND));
  }
}
