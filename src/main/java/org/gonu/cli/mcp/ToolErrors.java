package org.gonu.cli.mcp;

import io.javalin.http.HttpResponseException;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.Map;
import java.util.function.Supplier;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.machine.BrokenContractException;
import org.gonu.server.service.RefusedException;
import org.gonu.web.FaultySheetException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Calls tools, and turns whatever goes wrong into answers from which an agent can go on. */
final class ToolErrors {
  private static final Logger LOG = LoggerFactory.getLogger(ToolErrors.class);

  private ToolErrors() {}

  /** The answer of a tool, or the error that it has run into. */
  static CallToolResult call(AgentTool tool, Map<String, Object> given, ToolProgress progress) {
    return answer(
        tool.name(),
        "",
        () -> tool.work().apply(new ToolArguments(given, tool.parameters(), progress)));
  }

  /**
   * What some work of a tool answers, or the error that it has run into.
   *
   * @param done what the agent has to know before any error, with a blank after it; may be empty
   */
  static CallToolResult answer(String tool, String done, Supplier<CallToolResult> work) {
    try {
      return work.get();
    } catch (FaultySheetException faulty) {
      return AgentTool.error(done + GameFile.report(faulty.diagnostics()));
    } catch (BrokenContractException broken) {
      return AgentTool.error(done + "the rules break down: " + broken.getMessage());
    } catch (ToolException
        | HttpResponseException
        | RefusedException
        | InputException
        | UsageException told) {
      return AgentTool.error(done + String.valueOf(told.getMessage()).strip());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError bug) {
      LOG.error("the tool {} has failed", tool, bug);
      return AgentTool.error(done + "this is a bug of gonu, other calls go on: " + bug);
    }
  }
}
