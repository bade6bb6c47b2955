package org.gonu.cli.bridge;

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
import org.gonu.JavaMachine;

/**
 * A run of Python with the package of this checkout and the classes of this build.
 *
 * @param code of the exit; -1 if there is no Python
 * @param output of both streams
 */
record PythonRun(int code, String output) {
  /** Programs that run for seconds end sooner if they are not compiled as those that run on. */
  private static final String JAVA_OPTIONS = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

  /**
   * The command of a Python with some modules: that on the path, or that of the system. The test is
   * skipped if there is none.
   *
   * @param modules with commas between them
   */
  static String python(Path directory, String modules) throws IOException, InterruptedException {
    for (String python : List.of("python3", "/usr/bin/python3")) {
      if (of(directory, python, "-c", "import " + modules).code() == 0) {
        return python;
      }
    }
    assumeTrue(false, "no Python with " + modules);
    throw new IllegalStateException(modules);
  }

  /**
   * Runs Python.
   *
   * @param directory for what the run leaves behind
   */
  static PythonRun of(Path directory, String python, String... arguments)
      throws IOException, InterruptedException {
    Path output = directory.resolve("output");
    ProcessBuilder builder = new ProcessBuilder(python, "-B");
    builder.command().addAll(List.of(arguments));
    builder.environment().put("PYTHONPATH", "python");
    Path jar = JavaMachine.jar().isPresent() ? JavaMachine.jar().get() : jar(directory);
    builder.environment().put("GONU_JAR", jar.toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("JDK_JAVA_OPTIONS", JAVA_OPTIONS);
    builder.environment().put("XDG_CACHE_HOME", directory.toString());
    builder.redirectErrorStream(true).redirectOutput(output.toFile());
    Process process;
    try {
      process = builder.start();
    } catch (IOException noPython) {
      return new PythonRun(-1, String.valueOf(noPython.getMessage()));
    }
    if (!process.waitFor(5, TimeUnit.MINUTES)) {
      process.destroyForcibly();
    }
    return new PythonRun(
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
    return jar;
  }
}
