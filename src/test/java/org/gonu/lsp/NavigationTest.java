package org.gonu.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.gonu.text.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What an editor is told about a place in a sheet, and where names lead. */
@Timeout(120)
@SuppressWarnings("NullAway") // a missing entry of a map fails the test
final class NavigationTest extends LanguageServerFixture {
  private String hover(String text, int more) throws Exception {
    Hover hover =
        Editor.wait(
            editor
                .server()
                .getTextDocumentService()
                .hover(new HoverParams(editor.id(), at(text, more))));
    return hover.getContents().getRight().getValue();
  }

  @Test
  void hover_relation_tellsRulesUsersAndValues() throws Exception {
    open();
    String text = hover("(follows ?mover", 1);

    assertTrue(text.contains("(follows ?mover ?role)"), text);
    assertTrue(text.contains("Who comes after whom."), text);
    assertTrue(text.contains("2 facts, 0 rules; the same in all states"), text);
    assertTrue(text.contains("used by `legal/2` `next/1`"), text);
    assertTrue(text.contains("argument 1: `white` `black`"), text);
  }

  @Test
  void hover_keyword_tellsItsMeaningAndDependence() throws Exception {
    open();
    String text = hover("(legal ?role mark", 1);

    assertTrue(text.contains("may make the move"), text);
    assertTrue(text.contains("depends on the state"), text);
    assertTrue(text.contains("`mark` `noop`"), text);
  }

  @Test
  void hover_variable_tellsWhereItIsBoundAndItsValues() throws Exception {
    open();
    String text = hover("(next (marks ?m))", 14);

    assertTrue(text.contains("bound in line 24 by `successor/2`"), text);
    assertTrue(text.contains("values: `1` `2`"), text);
  }

  @Test
  void hover_fact_tellsItsValues() throws Exception {
    open();
    String text = hover("(turn ?mover", 1);

    assertTrue(text.contains("fact of states `(turn ?role)`"), text);
    assertTrue(text.contains("argument 1: `white` `black`"), text);
  }

  @Test
  void hover_comment_isEmpty() throws Exception {
    open();

    assertEquals(
        null,
        Editor.wait(
            editor
                .server()
                .getTextDocumentService()
                .hover(new HoverParams(editor.id(), at("Who comes", 1)))));
  }

  private List<Integer> definition(String text, int more) throws Exception {
    return lines(
        Editor.wait(
                editor
                    .server()
                    .getTextDocumentService()
                    .definition(new DefinitionParams(editor.id(), at(text, more))))
            .getLeft());
  }

  @Test
  void definition_everyKindOfName_isFound() throws Exception {
    open();

    assertEquals(List.of(7, 8), definition("(follows ?mover", 3));
    assertEquals(List.of(19), definition("(turn ?mover", 1));
    assertEquals(List.of(16), definition("(turn ?mover", 7));
    assertEquals(List.of(3), definition("(turn white", 7));
    assertEquals(List.of(24), definition("(next (marks ?m))", 14));
  }

  @Test
  void references_relation_areAllItsPlaces() throws Exception {
    open();
    ReferenceParams params =
        new ReferenceParams(editor.id(), at("(follows white", 2), new ReferenceContext(true));
    assertEquals(
        List.of(7, 8, 16, 20),
        lines(Editor.wait(editor.server().getTextDocumentService().references(params))));

    params.setContext(new ReferenceContext(false));
    assertEquals(
        List.of(16, 20),
        lines(Editor.wait(editor.server().getTextDocumentService().references(params))));
  }

  @Test
  void highlights_variable_stayInItsRule() throws Exception {
    open();

    assertEquals(
        2,
        Editor.wait(
                editor
                    .server()
                    .getTextDocumentService()
                    .documentHighlight(
                        new DocumentHighlightParams(editor.id(), at("(legal ?role mark", 8))))
            .size());
  }

  @Test
  void documentSymbols_always_groupNeighboursOfOneRelation() throws Exception {
    open();
    List<DocumentSymbol> symbols =
        Editor.wait(
                editor
                    .server()
                    .getTextDocumentService()
                    .documentSymbol(new DocumentSymbolParams(editor.id())))
            .stream()
            .map(each -> each.getRight())
            .toList();

    assertEquals(
        List.of(
            "role",
            "follows/2",
            "init turn",
            "init marks",
            "legal mark",
            "legal noop",
            "next turn",
            "next marks",
            "terminal",
            "goal",
            "successor/2"),
        symbols.stream().map(DocumentSymbol::getName).toList());
    assertEquals("2 facts", symbols.get(1).getDetail());
    assertEquals(2, symbols.get(1).getChildren().size());
  }

  @Test
  void folding_rulesAndSections_areOffered() throws Exception {
    open();
    List<String> ranges =
        Editor.wait(
                editor
                    .server()
                    .getTextDocumentService()
                    .foldingRange(new FoldingRangeRequestParams(editor.id())))
            .stream()
            .map(each -> each.getStartLine() + "-" + each.getEndLine())
            .toList();

    assertTrue(ranges.contains("12-13"), () -> "" + ranges);
    assertTrue(ranges.contains("0-30"), () -> "" + ranges);
  }

  @Test
  void semanticTokens_always_areFiveNumbersForEachName() throws Exception {
    open();
    List<Integer> data =
        Editor.wait(
                editor
                    .server()
                    .getTextDocumentService()
                    .semanticTokensFull(new SemanticTokensParams(editor.id())))
            .getData();

    assertEquals(List.of(2, 1, 4, 0, 1, 0, 5, 5, 3, 0), data.subList(0, 10));
    assertEquals(0, data.size() % 5);
  }

  @Test
  void text_beyondTheBasicPlane_isCountedInUtf16() throws Exception {
    open();
    editor.replace("; Who comes after whom.", "; \uD83D\uDC31 \uD83D\uDC2D");
    editor.replace("(init (turn white))", "(init (turn white)) ; \uD83D\uDC31");
    editor.replace("(marks 0))", "(marks 0) )");
    int cat = editor.text().indexOf("\uD83D\uDC31 ");
    editor.edit(new Span(cat, cat + 2), "cat");

    assertEquals(List.of(), editor.findings());
    assertEquals(List.of(7, 8), definition("(follows ?mover", 3));
  }
}
