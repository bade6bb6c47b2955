package org.gonu.engine.lanes.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.HandMadeGames;
import org.junit.jupiter.api.Test;

final class LaneVariantsTest {
  private static final Circuit GAME = HandMadeGames.ticTacToe(true);

  private final LaneVariants variants =
      new LaneVariants(BinaryCircuit.plain(GAME), PhaseProgram.of(GAME), 8);

  @Test
  void code_ofOneKindAskedForTwice_isCompiledOnce() {
    assertSame(variants.plain(), variants.code(false, false));
    assertSame(variants.code(true, false), variants.code(true, false));
    assertSame(variants.code(true, true), variants.code(true, true));
    assertNotSame(variants.code(true, false), variants.code(false, true));
  }

  @Test
  void code_ofEachKind_hasRegistersForItAlone() {
    assertEquals(0, variants.plain().fixedSlots().recorded());
    assertEquals(0, variants.plain().fixedSlots().offered());
    assertTrue(variants.code(true, false).fixedSlots().recorded() > 0);
    assertEquals(0, variants.code(true, false).fixedSlots().offered());
    assertTrue(variants.code(false, true).fixedSlots().offered() > 0);
  }

  @Test
  void withWidth_ofAnotherWidth_keepsThePhases() {
    assertEquals(4 * Long.SIZE, variants.withWidth(4).plain().lanes());
    assertEquals(8 * Long.SIZE, variants.code(true, true).lanes());
  }
}
