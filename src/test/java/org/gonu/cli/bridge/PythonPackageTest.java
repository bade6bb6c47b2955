package org.gonu.cli.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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
    String python = PythonRun.python(directory, "numpy");

    PythonRun tests =
        PythonRun.of(
            directory, python, "-m", "unittest", "discover", "-s", "python/tests", "-t", "python");

    assertEquals(0, tests.code(), tests.output());
    assertTrue(RAN.matcher(tests.output()).find(), tests.output());
  }

  @Test
  void package_installedByPipWithoutANetwork_isFound(@TempDir Path directory) throws Exception {
    String python = PythonRun.python(directory, "setuptools, wheel, pip, numpy");
    Path sources = copy(Path.of("python"), directory.resolve("sources"));
    String target = directory.resolve("site").toString();

    PythonRun pip =
        PythonRun.of(
            directory,
            python,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--no-index",
            "--no-build-isolation",
            "--no-deps",
            "--target",
            target,
            sources.toString());
    assertEquals(0, pip.code(), pip.output());
    PythonRun use =
        PythonRun.of(
            directory,
            python,
            "-c",
            "import sys; sys.path.insert(0, sys.argv[1]); import gonu, gonu.adapters.openspiel;"
                + " print(gonu.__file__, gonu.load('tic-tac-toe').roles)",
            target);

    assertEquals(0, use.code(), use.output());
    assertTrue(use.output().startsWith(target), use.output());
  }

  private static Path copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(from.relativize(file).toString()));
      }
    }
    return to;
  }

  @Test
  void types_ofThePackage_areRight(@TempDir Path directory) throws Exception {
    String python = PythonRun.python(directory, "mypy, numpy");
    Path caller =
        Files.writeString(
            directory.resolve("caller.py"),
            """
            import numpy as np
            import gonu
            def choose(state: gonu.State, player: int, seconds: float) -> np.int64:
                return np.int64(state.legal_actions()[0])
            gonu.load("tic-tac-toe").initial_state().apply_action(np.int64(3))
            gonu.PlayerServer(choose)
            """);

    PythonRun mypy =
        PythonRun.of(
            directory,
            python,
            "-m",
            "mypy",
            "--strict",
            "--cache-dir",
            directory.resolve("mypy").toString(),
            "python/gonu",
            "python/benchmarks",
            "python/examples",
            caller.toString());

    assertEquals(0, mypy.code(), mypy.output());
  }

  @Test
  void notebook_withFewMatches_learnsAndPlays(@TempDir Path directory) throws Exception {
    String python = PythonRun.python(directory, "numpy, sklearn");

    PythonRun notebook =
        PythonRun.of(
            directory,
            python,
            "python/examples/run_notebook.py",
            "python/examples/learned_value.ipynb",
            "GAME='tic-tac-toe'",
            "LANES=200",
            "STEPS=40",
            "OPPONENT='mcts:playouts=20'",
            "MATCHES=2");

    assertEquals(0, notebook.code(), notebook.output());
    assertTrue(notebook.output().contains("in 2 matches:"), notebook.output());
    assertTrue(notebook.output().contains("illegal or late moves: 0"), notebook.output());
  }

  @Test
  @Tag("slow")
  void example_learnedValue_beatsRandomPlay(@TempDir Path directory) throws Exception {
    String python = PythonRun.python(directory, "numpy");

    PythonRun example =
        PythonRun.of(
            directory,
            python,
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
    String python = PythonRun.python(directory, "numpy");

    PythonRun benchmark =
        PythonRun.of(
            directory,
            python,
            "python/benchmarks/vector_speed.py",
            "tic-tac-toe",
            "connect-four",
            "--seconds",
            "0.3");

    assertEquals(0, benchmark.code(), benchmark.output());
    assertTrue(benchmark.output().contains("\nconnect-four "), benchmark.output());
  }
}
