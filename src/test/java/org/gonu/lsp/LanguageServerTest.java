package org.gonu.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticTag;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.WorkDoneProgressKind;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.gonu.lsp.sheets.TextPlaces;
import org.gonu.text.SourceText;
import org.gonu.text.Span;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Drives the server as an editor does. */
@Timeout(120)
@SuppressWarnings("NullAway") // a missing entry of a map fails the test
final class LanguageServerTest {
  private static final String SHEET =
      """
      ;;; Roles

      (role white)
      (role black)

      ; Who comes after whom.
      (follows white black)
      (follows black white)

      (init (turn white))
      (init (marks 0))

      (<= (legal ?role mark)
          (true (turn ?role)))
      (<= (legal ?role noop)
          (follows ?mover ?role)
          (true (turn ?mover)))

      (<= (next (turn ?role))
          (follows ?mover ?role)
          (true (turn ?mover)))
      (<= (next (marks ?m))
          (true (marks ?n))
          (successor ?n ?m))

      (<= terminal
          (true (marks 2)))
      (<= (goal ?role 50)
          (role ?role))

      (successor 0 1) (successor 1 2)
      """;

  private Editor editor;

  @BeforeEach
  void start() throws Exception {
    editor = new Editor();
  }

  @AfterEach
  void stop() throws Exception {
    editor.close();
  }

  private void open() throws Exception {
    editor.initialize();
    editor.open(SHEET);
    assertEquals(List.of(), editor.findings());
  }

  /** The place of a text, some characters on. */
  private Position at(String text, int more) {
    int offset = editor.text().indexOf(text);
    assertTrue(offset >= 0, text);
    return TextPlaces.position(editor.source(), offset + more);
  }

  private String textAt(Range range) {
    return editor.source().text(TextPlaces.span(editor.source(), range));
  }

  private List<Integer> lines(List<? extends Location> locations) {
    return locations.stream().map(l -> l.getRange().getStart().getLine() + 1).toList();
  }

  private void apply(WorkspaceEdit edit) {
    applyAll(edit.getChanges().get(Editor.URI));
  }

  private void applyAll(List<? extends TextEdit> edits) {
    SourceText source = editor.source();
    edits.stream()
        .sorted(
            Comparator.comparing(
                (TextEdit e) -> TextPlaces.offset(source, e.getRange().getStart()),
                Comparator.reverseOrder()))
        .forEach(e -> editor.edit(TextPlaces.span(source, e.getRange()), e.getNewText()));
  }

  private String hover(String text, int more) throws Exception {
    Hover hover =
        Editor.wait(
            editor
                .server()
                .getTextDocumentService()
                .hover(new HoverParams(editor.id(), at(text, more))));
    return hover.getContents().getRight().getValue();
  }

  private List<String> fixes(Diagnostic finding) throws Exception {
    return actions(finding).stream().map(CodeAction::getTitle).toList();
  }

  private List<CodeAction> actions(Diagnostic finding) throws Exception {
    return Editor.wait(
            editor
                .server()
                .getTextDocumentService()
                .codeAction(
                    new CodeActionParams(
                        editor.id(), finding.getRange(), new CodeActionContext(List.of(finding)))))
        .stream()
        .map(each -> each.getRight())
        .toList();
  }

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
  void initialize_always_tellsWhatTheServerCanDo() throws Exception {
    InitializeResult result = editor.initialize();

    assertEquals("gonu", result.getServerInfo().getName());
    assertEquals(
        TextDocumentSyncKind.Incremental, result.getCapabilities().getTextDocumentSync().getLeft());
    assertTrue(result.getCapabilities().getDocumentFormattingProvider().getLeft());
  }

  @Test
  void shutdownAndExit_inOrder_endWithCodeZero() throws Exception {
    open();
    Editor.wait(editor.server().shutdown());
    editor.server().exit();

    assertEquals(LanguageServerSession.FINE, editor.exitCode());
  }

  @Test
  void exit_withoutShutdown_endsWithCodeOne() throws Exception {
    editor.initialize();
    editor.server().exit();

    assertEquals(LanguageServerSession.CUT_SHORT, editor.exitCode());
  }

  @Test
  void stream_closedByEditor_endsWithCodeOne() throws Exception {
    editor.initialize();
    editor.hangUp();

    assertEquals(LanguageServerSession.CUT_SHORT, editor.exitCode());
  }

  @Test
  void findings_mistakeTypedAndMended_comeAndGo() throws Exception {
    open();
    editor.replace("(true (marks ?n))", "(treu (marks ?n))");

    Diagnostic finding = editor.findings().get(0);
    assertEquals("GDL-109", finding.getCode().getLeft());
    assertEquals("gonu", finding.getSource());
    assertEquals("treu", textAt(finding.getRange()));
    assertTrue(finding.getMessage().getLeft().contains("help: did you mean 'true'?"));

    editor.replace("treu", "true");
    assertEquals(List.of(), editor.findings());
  }

