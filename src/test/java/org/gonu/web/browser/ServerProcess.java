package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.gonu.JavaMachine;

/** A server with the page in a process of its own, which can be killed. */
final class ServerProcess implements AutoCloseable {
  private final Path data;
  private Process process;
  private ServerClient client;

  /** Starts a server on a free port. */
  ServerProcess(Path data) throws IOException {
    this.data = data;
    process = start(data, 0);
    client = answered(process);
  }

  /** Serves a directory at a port until it is killed, and tells its address and password. */
  public static final class Child {
    private Child() {}

    /** Takes the directory and the port. */
    public static void main(String[] args) throws IOException {
      WebServer server = new WebServer(Path.of(args[0]), Integer.parseInt(args[1]));
      System.out.println(server.address() + " " + server.token());
      System.out.flush();
      while (System.in.read() >= 0) {
        // Until the test ends.
      }
      server.close();
    }
  }

  private static Process start(Path data, int port) throws IOException {
    return JavaMachine.program(
            JavaMachine.quick("-Xmx512m"), Child.class.getName(), data.toString(), "" + port)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static ServerClient answered(Process process) throws IOException {
    BufferedReader output =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String[] told = output.readLine().split(" ", -1);
    return new ServerClient(told[0], told[1]);
  }

  ServerClient client() {
    return client;
  }

  /** Kills the server in the middle of whatever it does, and starts it again on the same port. */
  void killAndRestart() throws Exception {
    kill();
    restart();
  }

  /** Kills the server in the middle of whatever it does. */
  void kill() throws InterruptedException {
    process.destroyForcibly();
    assertTrue(process.waitFor(30, TimeUnit.SECONDS));
  }

  /** Starts the server that was killed again on the same port. */
  void restart() throws IOException {
    process = start(data, URI.create(client.address()).getPort());
    client = answered(process);
  }

  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
  }
}
