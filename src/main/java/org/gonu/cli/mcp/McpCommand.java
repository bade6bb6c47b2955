package org.gonu.cli.mcp;

import java.io.IOException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.UsageException;

/** The command {@code mcp}: serves agents by the Model Context Protocol. */
public final class McpCommand implements Command {
  private static final CommandOption HTTP =
      CommandOption.value(
          "http",
          "PORT",
          "serve at http://127.0.0.1:PORT/mcp instead of standard input and output; 0 for any free"
              + " port");

  @Override
  public String name() {
    return "mcp";
  }

  @Override
  public String summary() {
    return "lets agents check sheets and play games, over the Model Context Protocol";
  }

  @Override
  public String arguments() {
    return "";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(HTTP);
  }

  @Override
  public boolean runsLanes() {
    return true;
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of("mcp", "mcp --http 9150");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    if (arguments.positional().notEmpty()) {
      throw new UsageException(
          "mcp: there is no argument '" + arguments.positional().getFirst() + "'");
    }
    try (AgentTools tools = new AgentTools()) {
      if (arguments.has(HTTP)) {
        serveHttp(tools, (int) arguments.number(HTTP, 0, 65_535), console);
      } else {
        // Whatever else is printed must not get into the protocol.
        System.setOut(console.err());
        AgentServer.serve(tools.all(), System.in, console.out());
      }
      return ExitCode.FINE;
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
      return ExitCode.FINE;
    }
  }

  private static void serveHttp(AgentTools tools, int port, Console console)
      throws InterruptedException {
    HttpAgentServer server = new HttpAgentServer(tools.all(), port);
    try (server) {
      console.out().println("agents are served at " + server.start() + "; Ctrl-C ends it");
      console.flush();
      server.join();
    } catch (InterruptedException end) {
      throw end;
    } catch (IOException taken) {
      throw new InputException("gonu: " + taken.getMessage() + "\n");
    } catch (Exception bug) {
      throw new IllegalStateException(bug);
    }
  }
}
