package org.gonu.engine.lanes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.gonu.check.checks.Strictness;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.kernel.Interpreters;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.LaneTally;
import org.gonu.machine.Lanes;
import org.gonu.machine.PackedGame;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Programs that run before their gates are rewritten. */
final class DraftTest {
  /** So many that the matches begun and not ended do not matter, however few the lanes are. */
  private static final int STEPS = 1500;

  private static Circuit large;
  private static Circuit small;

  @BeforeAll
  static void makeCircuits() throws IOException {
    large = circuit("amazons-8x8");
    small = circuit("tic-tac-toe");
  }

  private static Circuit circuit(String name) throws IOException {
    String text = Files.readString(Path.of("rules", name + ".kif"));
    Game game =
        Game.load(new SourceText(name, text), CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    return game.fastEngine().await(Duration.ofSeconds(60)).orElseThrow().circuit();
  }

  @Test
  void draft_largeCircuit_hasMoreCodeThanItsRewrittenProgram() {
    LaneProgram draft = LaneCompiler.draft(large);

    assertTrue(draft.isDraft());
    assertFalse(draft.rewritten().isDraft());
    assertTrue(draft.rewritten().codeLength() < draft.codeLength());
    assertSame(draft.rewritten(), draft.rewritten(), "made once");
  }

  @Test
  void draft_smallCircuit_isRewrittenAtOnce() {
    LaneProgram program = LaneCompiler.draft(small);

    assertFalse(program.isDraft());
    assertSame(program, program.rewritten());
  }

  @Test
  void rewritten_ofDraft_playsAsTheCircuitCompiledInOneGo() {
    LaneTally expected = played(LaneCompiler.compile(large));

    LaneTally tally = played(LaneCompiler.draft(large).rewritten());

    assertEquals(expected.playouts(), tally.playouts());
    assertEquals(expected.plies(), tally.plies());
  }

  @Test
  void draft_ofTheSameState_hasTheSameMoves() {
    LaneProgram draft = LaneCompiler.draft(large);

    assertArrayEquals(draft.rewritten().initialState(), draft.initialState());
    assertEquals(draft.rewritten().moves(), draft.moves());
    double length = (double) played(draft).plies() / played(draft).playouts();
    double expected =
        (double) played(draft.rewritten()).plies() / played(draft.rewritten()).playouts();
    assertEquals(expected, length, 1, "mean length of random matches");
  }

  @Test
  void narrowed_draft_isRewrittenToTheSameWidth() {
    LaneProgram draft = LaneCompiler.draft(large).widened(LaneProgram.FAST_LANES);

    PackedGame narrow = draft.narrowed(Long.SIZE);

    assertTrue(narrow.isDraft());
    assertFalse(narrow.rewritten().isDraft());
    assertEquals(lanes(narrow), lanes(narrow.rewritten()));
    assertTrue(lanes(narrow) < lanes(draft));
    assertEquals(Long.SIZE * Interpreters.nearestWidth(1), lanes(narrow), "no plain loops");
  }

  @Test
  void widened_draft_isRewrittenToTheSameWidthAndPlaysTheSameGame() {
    LaneProgram draft = LaneCompiler.draft(large).narrowed(Long.SIZE);

    LaneProgram wide = draft.widened(1000);

    assertTrue(wide.isDraft());
    assertEquals(Long.SIZE * Interpreters.nearestWidth(16), lanes(wide), "whole vectors");
    assertEquals(lanes(wide), lanes(wide.rewritten()));
    assertTrue(lanes(wide) > lanes(draft));
    double length = (double) played(wide).plies() / played(wide).playouts();
    double expected = (double) played(draft).plies() / played(draft).playouts();
    assertEquals(expected, length, 1, "mean length of random matches");
  }

  private static int lanes(PackedGame game) {
    return game.playouts().newLanes(1).size();
  }

  private static LaneTally played(LaneProgram program) {
    LaneTally tally = new LaneTally(program.roles().size());
    Lanes lanes = program.newLanes(7);
    lanes.tally(tally, STEPS);
    return tally;
  }
}
