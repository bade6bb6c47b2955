package org.gonu.lsp;

import java.util.Optional;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeLensWorkspaceCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.jspecify.annotations.Nullable;

/**
 * The capabilities of the editor that the server uses.
 *
 * @param snippets whether completions may lead the user from argument to argument
 * @param bars whether it shows progress when asked
 * @param lenses whether it asks for code lenses again when told to
 */
record ClientAbilities(boolean snippets, boolean bars, boolean lenses) {
  /** The capabilities of an editor that declares none. */
  static final ClientAbilities NONE = new ClientAbilities(false, false, false);

  static ClientAbilities of(@Nullable ClientCapabilities capabilities) {
    Optional<ClientCapabilities> all = Optional.ofNullable(capabilities);
    return new ClientAbilities(
        all.map(ClientCapabilities::getTextDocument)
            .map(TextDocumentClientCapabilities::getCompletion)
            .map(CompletionCapabilities::getCompletionItem)
            .map(CompletionItemCapabilities::getSnippetSupport)
            .orElse(false),
        all.map(ClientCapabilities::getWindow)
            .map(WindowClientCapabilities::getWorkDoneProgress)
            .orElse(false),
        all.map(ClientCapabilities::getWorkspace)
            .map(WorkspaceClientCapabilities::getCodeLens)
            .map(CodeLensWorkspaceCapabilities::getRefreshSupport)
            .orElse(false));
  }
}
