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
  private final GameRuns runs;
  private final Supplier<ClientAbilities> abilities;
  private final long seed;

  /**
   * Requests for commands.
   *
   * @param seed of the moves in playouts
   */
  CommandRequests(
      OpenSheets sheets, GameRuns runs, Supplier<ClientAbilities> abilities, long seed) {
    this.seed = seed;
    this.sheets = sheets;
    this.runs = runs;
    this.abilities = abilities;
  }

  @Override
  public CompletableFuture<Object> executeCommand(ExecuteCommandParams params) {
    if (!ServerAbilities.COMMANDS.contains(params.getCommand())) {
      return refused("there is no command '" + params.getCommand() + "'");
    }
    Optional<GameTask> task = task(params);
    if (task.isEmpty()) {
      return refused(params.getCommand() + " needs the text of an atom");
    }
    return argument(params, 0)
        .flatMap(sheets::get)
        .filter(sheet -> !sheet.isTest())
        .map(
            sheet -> runs.run(task.get(), sheet, params.getWorkDoneToken(), abilities.get().bars()))
        .orElseGet(() -> refused(params.getCommand() + " needs the address of an open sheet"));
  }

  private Optional<GameTask> task(ExecuteCommandParams params) {
    return switch (params.getCommand()) {
      case PlayoutLens.PLAY -> Optional.of(new PlayoutTask(seed));
      case PlayoutLens.CHECK -> Optional.of(new SimulationTask(seed));
      default -> argument(params, 1).map(ExplanationTask::new);
    };
  }

  private static Optional<String> argument(ExecuteCommandParams params, int number) {
    List<Object> arguments = params.getArguments();
    if (arguments == null || arguments.size() <= number) {
      return Optional.empty();
    }
    Object given = arguments.get(number);
    return Optional.of(given instanceof JsonPrimitive text ? text.getAsString() : "" + given);
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
