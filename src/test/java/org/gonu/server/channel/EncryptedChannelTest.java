package org.gonu.server.channel;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.gonu.JavaMachine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code gonu player --connect wss://...}, with a server behind a proxy that decrypts. */
@Timeout(120)
final class EncryptedChannelTest {
  private final Path keys;
  private final Path output;

  EncryptedChannelTest(@TempDir Path directory) {
    keys = directory.resolve("keys.p12");
    output = directory.resolve("player.txt");
  }

  @Test
  void connect_certificateThatTheMachineTrusts_letsThePlayerIn() throws Exception {
    TlsProxy.selfSigned(keys);
    try (ChannelServer server = ChannelServer.open();
        TlsProxy proxy = new TlsProxy(keys, server.port())) {
      Process player =
          start(
              proxy.port(),
              List.of(
                  "-Djavax.net.ssl.trustStore=" + keys,
                  "-Djavax.net.ssl.trustStorePassword=" + TlsProxy.PASSWORD));
      try {
        while (!server.channels().isConnected("Ann")) {
          assertTrue(player.isAlive(), () -> read(output));
          TimeUnit.MILLISECONDS.sleep(10);
        }
      } finally {
        player.destroyForcibly().waitFor();
      }
    }
  }

  @Test
  void connect_certificateOfNobody_staysOutsideAndSaysWhy() throws Exception {
    TlsProxy.selfSigned(keys);
    try (ChannelServer server = ChannelServer.open();
        TlsProxy proxy = new TlsProxy(keys, server.port())) {
      Process player = start(proxy.port(), List.of());
      try {
        while (!read(output).contains("certificate")) {
          assertTrue(player.isAlive(), () -> read(output));
          TimeUnit.MILLISECONDS.sleep(10);
        }
        assertFalse(server.channels().isConnected("Ann"));
      } finally {
        player.destroyForcibly().waitFor();
      }
    }
  }

  private Process start(int port, List<String> trust) throws IOException {
    ProcessBuilder builder =
        JavaMachine.gonu(
            JavaMachine.quick(trust.toArray(String[]::new)),
            "player",
            "--player",
            "random",
            "--name",
            "Ann",
            "--token",
            ChannelServer.TOKEN,
            "--connect",
            "wss://localhost:" + port + ChannelRoute.PATH);
    return builder.redirectErrorStream(true).redirectOutput(output.toFile()).start();
  }

  private static String read(Path file) {
    try {
      return Files.exists(file) ? Files.readString(file) : "";
    } catch (IOException unreadable) {
      throw new AssertionError(unreadable);
    }
  }
}