  @Test
  void findings_manyQuickChanges_areThoseOfTheLastOnly() throws Exception {
    open();
    for (int i = 0; i < 50; i++) {
      editor.replace("(role black)", "(role blck)");
      editor.replace("(role blck)", "(role black)");
    }
    editor.replace("(successor 0 1)", "(successor 0 1");

    // The helper fails on findings of an older version behind those of a newer one.
    assertEquals("GDL-001", editor.findings().get(0).getCode().getLeft());
  }

  @Test
  void findings_unusedRelation_isFaded() throws Exception {
    open();
    editor.replace("(role black)\n", "(role black)\n(colour red)\n");

    assertEquals(List.of(DiagnosticTag.Unnecessary), editor.findings().get(0).getTags());
  }

  @Test
  void findings_otherPlaces_areRelatedInformation() throws Exception {
    open();
    editor.replace("(follows black white)", "(follows black)");

    Diagnostic finding = editor.findings().get(0);
    assertEquals("GDL-105", finding.getCode().getLeft());
    assertFalse(finding.getRelatedInformation().isEmpty());
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
  void rename_relation_changesAllPlacesAndNoOther() throws Exception {
    open();
    apply(
        Editor.wait(
            editor
                .server()
                .getTextDocumentService()
                .rename(new RenameParams(editor.id(), at("(follows white", 2), "after"))));

    assertEquals(List.of(), editor.findings());
    assertEquals(SHEET.replace("(follows", "(after"), editor.text());
  }

  @Test
  void rename_variable_staysInItsRule() throws Exception {
    open();
    apply(
        Editor.wait(
            editor
                .server()
                .getTextDocumentService()
                .rename(new RenameParams(editor.id(), at("(marks ?n", 8), "old"))));

    assertEquals(List.of(), editor.findings());
    assertEquals(SHEET.replace("?n", "?old"), editor.text());
  }

  @Test
  void rename_keywordOrClash_isRefused() throws Exception {
    open();

    assertRefused("(legal ?role mark", 1, "may", "belongs to the language");
    assertRefused("(follows white", 1, "next", "belongs to the language");
    assertRefused("(follows white", 1, "successor", "there is a 'successor' already");
    assertRefused("(follows white", 1, "two words", "not a name");
    assertRefused("(follows ?mover", 10, "?role", "there is a '?role' already");
    assertRefused("(marks 0", 7, "zero", "is a number");
  }

  private void assertRefused(String text, int more, String name, String reason) {
    CompletableFuture<WorkspaceEdit> answer =
        editor
            .server()
            .getTextDocumentService()
            .rename(new RenameParams(editor.id(), at(text, more), name));
    ExecutionException refused = assertThrows(ExecutionException.class, () -> Editor.wait(answer));
    ResponseErrorException error = (ResponseErrorException) refused.getCause();
    assertTrue(error.getResponseError().getMessage().contains(reason), error.getMessage());
  }

  @Test
  void prepareRename_keyword_isNothing() throws Exception {
    open();

    assertEquals(
        null,
        Editor.wait(
            editor
                .server()
                .getTextDocumentService()
                .prepareRename(new PrepareRenameParams(editor.id(), at("(role white", 2)))));
    assertEquals(
        "follows",
        Editor.wait(
                editor
                    .server()
                    .getTextDocumentService()
                    .prepareRename(new PrepareRenameParams(editor.id(), at("(follows", 2))))
            .getSecond()
            .getPlaceholder());
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
  void formatting_always_goesThroughTheFormatter() throws Exception {
    open();
    editor.replace("(role black)\n", "(role black)   \n");
    applyAll(
        Editor.wait(
            editor
                .server()
                .getTextDocumentService()
                .formatting(
                    new DocumentFormattingParams(editor.id(), new FormattingOptions(4, true)))));

    assertEquals(SHEET, editor.text());
  }

  @Test
  void codeAction_misspelledKeyword_isMended() throws Exception {
    open();
    editor.replace("(true (marks ?n))", "(treu (marks ?n))");
    Diagnostic finding = editor.findings().get(0);
    CodeAction action = actions(finding).get(0);
    apply(action.getEdit());

    assertEquals("change to 'true'", action.getTitle());
    assertTrue(action.getIsPreferred());
    assertEquals(SHEET, editor.text());
    assertEquals(List.of(), editor.findings());
  }

  @Test
  void codeAction_missingParenthesis_isAdded() throws Exception {
    open();
    editor.replace("(true (turn ?role)))", "(true (turn ?role)");
    List<CodeAction> actions = actions(editor.findings().get(0));
    apply(actions.get(0).getEdit());

    assertEquals(SHEET, editor.text());
  }

  @Test
  void codeAction_unsafeVariable_offersBindings() throws Exception {
    open();
    editor.replace("    (role ?role))", "    (true (marks 2)))");

    assertEquals(
        List.of("add the condition (role ?role)", "add the condition (RELATION ?role)"),
        fixes(editor.findings().get(0)));
  }

  @Test
  void codeAction_repeatedRule_isRemoved() throws Exception {
    open();
    editor.replace("(role black)\n", "(role black)\n( role  black ) ; again\n(role black)\n");
    Diagnostic place = new Diagnostic();
    place.setRange(new Range(at("(role black)\n\n", 1), at("(role black)\n\n", 1)));
    apply(actions(place).get(0).getEdit());

    assertEquals(
        SHEET.replace("(role black)\n", "(role black)\n( role  black ) ; again\n"), editor.text());
  }

  private CodeLens lens() throws Exception {
    return Editor.wait(
            editor.server().getTextDocumentService().codeLens(new CodeLensParams(editor.id())))
        .get(0);
  }

  private CompletableFuture<Object> run() throws Exception {
    Command command = lens().getCommand();
    return editor
        .server()
        .getWorkspaceService()
        .executeCommand(new ExecuteCommandParams(command.getCommand(), command.getArguments()));
  }

  private static boolean is(ProgressParams params, WorkDoneProgressKind kind) {
    return params.getValue().getLeft().getKind() == kind;
  }

  @Test
  void codeLens_onFirstRole_runsPlayouts() throws Exception {
    open();
    assertEquals(2, lens().getRange().getStart().getLine());
    Object result = Editor.wait(run());
    MessageParams message = editor.message();

    assertEquals(MessageType.Info, message.getType());
    assertEquals(
        "test.kif: 1,000 playouts, mean length 2.0 (2 to 2), branching 1.0, goals white 50.0,"
            + " black 50.0",
        message.getMessage());
    assertTrue(result.toString().contains("1,000 playouts"), result.toString());
    editor.progress(each -> is(each, WorkDoneProgressKind.begin));
    editor.progress(each -> is(each, WorkDoneProgressKind.end));
  }

  @Test
  void playouts_endlessGame_areStoppedByTheBar() throws Exception {
    open();
    editor.replace("(true (marks 2)))", "(true (marks 3)))");
    CompletableFuture<Object> running = run();
    ProgressParams begun = editor.progress(each -> is(each, WorkDoneProgressKind.begin));
    editor.server().cancelProgress(new WorkDoneProgressCancelParams(begun.getToken()));

    assertTrue(Editor.wait(running).toString().contains("stopped after 0 playouts"));
  }

  @Test
  void playouts_requestCancelled_freeTheThread() throws Exception {
    open();
    editor.replace("(true (marks 2)))", "(true (marks 3)))");
    CompletableFuture<Object> running = run();
    editor.progress(each -> is(each, WorkDoneProgressKind.begin));
    running.cancel(true);
    editor.progress(each -> is(each, WorkDoneProgressKind.end));
    editor.replace("(true (marks 3)))", "(true (marks 2)))");

    assertTrue(Editor.wait(run()).toString().contains("1,000 playouts"));
  }

  @Test
  void playouts_brokenContract_isShownAndPublished() throws Exception {
    open();
    editor.replace("(<= (legal ?role noop)", "(<= (legal white noop)");
    editor.replace(
        "(true (turn ?role)))\n(<= (legal",
        "(true (turn ?role))\n    (distinct ?role black))\n(<= (legal");
    assertEquals(List.of(), editor.findings());
    Editor.wait(run());

    MessageParams message = editor.message();
    assertEquals(MessageType.Error, message.getType());
    assertTrue(message.getMessage().contains("GDL-301"), message.getMessage());
    assertEquals("GDL-301", editor.findings().get(0).getCode().getLeft());
  }

  @Test
  void playouts_faultySheet_tellOfItsErrors() throws Exception {
    open();
    editor.replace("(<= terminal", "(<= termnal");
    Editor.wait(run());

    assertEquals(MessageType.Error, editor.message().getType());
  }

  @Test
  void requests_sheetNotOpen_areAnsweredByNothing() throws Exception {
    open();
    editor.server().getTextDocumentService().didClose(new DidCloseTextDocumentParams(editor.id()));

    assertEquals(
        List.of(),
        Editor.wait(
            editor.server().getTextDocumentService().codeLens(new CodeLensParams(editor.id()))));
  }

  @Test
  void requests_libraryOfSheets_areAnsweredEverywhere() throws Exception {
    editor.initialize();
    for (String name : List.of("krk", "chess", "checkers")) {
      editor.open(Files.readString(Path.of("rules", name + ".kif")));
      assertEquals(List.of(), editor.findings());
      SourceText source = editor.source();
      for (int offset = 0; offset < source.text().length(); offset += 97) {
        EditorQuestions.askAll(editor, TextPlaces.position(source, offset));
      }
    }
    assertEquals(List.of(), editor.log());
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
