package org.gonu.server.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class TournamentIdTest {
  @Test
  void of_plainName_hasHyphensForBlanks() {
    assertEquals("spring-cup-2027", TournamentId.of("spring cup 2027"));
  }

  @Test
  void of_namesInOtherAlphabets_differ() {
    assertNotEquals(TournamentId.of("кубок"), TournamentId.of("杯"));
    assertNotEquals(TournamentId.of("кубок 2027"), TournamentId.of("чемпионат 2027"));
    assertTrue(TournamentId.of("кубок").matches("[A-Za-z0-9._-]{1,64}"));
  }

  @Test
  void of_longName_isCut() {
    assertEquals(64, TournamentId.of("x".repeat(100)).length());
    assertEquals(64, TournamentId.of("x".repeat(100) + "ü").length());
  }
}
