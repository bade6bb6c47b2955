package org.gonu.cli.sheet;

import org.eclipse.collections.api.factory.Lists;
import org.gonu.board.view.View;
import org.gonu.board.view.ViewFiles;
import org.gonu.board.view.ViewReader;
import org.gonu.check.checks.Strictness;
import org.gonu.cli.input.GameFile;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/** Checks a view file against the rule sheet beside it. */
final class ViewCheck {
  private ViewCheck() {}

  /** What is wrong with a view file, or with the sheet it is for. */
  static Diagnostics of(SourceText view, CasePolicy policy) {
    String sheet = ViewFiles.sheetFor(view.name());
    Outcome<SourceText> source = GameFile.tryRead(sheet);
    if (source.value().isEmpty()) {
      return Diagnostics.of(
          Lists.mutable.of(
              Diagnostic.of(
                      DiagnosticCode.UNREADABLE_FILE,
                      view,
                      Span.NONE,
                      "cannot read the rule sheet '" + sheet + "' of this view file")
                  .withHelp("a view file lies beside its sheet and has the same name")));
    }
    Outcome<Game> game = Game.load(source.get(), policy, Strictness.LENIENT);
    if (game.value().isEmpty()) {
      return game.diagnostics();
    }
    Outcome<View> read = ViewReader.read(view, game.get());
    return read.diagnostics();
  }
}
