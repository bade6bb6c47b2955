package org.gonu.server.agent;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.match.PlayerFailure;
import org.jspecify.annotations.Nullable;

/**
 * A program of a match: it gets a line for each prompt, and answers a line. One that has ended, or
 * was ended because it was late, is started again for the next prompt.
 */
public final class AgentProgram implements AutoCloseable {
  private final ImmutableList<String> command;
  private final Path errors;
  private @Nullable Conversation conversation;
  private boolean isClosed;

  private AgentProgram(ImmutableList<String> command, Path errors) {
    this.command = command;
    this.errors = errors;
  }

  /**
   * Starts a program.
   *
   * @param command its name and its arguments
   * @param errors the file to which its standard error is added
   * @throws IOException if there is no such program
   */
  public static AgentProgram start(ImmutableList<String> command, Path errors) throws IOException {
    AgentProgram program = new AgentProgram(command, errors);
    program.conversation = Conversation.start(command, errors);
    return program;
  }

  /**
   * Asks a question.
   *
   * @param prompt one line
   * @param deadlineNanos by {@link System#nanoTime}
   * @return the line of the answer
   * @throws PlayerFailure if there is none in time, or the program ends
   */
  String ask(String prompt, long deadlineNanos) {
    return running().ask(prompt, deadlineNanos);
  }

  private synchronized Conversation running() {
    if (isClosed) {
      throw new PlayerFailure(PlayerFailure.Kind.CONNECTION, "the match is over");
    }
    Conversation last = conversation;
    if (last != null && last.isOpen()) {
      return last;
    }
    try {
      Conversation next = Conversation.start(command, errors);
      conversation = next;
      return next;
    } catch (IOException gone) {
      throw new PlayerFailure(
          PlayerFailure.Kind.CONNECTION, "cannot be started again: " + gone.getMessage());
    }
  }

  /** Ends the program, and what it has started. */
  @Override
  public synchronized void close() {
    isClosed = true;
    if (conversation != null) {
      conversation.close();
    }
  }
}
