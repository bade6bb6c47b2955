package org.gonu.cli.mcp;

import io.javalin.http.HttpResponseException;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.Map;
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
    try {
      return tool.work().apply(new ToolArguments(given, tool.parameters(), progress));
    } catch (FaultySheetException faulty) {
      return AgentTool.error(GameFile.report(faulty.diagnostics()));
    } catch (BrokenContractException broken) {
      return AgentTool.error("the rules break down: " + broken.getMessage());
    } catch (ToolException
        | HttpResponseException
        | RefusedException
        | InputException
        | UsageException told) {
      return AgentTool.error(String.valueOf(told.getMessage()).strip());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError bug) {
      LOG.error("the tool {} has failed", tool.name(), bug);
      return AgentTool.error("this is a bug of gonu, other calls go on: " + bug);
    }
  }
}
