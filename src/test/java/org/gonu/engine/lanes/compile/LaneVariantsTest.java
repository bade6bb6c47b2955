package org.gonu.engine.lanes.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.HandMadeGames;
import org.gonu.engine.lanes.phase.BinaryCircuit;
import org.gonu.engine.lanes.phase.PhaseProgram;
import org.junit.jupiter.api.Test;

final class LaneVariantsTest {
  private static final Circuit GAME = HandMadeGames.ticTacToe(true);

  private final LaneVariants variants =
      new LaneVariants(BinaryCircuit.plain(GAME), PhaseProgram.of(GAME), 8);

  @Test
  void code_ofOneKindAskedForTwice_isCompiledOnce() {
    assertSame(variants.plain(), variants.code(LaneVariant.PLAIN));
    assertSame(variants.code(LaneVariant.RECORDING), variants.code(LaneVariant.RECORDING));
    assertSame(
        variants.code(LaneVariant.RECORDING_WEIGHTED),
        variants.code(LaneVariant.RECORDING_WEIGHTED));
    assertNotSame(variants.code(LaneVariant.RECORDING), variants.code(LaneVariant.WEIGHTED));
  }

  @Test
  void code_ofEachKind_hasRegistersForItAlone() {
    assertEquals(0, variants.plain().fixedSlots().recorded());
    assertEquals(0, variants.plain().fixedSlots().offered());
    assertTrue(variants.code(LaneVariant.RECORDING).fixedSlots().recorded() > 0);
    assertEquals(0, variants.code(LaneVariant.RECORDING).fixedSlots().offered());
    assertTrue(variants.code(LaneVariant.WEIGHTED).fixedSlots().offered() > 0);
  }

  @Test
  void withWidth_ofAnotherWidth_keepsThePhases() {
    assertEquals(4 * Long.SIZE, variants.withWidth(4).plain().lanes());
    assertEquals(8 * Long.SIZE, variants.code(LaneVariant.RECORDING_WEIGHTED).lanes());
  }
}
