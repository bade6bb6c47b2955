package org.gonu.engine.circuit.export;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Circuits;
import org.gonu.game.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Walks what was written, and compares each position with the reference engine. */
final class ExportTest {
  @ParameterizedTest
  @ValueSource(strings = {"recursive", "tic-tac-toe", "rock-paper-scissors", "eight-puzzle"})
  void asciiAiger_onSeededWalks_agreesWithTheReferenceEngine(String name) throws IOException {
    Game game = ExportedGames.game(name);
    Circuit circuit = Circuits.of(game);
    FlatNetlist net = FlatNetlist.of(circuit);
    Aiger aiger = Aiger.of(AigerWriter.ascii(net));

    aiger.assertIsOrdered();
    WalkedPositions walked = WalkedPositions.of(game, net, 3, 3);
    assertEquals("", walked.difference(aiger.answers(walked.questions())));
    assertTrue(walked.questions().getFirst().startsWith(aiger.initial() + " "));
  }

  @Test
  void asciiAiger_symbols_nameInputsLatchesAndOutputs() throws IOException {
    Aiger aiger =
        Aiger.of(AigerWriter.ascii(FlatNetlist.of(Circuits.of(ExportedGames.game("tic-tac-toe")))));

    ImmutableList<String> names = aiger.lines().drop(aiger.firstGate() + aiger.gates());
    assertEquals("i0 (does x (mark a 1))", names.get(0));
    assertTrue(names.contains("l0 (true (cell a 1 x))"), names.toString());
    assertTrue(names.contains("o0 (legal x (mark a 1))"));
    assertTrue(names.contains("o" + aiger.inputs() + " terminal"));
    assertTrue(names.contains("o" + (aiger.inputs() + 1) + " (goal x 0)"));
  }

  /** What the other tests compare is enough to find any wrong gate. */
  @Test
  void asciiAiger_withAWrongGate_differsFromTheReferenceEngine() throws IOException {
    Game game = ExportedGames.game("tic-tac-toe");
    FlatNetlist net = FlatNetlist.of(Circuits.of(game));
    Aiger aiger = Aiger.of(AigerWriter.ascii(net));
    WalkedPositions walked = WalkedPositions.of(game, net, 40, 3);

    assertTrue(aiger.gates() > 0);
    for (int gate = 0; gate < aiger.gates(); gate++) {
      Aiger wrong = aiger.withWrongGate(gate);
      assertNotEquals("", walked.difference(wrong.answers(walked.questions())), "gate " + gate);
    }
  }

  @Test
  void binaryAiger_decoded_hasTheGatesOfTheAsciiFile() throws IOException {
    FlatNetlist net = FlatNetlist.of(Circuits.of(ExportedGames.game("tic-tac-toe")));
    Aiger ascii = Aiger.of(AigerWriter.ascii(net));
    byte[] binary = AigerWriter.binary(net);

    int at = 0;
    for (int line = 0; line < 1 + ascii.latches() + ascii.outputs(); line++) {
      while (binary[at] != '\n') {
        at++;
      }
      at++;
    }
    int first = 1 + ascii.inputs() + ascii.latches() + ascii.outputs();
    for (int gate = 0; gate < net.gates(); gate++) {
      int[] expected = ascii.line(first + gate);
      int[] decoded = {expected[0], expected[0], 0};
      for (int side = 1; side <= 2; side++) {
        int delta = 0;
        for (int shift = 0; ; shift += 7) {
          delta |= (binary[at] & 0x7f) << shift;
          if (binary[at++] >= 0) {
            break;
          }
        }
        decoded[side] = decoded[side - 1] - delta;
      }
      assertArrayEquals(expected, decoded);
    }
    assertEquals("i0 ", new String(binary, at, 3, StandardCharsets.US_ASCII));
  }

  @Test
  void flatNetlist_ofRecursion_hasNoLoops() throws IOException {
    Circuit circuit = Circuits.of(ExportedGames.game("recursive"));

    assertFalse(circuit.general().components().isEmpty());
    assertTrue(FlatNetlist.of(circuit).gates() > 0);
  }

  @Test
  void tooManyGates_areRefusedWithTheReason() {
    Circuit circuit = Circuits.of(ExportedGames.RECURSIVE);

    TooManyGatesException refused =
        assertThrows(TooManyGatesException.class, () -> FlatNetlist.of(circuit, 20));
    assertTrue(String.valueOf(refused.getMessage()).endsWith("its recursion is unrolled"));
  }
}
