package org.gonu.engine.circuit.export;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gonu.engine.circuit.Circuits;
import org.gonu.game.Game;

/** The games of the tests: those of the library, and one whose recursion survives. */
final class ExportedGames {
  /** Cells that are connected, a recursion that survives; both players move at once. */
  static final String RECURSIVE =
      """
      (role a) (role b)
      (edge 1 2) (edge 2 3) (edge 3 4) (edge 4 1) (edge 2 5) (edge 5 6) (edge 6 2)
      (init (on 1)) (init (step 0))
      (succ 0 1) (succ 1 2) (succ 2 3) (succ 3 4)
      (node 1) (node 2) (node 3) (node 4) (node 5) (node 6)
      (<= (legal a (light ?x)) (node ?x))
      (<= (legal b (dim ?x)) (node ?x) (not (lit ?x)))
      (<= (legal b noop))
      (<= (lit 1) (true (on 1)))
      (<= (lit ?y) (lit ?x) (edge ?x ?y) (true (on ?y)))
      (<= (next (on ?x)) (true (on ?x)) (not (does b (dim ?x))))
      (<= (next (on ?x)) (does a (light ?x)))
      (<= (next (step ?n)) (true (step ?m)) (succ ?m ?n))
      (<= terminal (true (step 4)))
      (<= (goal a 100) (lit 6))
      (<= (goal a 30) (not (lit 6)))
      (<= (goal b 100) (not (lit 6)))
      (<= (goal b 0) (lit 6))
      """;

  private ExportedGames() {}

  /** A game of the library, or {@link #RECURSIVE} by its name in small letters. */
  static Game game(String name) throws IOException {
    return Circuits.game(
        name.equals("recursive")
            ? RECURSIVE
            : Files.readString(Path.of("rules", name + ".kif"), StandardCharsets.UTF_8));
  }
}
