package org.gonu.lsp;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.analysis.derivation.Model;
import org.gonu.analysis.derivation.Program;
import org.gonu.analysis.explain.Explainer;
import org.gonu.analysis.explain.ExplanationText;
import org.gonu.analysis.explain.Marks;
import org.gonu.game.Game;
import org.gonu.gdl.Atom;
import org.gonu.gdl.read.GdlReader;
import org.gonu.lsp.sheets.SheetVersion;
import org.gonu.machine.StateMachine;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/**
 * Tells why an atom holds in the first state, or why it does not.
 *
 * @param question the text of the atom
 */
record ExplanationTask(String question) implements GameTask {
  private static final int DEPTH = 3;

  @Override
  public String name() {
    return "explaining";
  }

  @Override
  public String run(
      SheetVersion sheet, Game game, Optional<EditorProgress> bar, BooleanSupplier stop) {
    Outcome<Atom> atom = GdlReader.readAtom(new SourceText("ATOM", question), game.spelling());
    if (atom.value().isEmpty()) {
      return "'" + question + "' cannot be explained: it is no relation with its arguments";
    }
    Program program = new Program(game.rules());
    if (program.dependsOnMoves(atom.get().predicate())) {
      return "'" + question + "' depends on the moves that are made; gonu explain --do tells of it";
    }
    StateMachine machine = game.newMachine();
    Model model =
        program.modelOf(
            machine.facts(machine.initialState()), machine.roles(), Lists.immutable.empty());
    return "in the first state\n"
        + new ExplanationText(game.sheet(), Marks.NONE)
            .print(new Explainer(model).explain(atom.get(), DEPTH))
            .stripTrailing();
  }
}
