package org.gonu.lsp;

import java.util.List;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.ExecuteCommandOptions;
import org.eclipse.lsp4j.PositionEncodingKind;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.SignatureHelpOptions;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.gonu.lsp.features.ExplainActions;
import org.gonu.lsp.features.Highlighting;
import org.gonu.lsp.features.PlayoutLens;

/** The capabilities that the server declares to the editor. */
final class ServerAbilities {
  /** The commands that editors may send. */
  static final List<String> COMMANDS =
      List.of(PlayoutLens.PLAY, PlayoutLens.CHECK, ExplainActions.COMMAND);

  private ServerAbilities() {}

  static ServerCapabilities of(LanguageServerOptions options) {
    ServerCapabilities all = new ServerCapabilities();
    all.setPositionEncoding(PositionEncodingKind.UTF16);
    all.setTextDocumentSync(TextDocumentSyncKind.Incremental);
    all.setHoverProvider(true);
    all.setDefinitionProvider(true);
    all.setReferencesProvider(true);
    all.setDocumentHighlightProvider(true);
    all.setDocumentSymbolProvider(true);
    all.setFoldingRangeProvider(true);
    all.setRenameProvider(new RenameOptions(true));
    all.setCompletionProvider(new CompletionOptions(false, List.of("(", "?")));
    all.setSignatureHelpProvider(new SignatureHelpOptions(List.of(" ")));
    all.setSemanticTokensProvider(
        new SemanticTokensWithRegistrationOptions(Highlighting.legend(), true));
    all.setDocumentFormattingProvider(true);
    all.setCodeLensProvider(new CodeLensOptions(false));
    all.setCodeActionProvider(
        new CodeActionOptions(List.of(CodeActionKind.QuickFix, CodeActionKind.Empty)));
    all.setExecuteCommandProvider(new ExecuteCommandOptions(COMMANDS));
    return all;
  }
}
