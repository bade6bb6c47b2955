package org.gonu.cli.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gonu.JavaMachine;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
final class WebCommandTest {
  private final Path directory;

  WebCommandTest(@TempDir Path directory) {
    this.directory = directory;
  }

  /** Copies a sheet of the library, and its view file. */
  private Path copied(String name) throws Exception {
    Path sheet = directory.resolve("mine.kif");
    Files.copy(Path.of("rules", name + ".kif"), sheet);
    Files.copy(Path.of("rules", name + ".view"), directory.resolve("mine.view"));
    return sheet;
  }

  /** Nobody listens at an address of this machine that others can reach. */
  private static void assertNotReachedFromElsewhere(int port) throws Exception {
    for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
      for (InetAddress address : Collections.list(each.getInetAddresses())) {
        if (!address.isLoopbackAddress()) {
          assertThrows(
              IOException.class, () -> new Socket(address, port).close(), address.toString());
        }
      }
    }
  }

  private static HttpResponse<String> get(String address) throws Exception {
    return HttpClient.newHttpClient()
        .send(
            HttpRequest.newBuilder(URI.create(address)).build(),
            HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void web_withASheet_servesThePageAndLeavesNothing() throws Exception {
    Path sheet = copied("tower-of-hanoi");
    Process process =
        JavaMachine.gonu(
                JavaMachine.quick("-Djava.io.tmpdir=" + directory),
                "web",
                sheet.toString(),
                "--port",
                "0",
                "--no-open")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      String told = out.readLine();
      Matcher place = Pattern.compile("(http://[0-9.:]+)/#/game/([0-9a-f]{64});").matcher(told);
      assertTrue(place.find(), told);
      HttpResponse<String> page = get(place.group(1) + "/");
      HttpResponse<String> game = get(place.group(1) + "/api/v1/games/" + place.group(2));

      assertTrue(place.group(1).startsWith("http://127.0.0.1:"), told);
      assertNotReachedFromElsewhere(URI.create(place.group(1)).getPort());
      assertEquals(200, page.statusCode(), told);
      assertTrue(page.body().contains("gonu.js"), page.body());
      assertTrue(game.body().contains("\"view\":\""), game.body());
    } finally {
      process.destroy();
      assertTrue(process.waitFor(30, TimeUnit.SECONDS));
    }
    try (Stream<Path> left = Files.list(directory)) {
      assertEquals(0, left.filter(path -> path.toString().contains("gonu-web-")).count());
    }
  }

  @Test
  void web_faultySheet_isReported() throws Exception {
    Path sheet = Files.writeString(directory.resolve("faulty.kif"), "(role white");

    Run run = Run.of("web", sheet.toString(), "--no-open");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(run.err().contains("faulty.kif"), run.err());
  }

  @Test
  void web_faultyView_isReported() throws Exception {
    Path sheet = copied("tower-of-hanoi");
    Files.writeString(directory.resolve("mine.view"), "(board");

    Run run = Run.of("web", sheet.toString(), "--no-open");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(run.err().contains("mine.view"), run.err());
  }

  @Test
  void web_wrongUsage_isRefused() {
    assertEquals(ExitCode.WRONG_USAGE, Run.of("web", "a", "b").code());
    assertEquals(ExitCode.WRONG_USAGE, Run.of("web", "--port", "x").code());
  }
}
