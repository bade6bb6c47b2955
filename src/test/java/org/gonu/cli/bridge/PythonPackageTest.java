package org.gonu.cli.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tests of the Python package, which play by the classes of this build. */
final class PythonPackageTest {
  private static final Path PACKAGE = Path.of("python");

  /** What the tests of the package print when they are over. */
  private static final Pattern RAN = Pattern.compile("Ran (\\d+) tests");

  @Test
  void tests_ofThePythonPackage_pass(@TempDir Path directory) throws Exception {
    assumeTrue(run(directory, "-c", "import numpy").code() == 0, "no Python with NumPy");

    Finished tests =
        run(directory, "-m", "unittest", "discover", "-s", "python/tests", "-t", "python");

    assertEquals(0, tests.code(), tests.output());
    assertTrue(RAN.matcher(tests.output()).find(), tests.output());
  }

  private record Finished(int code, String output) {}

  private static Finished run(Path directory, String... arguments)
      throws IOException, InterruptedException {
    Path output = directory.resolve("output");
    ProcessBuilder builder = new ProcessBuilder("python3", "-B");
    builder.command().addAll(List.of(arguments));
    builder.environment().put("GONU_JAR", jar(directory).toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("XDG_CACHE_HOME", directory.toString());
    builder.redirectErrorStream(true).redirectOutput(output.toFile());
    Process process;
    try {
      process = builder.start();
    } catch (IOException noPython) {
      return new Finished(-1, String.valueOf(noPython.getMessage()));
    }
    if (!process.waitFor(5, TimeUnit.MINUTES)) {
      process.destroyForcibly();
    }
    return new Finished(
        process.waitFor(), new String(Files.readAllBytes(output), StandardCharsets.UTF_8));
  }

  /** A jar that is nothing but the class path of this test. */
  private static Path jar(Path directory) throws IOException {
    String path =
        Pattern.compile(Pattern.quote(File.pathSeparator))
            .splitAsStream(System.getProperty("java.class.path"))
            .map(each -> Path.of(each).toUri().toString())
            .collect(Collectors.joining(" "));
    Manifest manifest = new Manifest();
    Attributes main = manifest.getMainAttributes();
    main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    main.put(Attributes.Name.MAIN_CLASS, "org.gonu.cli.Main");
    main.put(Attributes.Name.CLASS_PATH, path);
    Path jar = directory.resolve("gonu.jar");
    try (OutputStream file = Files.newOutputStream(jar)) {
      new JarOutputStream(file, manifest).close();
    }
    assertTrue(PACKAGE.toFile().isDirectory());
    return jar;
  }
}
