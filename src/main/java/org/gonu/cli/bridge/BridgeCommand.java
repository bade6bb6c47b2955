package org.gonu.cli.bridge;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.bridge.Bridge;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.UsageException;

/** The command {@code bridge}: serves a program in another language over standard streams. */
public final class BridgeCommand implements Command {
  private static final long NANOS_BETWEEN_LOOKS = 100_000_000;

  @Override
  public String name() {
    return "bridge";
  }

  @Override
  public String summary() {
    return "serves programs in other languages, such as Python, over standard streams";
  }

  @Override
  public String arguments() {
    return "";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.empty();
  }

  @Override
  public boolean runsLanes() {
    return true;
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of("bridge");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    if (arguments.positional().notEmpty()) {
      throw new UsageException(
          "bridge: there is no argument '" + arguments.positional().getFirst() + "'");
    }
    // Whatever else is printed must not get into the protocol.
    System.setOut(console.err());
    Optional<Long> parent = parent();
    try {
      new Bridge(
              new CommandContext(console),
              System.in,
              new FileOutputStream(FileDescriptor.out),
              () -> endWhenOrphaned(parent))
          .serve();
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
    }
    return ExitCode.FINE;
  }

  private static Optional<Long> parent() {
    return ProcessHandle.current().parent().map(ProcessHandle::pid);
  }

  /**
   * Ends the program as soon as its parent has ended. A client that was killed waits for no answer:
   * a long search must not outlive it. Its streams end before it is gone, so one look is not
   * enough.
   */
  private static void endWhenOrphaned(Optional<Long> parent) {
    while (parent.equals(parent())) {
      LockSupport.parkNanos(NANOS_BETWEEN_LOOKS);
    }
    Runtime.getRuntime().halt(ExitCode.FINE);
  }
}
