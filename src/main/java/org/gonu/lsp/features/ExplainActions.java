package org.gonu.lsp.features;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Command;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.index.Name;
import org.gonu.lsp.sheets.SheetVersion;

/** Offers to explain the relation under the cursor. */
public final class ExplainActions {
  /** The command that editors send back, with the address of the sheet and the text of the atom. */
  public static final String COMMAND = "gonu.explain";

  /** Longest text in a menu. */
  private static final int MAX_LENGTH = 60;

  private ExplainActions() {}

  /** The action for a place; empty where no relation of a state stands. */
  public static Optional<CodeAction> at(SheetVersion sheet, int offset) {
    return sheet
        .index()
        .at(offset)
        .filter(each -> each.name() instanceof Name.Relation relation && isOfAState(relation))
        .map(each -> sheet.source().text(each.whole()).replaceAll("\\s+", " "))
        .filter(text -> text.length() <= MAX_LENGTH)
        .map(text -> action(sheet, text));
  }

  private static boolean isOfAState(Name.Relation relation) {
    return !relation.is(Keyword.DOES) && !relation.is(Keyword.NEXT) && !relation.is(Keyword.INIT);
  }

  private static CodeAction action(SheetVersion sheet, String text) {
    String title = "explain " + text + " in the first state";
    CodeAction action = new CodeAction(title);
    action.setKind(CodeActionKind.Empty);
    action.setCommand(new Command(title, COMMAND, List.of(sheet.uri(), text)));
    return action;
  }
}
