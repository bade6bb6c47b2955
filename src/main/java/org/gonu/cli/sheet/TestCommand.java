package org.gonu.cli.sheet;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.SheetFiles;
import org.gonu.cli.input.SheetLookup;
import org.gonu.game.Game;
import org.gonu.ruletest.RuleTestFile;
import org.gonu.ruletest.RuleTestReader;
import org.gonu.ruletest.RuleTestResult;
import org.gonu.ruletest.RuleTestRunner;
import org.gonu.text.Counted;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.DiagnosticsJson;
import org.gonu.text.Outcome;

/** The command {@code test}: runs the tests of rule sheets. */
public final class TestCommand implements Command {
  private static final String SUFFIX = ".test";
  private static final CommandOption JSON =
      CommandOption.flag("json", "print the results as a JSON array");

  @Override
  public String name() {
    return "test";
  }

  @Override
  public String summary() {
    return "runs the tests of rule sheets";
  }

  @Override
  public String arguments() {
    return "FILE.kif|FILE.test|DIRECTORY...";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(GameFile.CASE_SENSITIVE, JSON);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of("test rules/krk.kif", "test --json rules");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    if (arguments.positional().isEmpty()) {
      throw new UsageException("test: expected at least one rule sheet, test file or directory");
    }
    boolean json = arguments.has(JSON);
    ArrayNode files = Json.array();
    boolean passed = true;
    for (String path : SheetFiles.in(arguments.positional(), SUFFIX, "test file")) {
      String testPath = path.endsWith(".kif") ? sibling(path, ".kif", SUFFIX) : path;
      try {
        RuleTestFile file = read(testPath);
        Game game = GameFile.load(sheetPath(file, testPath), GameFile.policy(arguments), console);
        ImmutableList<RuleTestResult> results = RuleTestRunner.run(file, game);
        passed &= results.allSatisfy(RuleTestResult::passed);
        if (json) {
          files.add(json(file, game, results));
        } else {
          print(testPath, results, console);
        }
      } catch (InputException faulty) {
        passed = false;
        console.err().print(faulty.shownOn(console.errScreen()));
      }
    }
    if (json) {
      console.out().println(Json.print(files));
    }
    return passed ? ExitCode.FINE : ExitCode.INPUT_HAS_ERRORS;
  }

  private static String sibling(String path, String suffix, String other) {
    return path.substring(0, path.length() - suffix.length()) + other;
  }

  private static RuleTestFile read(String path) {
    if (!SheetLookup.exists(path)) {
      throw new InputException(
          "gonu: there are no tests in '"
              + path
              + "'\nhelp: the tests of NAME.kif are in NAME.test beside it\n");
    }
    Outcome<RuleTestFile> file = RuleTestReader.read(GameFile.read(path));
    return file.value().orElseThrow(() -> new InputException(file.diagnostics()));
  }

  private static String sheetPath(RuleTestFile file, String testPath) {
    if (file.sheet().isPresent()) {
      Path named = GameFile.path(file.sheet().get());
      return GameFile.path(testPath).resolveSibling(named).toString();
    }
    return testPath.endsWith(SUFFIX) ? sibling(testPath, SUFFIX, ".kif") : testPath + ".kif";
  }

  private static void print(String path, ImmutableList<RuleTestResult> results, Console console) {
    ImmutableList<RuleTestResult> failed = results.reject(RuleTestResult::passed);
    for (RuleTestResult result : failed) {
      console.out().println("failed: " + result.test().title());
      console.out().print(new DiagnosticPrinter(console.outScreen()).print(result.failures()));
      console.out().println();
    }
    String tests = Counted.of(results.size(), "test");
    console
        .out()
        .println(
            path
                + ": "
                + (failed.isEmpty()
                    ? tests + " passed"
                    : failed.size() + " of " + tests + " failed"));
  }

  private static ObjectNode json(
      RuleTestFile file, Game game, ImmutableList<RuleTestResult> results) {
    ObjectNode node = Json.object();
    node.put("file", file.source().name());
    node.put("sheet", game.sheet().source().name());
    ArrayNode tests = node.putArray("tests");
    for (RuleTestResult result : results) {
      ObjectNode test = tests.addObject();
      test.put("title", result.test().title());
      test.put("line", file.source().position(result.test().span().start()).line());
      test.put("passed", result.passed());
      test.set("failures", DiagnosticsJson.of(result.failures()));
    }
    return node;
  }
}
