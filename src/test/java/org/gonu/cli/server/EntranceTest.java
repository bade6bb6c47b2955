package org.gonu.cli.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.gonu.JavaMachine;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Talks to a server in a process of its own. */
@Timeout(180)
final class EntranceTest {
  private final Path data;

  EntranceTest(@TempDir Path directory) {
    this.data = directory.resolve("data");
  }

  private static HttpResponse<String> put(String url, String token) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(url + "/api/v1/players/ann"))
            .PUT(HttpRequest.BodyPublishers.ofString("{\"kind\":\"local\",\"address\":\"random\"}"))
            .header("Authorization", "Bearer " + token)
            .build();
    return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void server_started_letsTheOrganiserInByTheTokenInItsFile() throws Exception {
    Process process =
        JavaMachine.gonu("server", "--port", "0", "--data", data.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      out.readLine();
      String url = out.readLine().replaceFirst(".*(http://[0-9.:]+).*", "$1");
      String told = out.readLine();
      Path file = data.resolve("admin.token");
      String token = Files.readString(file).strip();

      assertTrue(told.endsWith(token), told);
      assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
      assertEquals(401, put(url, "guess").statusCode());
      assertEquals(200, put(url, token).statusCode());
    } finally {
      process.destroy();
    }
  }

  @Test
  void server_wrongOptions_areRefused() {
    assertEquals(ExitCode.WRONG_USAGE, Run.of("server", "--port", "x").code());
    assertEquals(ExitCode.WRONG_USAGE, Run.of("server", "--bind", "no such address").code());
    assertEquals(ExitCode.INPUT_HAS_ERRORS, Run.of("server", "--sign", "no.key").code());
  }
}
