package org.gonu.cli.person;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Console;
import org.jline.terminal.impl.LineDisciplineTerminal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Keys at a terminal, by the line discipline that also serves real ones. */
@Timeout(60)
final class TerminalLinesTest {
  private static final ImmutableList<String> WORDS =
      Lists.immutable.of("noop", "mark a 1", "mark a 2", "hint");
  private static final String CONTROL_C = "\u0003";
  private static final String CONTROL_D = "\u0004";

  private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
  private LineDisciplineTerminal terminal;
  private TerminalLines lines;

  @BeforeEach
  void open() throws IOException {
    terminal = new LineDisciplineTerminal("test", "ansi", screen, StandardCharsets.UTF_8);
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    lines = new TerminalLines(new Console(nowhere, nowhere), terminal);
  }

  @AfterEach
  void close() {
    lines.close();
  }

  /** Asks for a line, and waits until the prompt is there. */
  private CompletableFuture<Optional<String>> ask() throws InterruptedException {
    screen.reset();
    CompletableFuture<Optional<String>> line =
        CompletableFuture.supplyAsync(() -> lines.read("move> ", WORDS));
    await("move> ", line);
    return line;
  }

  private void await(String text, CompletableFuture<?> line) throws InterruptedException {
    while (!screen.toString(StandardCharsets.UTF_8).contains(text) && !line.isDone()) {
      TimeUnit.MILLISECONDS.sleep(5);
    }
  }

  private void type(String keys) throws IOException {
    terminal.processInputBytes(keys.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void tab_beginOfAMove_isCompleted() throws Exception {
    var line = ask();
    type("no\t");
    await("noop", line);
    type("\r");

    assertEquals("noop", line.get().orElseThrow().strip());
  }

  @Test
  void controlC_lineBegun_dropsItAndAsksAgain() throws Exception {
    var line = ask();
    type("mark");
    await("mark", line);
    screen.reset();
    type(CONTROL_C);
    await("move> ", line);
    type("hint\r");

    assertEquals("hint", line.get().orElseThrow().strip());
  }

  @Test
  void controlC_emptyLine_breaksOff() throws Exception {
    var line = ask();
    type(CONTROL_C);

    assertInstanceOf(
        BrokenOffException.class, assertThrows(ExecutionException.class, line::get).getCause());
  }

  @Test
  void upArrow_afterALine_bringsItBack() throws Exception {
    var first = ask();
    type("mark a 2\r");
    first.get();
    var line = ask();
    type("\u001b[A");
    await("mark a 2", line);
    type("\r");

    assertEquals("mark a 2", line.get().orElseThrow().strip());
  }

  @Test
  void controlD_emptyLine_endsTheInput() throws Exception {
    var line = ask();
    type(CONTROL_D);

    assertEquals(Optional.empty(), line.get());
  }

  @Test
  void controlC_duringWork_asksItToEnd() throws Exception {
    lines.interruptible(
        stop -> {
          assertEquals(false, stop.getAsBoolean());
          try {
            type(CONTROL_C);
          } catch (IOException impossible) {
            throw new AssertionError(impossible);
          }
          assertTrue(stop.getAsBoolean());
        });
    var line = ask();
    type("noop\r");

    assertEquals("noop", line.get().orElseThrow().strip());
  }
}
