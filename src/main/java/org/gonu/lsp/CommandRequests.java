package org.gonu.lsp;

import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.gonu.lsp.features.PlayoutLens;
import org.gonu.lsp.sheets.OpenSheets;

/** Runs the commands that the server offers. */
final class CommandRequests implements WorkspaceService {
  private final OpenSheets sheets;
  private final PlayoutRuns playouts;
  private final Supplier<ClientAbilities> abilities;

  CommandRequests(OpenSheets sheets, PlayoutRuns playouts, Supplier<ClientAbilities> abilities) {
    this.sheets = sheets;
    this.playouts = playouts;
    this.abilities = abilities;
  }

  @Override
  public CompletableFuture<Object> executeCommand(ExecuteCommandParams params) {
    if (!params.getCommand().equals(PlayoutLens.COMMAND)) {
      return refused("there is no command '" + params.getCommand() + "'");
    }
    return address(params.getArguments())
        .flatMap(sheets::get)
        .map(sheet -> playouts.run(sheet, params.getWorkDoneToken(), abilities.get().bars()))
        .orElseGet(() -> refused(PlayoutLens.COMMAND + " needs the address of an open sheet"));
  }

  private static Optional<String> address(List<Object> arguments) {
    if (arguments == null || arguments.isEmpty()) {
      return Optional.empty();
    }
    Object first = arguments.get(0);
    return Optional.of(first instanceof JsonPrimitive text ? text.getAsString() : "" + first);
  }

  private static CompletableFuture<Object> refused(String reason) {
    return CompletableFuture.failedFuture(
        new ResponseErrorException(
            new ResponseError(ResponseErrorCode.InvalidParams, reason, null)));
  }

  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams params) {
    // There is nothing to configure.
  }

  @Override
  public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
    // Sheets do not refer to other files.
  }
}
