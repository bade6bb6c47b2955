package org.gonu.engine.lanes.phase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.SplittableRandom;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.HandMadeGames;
import org.gonu.game.Game;
import org.gonu.game.SheetLibrary;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reasons for the end of a match that cannot be new. */
final class TerminalPruningTest {
  private static Game load(String name) {
    String text = new String(SheetLibrary.read(name + ".kif"), StandardCharsets.UTF_8);
    return Game.load(
            new SourceText(name + ".kif", text), CasePolicy.INSENSITIVE, Strictness.LENIENT)
        .get();
  }

  private static Circuit circuit(Game game) {
    return game.fastEngine().await(Duration.ofMinutes(1)).orElseThrow().circuit();
  }

  @Test
  void pruned_ticTacToe_keepsTheLinesOfTheLastMoverOnly() {
    Circuit circuit = HandMadeGames.ticTacToe(true);
    ImmutableList<PhaseProgram> pruned = PhaseProgram.pruned(circuit, PhaseProgram.of(circuit));
    long lineOfX = 1L | 1L << 2 | 1L << 4;
    long[] xToMove = {lineOfX | 1L << 18};
    long[] oToMove = {lineOfX | 1L << 19};

    StepNetlist ofX = pruned.get(0).net();
    assertFalse(TerminalPruning.isOver(ofX, xToMove));
    assertTrue(TerminalPruning.isOver(pruned.get(1).net(), oToMove));
    assertTrue(TerminalPruning.isOver(ofX, new long[] {lineOfX << 1 | 1L << 18}));
    assertTrue(pruned.get(0).missesEnd(circuit, xToMove));
    assertFalse(pruned.get(1).missesEnd(circuit, oToMove));
  }

  @ParameterizedTest
  @ValueSource(strings = {"connect-four", "breakthrough", "hex-9x9", "tron-10x10", "eight-puzzle"})
  void pruned_positionsOfMatches_endAsByTheRules(String name) {
    Game game = load(name);
    Circuit circuit = circuit(game);
    ImmutableList<PhaseProgram> pruned = PhaseProgram.pruned(circuit, PhaseProgram.of(circuit));
    StateMachine machine = game.newMachine();
    SplittableRandom random = new SplittableRandom(4);
    for (int match = 0; match < 3; match++) {
      State state = machine.initialState();
      for (boolean isOver = false; !isOver; ) {
        isOver = machine.isTerminal(state);
        long[] packed = circuit.stateOf(machine.facts(state));
        StepNetlist net = pruned.get(circuit.phaseOf(packed)).net();
        assertEquals(isOver, TerminalPruning.isOver(net, packed));
        if (!isOver) {
          State here = state;
          ImmutableList<Move> joint =
              game.roles()
                  .collect(
                      role -> {
                        ImmutableList<Move> legal = machine.legalMoves(here, role);
                        return legal.get(random.nextInt(legal.size()));
                      });
          state = machine.next(state, joint);
        }
      }
    }
  }

  @Test
  void pruned_hex_followsTheChainsOfTheLastMoverOnly() {
    Circuit circuit = circuit(load("hex-9x9"));
    ImmutableList<PhaseProgram> whole = PhaseProgram.of(circuit);
    ImmutableList<PhaseProgram> pruned = PhaseProgram.pruned(circuit, whole);

    for (int phase = 0; phase < 2; phase++) {
      assertEquals(2, whole.get(phase).net().components().size());
      assertEquals(1, pruned.get(phase).net().components().size());
    }
  }
}
