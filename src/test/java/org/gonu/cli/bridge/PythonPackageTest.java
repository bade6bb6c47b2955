package org.gonu.cli.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tests of the Python package and its example, which play by the classes of this build. */
final class PythonPackageTest {
  /** What the tests of the package print when they are over. */
  private static final Pattern RAN = Pattern.compile("Ran (\\d+) tests");

  private static final Pattern SHARE =
      Pattern.compile("share of the points against random in 10 matches: ([0-9.]+),");

  @Test
  void tests_ofThePythonPackage_pass(@TempDir Path directory) throws Exception {
    assumeTrue(PythonRun.isPossible(directory), "no Python with NumPy");

    PythonRun tests =
        PythonRun.of(directory, "-m", "unittest", "discover", "-s", "python/tests", "-t", "python");

    assertEquals(0, tests.code(), tests.output());
    assertTrue(RAN.matcher(tests.output()).find(), tests.output());
  }

  @Test
  @Tag("slow")
  void example_learnedValue_beatsRandomPlay(@TempDir Path directory) throws Exception {
    assumeTrue(PythonRun.isPossible(directory), "no Python with NumPy");

    PythonRun example =
        PythonRun.of(
            directory,
            "python/examples/value_function.py",
            "--opponent",
            "random",
            "--matches",
            "10");

    assertEquals(0, example.code(), example.output());
    Matcher share = SHARE.matcher(example.output());
    assertTrue(share.find(), example.output());
    assertTrue(Double.parseDouble(share.group(1)) > 0.8, example.output());
    assertTrue(example.output().contains("illegal or late moves: 0"), example.output());
  }

  @Test
  @Tag("slow")
  void benchmark_ofLanes_printsARowForEachGame(@TempDir Path directory) throws Exception {
    assumeTrue(PythonRun.isPossible(directory), "no Python with NumPy");

    PythonRun benchmark =
        PythonRun.of(
            directory,
            "python/benchmarks/vector_speed.py",
            "tic-tac-toe",
            "connect-four",
            "--seconds",
            "0.3");

    assertEquals(0, benchmark.code(), benchmark.output());
    assertTrue(benchmark.output().contains("\nconnect-four "), benchmark.output());
  }
}
