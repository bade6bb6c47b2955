package org.gonu.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.gonu.JavaMachine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A server in a process that runs out of file descriptors. */
@Timeout(120)
class DescriptorsTest {
  /** What the other process does: serves, and takes all descriptors but some. */
  static final class Server {
    private Server() {}

    /**
     * Prints its port once no descriptor is left, frees them when a line comes, ends at the next.
     */
    public static void main(String[] arguments) throws IOException {
      HttpServer server =
          HttpServer.open(
              "test",
              0,
              HttpAccess.LOOPBACK,
              HttpLimits.defaults(),
              request -> HttpReply.of("well"));
      // Loads all classes that a request needs, which takes descriptors, too.
      RawSocket.exchange(server.port(), RawSocket.request("( A )"));
      List<FileChannel> files = new ArrayList<>();
      takeAll(Path.of(arguments[0]), files);
      System.out.println(server.port());
      System.in.read();
      for (FileChannel file : files) {
        file.close();
      }
      System.out.println("free");
      System.in.read();
      System.in.read();
      server.close();
    }

    private static void takeAll(Path file, List<FileChannel> files) {
      try {
        while (true) {
          files.add(FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE));
        }
      } catch (IOException none) {
        System.err.println("taken: " + files.size());
      }
    }
  }

  /** A server without descriptors taken, that has answered nothing yet. */
  static final class ColdServer {
    private ColdServer() {}

    /** Prints its port and serves until it is killed. */
    public static void main(String[] arguments) throws IOException {
      HttpServer server =
          HttpServer.open(
              "test",
              0,
              HttpAccess.LOOPBACK,
              HttpLimits.defaults(),
              request -> HttpReply.of("well"));
      System.out.println(server.port());
    }
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "ulimit is a command of Unix shells")
  void request_moreSilentConnectionsThanDescriptors_isAnswered(@TempDir Path directory)
      throws Exception {
    Path log = directory.resolve("log");
    Process process = start(ColdServer.class, 100, log, "");
    List<RawSocket> silent = new ArrayList<>();
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      int port = Integer.parseInt(out.readLine());
      for (int i = 0; i < 150; i++) {
        silent.add(RawSocket.connect(port));
      }

      String reply =
          assertTimeoutPreemptively(
              Duration.ofSeconds(30),
              () -> RawSocket.exchange(port, RawSocket.request("( A )")),
              () -> "no reply");

      assertTrue(reply.endsWith("well"), reply);
    } finally {
      silent.forEach(RawSocket::close);
      process.destroyForcibly().waitFor();
    }
  }

  private static Process start(Class<?> program, int descriptors, Path log, String argument)
      throws IOException {
    ProcessBuilder builder = JavaMachine.program(JavaMachine.quick(), program.getName(), argument);
    String limit = "ulimit -n " + descriptors + "; exec \"$@\"";
    builder.command().addAll(0, List.of("sh", "-c", limit, "sh"));
    return builder.redirectError(log.toFile()).start();
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "ulimit is a command of Unix shells")
  void accept_noDescriptorLeft_waitsAndGoesOnWhenThereIsOne(@TempDir Path directory)
      throws Exception {
    Path log = directory.resolve("log");
    Process process = start(Server.class, 200, log, directory.resolve("taken").toString());
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      int port = Integer.parseInt(out.readLine());
      try (RawSocket waiting = RawSocket.connect(port).send(RawSocket.request("( A )"))) {
        long cpu = process.toHandle().info().totalCpuDuration().orElseThrow().toMillis();
        TimeUnit.SECONDS.sleep(2);
        long used = process.toHandle().info().totalCpuDuration().orElseThrow().toMillis() - cpu;
        process.getOutputStream().write('\n');
        process.getOutputStream().flush();

        assertEquals("free", out.readLine());
        assertEquals("well", waiting.readBody());
        assertTrue(used < 1_000, used + " ms of 2,000 were spent on trying again");
      }
    } finally {
      process.destroyForcibly().waitFor();
    }
    List<String> lines = Files.readAllLines(log);
    long complaints =
        lines.stream().filter(line -> line.toLowerCase(Locale.ROOT).contains("accept")).count();
    assertEquals(1, complaints, lines.toString());
  }
}
