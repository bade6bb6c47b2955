package org.gonu.gdl.format;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.Expression;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/**
 * Lays rule sheets out. The rules that are read from the new text are the same, and so are the
 * comments and their order but for one thing: a closing parenthesis on a line of its own moves
 * before the comment at the end of the line above.
 *
 * <ul>
 *   <li>a rule has its head on its first line and a literal a line below, four columns in; it stays
 *       on one line if it was and fits into 100 columns;
 *   <li>facts that stood on one line stay together, up to 100 columns;
 *   <li>{@code or} and {@code and} are broken where they were or do not fit, their operands
 *       aligned;
 *   <li>comments keep their places: on lines of their own or at the end of a line;
 *   <li>one empty line at most between two lines, none at the start and the end.
 * </ul>
 *
 * <p>A sheet that is all on one line gets a line for every literal, and an empty line before every
 * relation. Formatting a second time changes nothing.
 */
public final class SheetFormatter {
  private SheetFormatter() {}

  /**
   * The text of a sheet in the canonical layout; nothing but diagnostics if it has syntax errors.
   */
  public static Outcome<String> format(SourceText source) {
    Outcome<RuleSheet> sheet = GdlReader.readSheet(source, CasePolicy.SENSITIVE);
    if (sheet.diagnostics().hasErrors()) {
      return Outcome.failed(sheet.diagnostics());
    }
    ImmutableList<Expression> expressions = GdlReader.readExpressions(source).get();
    String text = Layout.of(new PieceBuilder(source).statements(expressions));
    String lineEnd = source.lineEnd();
    return Outcome.of(text.replace("\n", lineEnd), sheet.diagnostics());
  }

  /** What to change in the text of a sheet; nothing if it has syntax errors or is fine as it is. */
  public static Optional<Edit> edit(SourceText source) {
    return format(source)
        .value()
        .map(text -> Edit.between(source.text(), text))
        .filter(edit -> !edit.isEmpty());
  }
}
