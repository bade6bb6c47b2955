package org.gonu.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.gonu.gdl.GameKind.Stakes;
import org.gonu.gdl.GameKind.Timing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GameKindTest {
  @Test
  void parse_game_hasThreeParts() {
    assertEquals(
        Optional.of(new GameKind(3, Timing.SIMULTANEOUS, Optional.of(Stakes.GENERAL_SUM))),
        GameKind.parse("three players, simultaneous, general-sum"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ",",
        "one player",
        "one player, alternating, zero-sum",
        "one player, puzzle, zero-sum",
        "two players, puzzle",
        "two players, alternating",
        "five players, alternating, zero-sum",
        "Two players, alternating, zero-sum"
      })
  void parse_anythingElse_isEmpty(String text) {
    assertEquals(Optional.empty(), GameKind.parse(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "one player, puzzle",
        "two players, alternating, zero-sum",
        "four players, simultaneous, cooperative"
      })
  void toString_parsedKind_isAsWritten(String text) {
    assertEquals(text, GameKind.parse(text).orElseThrow().toString());
  }

  @Test
  void constructor_puzzleForTwo_isRefused() {
    assertThrows(
        IllegalArgumentException.class, () -> new GameKind(2, Timing.PUZZLE, Optional.empty()));
  }
}
