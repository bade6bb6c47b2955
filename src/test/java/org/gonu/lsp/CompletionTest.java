package org.gonu.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What an editor is offered while a rule is typed. */
@Timeout(120)
@SuppressWarnings("NullAway") // a missing entry of a map fails the test
final class CompletionTest extends LanguageServerFixture {
  private Map<String, CompletionItem> completion(String text, int more) throws Exception {
    Map<String, CompletionItem> byLabel = new TreeMap<>();
    Editor.wait(
            editor
                .server()
                .getTextDocumentService()
                .completion(new CompletionParams(editor.id(), at(text, more))))
        .getLeft()
        .forEach(item -> byLabel.put(item.getLabel(), item));
    return byLabel;
  }

  @Test
  void completion_conditionBeingTyped_offersKeywordsAndRelations() throws Exception {
    open();
    editor.replace("    (follows ?mover ?role)\n    (true (turn ?mover)))\n\n", "    (\n\n");
    Map<String, CompletionItem> items = completion("noop)\n    (", 11);

    assertEquals(
        "follows ${1:?mover} ${2:?role})",
        items.get("follows").getTextEdit().getLeft().getNewText());
    assertEquals("true ${1:FACT})", items.get("true").getTextEdit().getLeft().getNewText());
    assertTrue(items.containsKey("not"));
    assertFalse(items.containsKey("next"));
    assertFalse(items.containsKey("white"));
  }

  @Test
  void completion_argument_offersVariablesAndFittingConstants() throws Exception {
    open();
    editor.replace("(goal ?role 50)", "(goal )");
    Map<String, CompletionItem> items = completion("(goal )", 6);

    assertTrue(items.get("?role").getSortText().startsWith("0"));
    assertTrue(items.get("white").getSortText().startsWith("1"));
    assertTrue(items.get("mark").getSortText().startsWith("2"));
    assertFalse(items.containsKey("follows"));
  }

  @Test
  void completion_questionMark_offersVariablesOfTheRule() throws Exception {
    open();
    editor.replace("(successor ?n ?m))", "(successor ?n ?");

    assertEquals(List.of("?m", "?n"), List.copyOf(completion("(successor ?n ?", 15).keySet()));
  }

  @Test
  void completion_comment_isEmpty() throws Exception {
    open();

    assertEquals(Map.of(), completion("Who comes", 3));
  }

  @Test
  void signatureHelp_insideOfList_marksTheArgument() throws Exception {
    open();
    SignatureHelp help =
        Editor.wait(
            editor
                .server()
                .getTextDocumentService()
                .signatureHelp(new SignatureHelpParams(editor.id(), at("(goal ?role 50", 12))));

    assertEquals("(goal ROLE VALUE)", help.getSignatures().get(0).getLabel());
    assertEquals(1, help.getActiveParameter());
  }
}
