package org.gonu.engine.circuit;

import org.gonu.check.checks.Strictness;
import org.gonu.engine.circuit.build.CircuitMaker;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.ground.Grounder;
import org.gonu.ground.GroundingLimits;
import org.gonu.text.SourceText;

/** Makes circuits of rules. */
public final class Circuits {
  private Circuits() {}

  /** The game of rules. */
  public static Game game(String text) {
    SourceText source = new SourceText("test.kif", text);
    return Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  /** The circuit of a game. */
  public static Circuit of(Game game) {
    return CircuitMaker.circuit(
        Grounder.ground(game.rules(), GroundingLimits.defaults()), () -> false);
  }

  /** The circuit of rules. */
  public static Circuit of(String text) {
    return of(game(text));
  }

  /** The state in which some facts hold, written one after the other. */
  public static long[] state(Circuit circuit, String facts) {
    SourceText source = new SourceText("facts", "(" + facts + ")");
    return circuit.stateOf(GdlReader.readTerms(source, Spelling.EXACT).get());
  }
}
