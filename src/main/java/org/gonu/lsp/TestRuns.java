package org.gonu.lsp;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import org.gonu.game.Game;
import org.gonu.lsp.sheets.OpenSheets;
import org.gonu.lsp.sheets.SheetVersion;
import org.gonu.ruletest.RuleTest;
import org.gonu.ruletest.RuleTestFile;
import org.gonu.ruletest.RuleTestResult;
import org.gonu.ruletest.RuleTestRunner;
import org.gonu.ruletest.Verb;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.gonu.text.Span;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs the tests in open test files after a pause in typing, in them or in their sheets. The
 * directive {@code perft} is left out, since it can take long.
 */
final class TestRuns {
  private static final Logger LOG = LoggerFactory.getLogger(TestRuns.class);

  /** A sheet of such length has millions of rules. */
  private static final long MAX_FILE_BYTES = 64L << 20;

  private final OpenSheets sheets;
  private final LatestTasks thread;
  private final FindingsPublisher publisher;
  private final Duration quiet;
  private final boolean readsFiles;

  /**
   * Runs of tests.
   *
   * @param thread runs one file at a time
   */
  TestRuns(
      OpenSheets sheets,
      LatestTasks thread,
      FindingsPublisher publisher,
      LanguageServerOptions options) {
    this.sheets = sheets;
    this.thread = thread;
    this.publisher = publisher;
    this.quiet = options.quiet();
    this.readsFiles = options.isLocal();
  }

  /** Runs the tests of a test file that has changed, or those of a sheet that has. */
  void changed(SheetVersion version) {
    Optional<SheetVersion> tests =
        version.isTest() ? Optional.of(version) : sheets.get(version.testUri());
    tests.ifPresent(this::schedule);
  }

  private void schedule(SheetVersion tests) {
    String uri = tests.uri();
    try {
      thread.schedule(uri, () -> sheets.get(uri).ifPresent(this::run), quiet);
    } catch (RejectedExecutionException ending) {
      LOG.debug("no tests of {}: the session ends", tests.uri());
    }
  }

  private boolean isLatest(SheetVersion tests) {
    return sheets.get(tests.uri()).filter(tests::equals).isPresent();
  }

  private void run(SheetVersion tests) {
    try {
      if (tests.tests().value().isPresent()) {
        tests.replaceInPlay(run(tests, tests.tests().get()));
        publisher.played(tests);
      }
    } catch (RuntimeException | StackOverflowError bug) {
      LOG.error("no results of {}", tests.uri(), bug);
    }
  }

  private Diagnostics run(SheetVersion tests, RuleTestFile file) {
    String uri = file.sheet().map(tests::beside).orElse(tests.sheetUri());
    Optional<Outcome<Game>> game = game(uri);
    if (game.isEmpty()) {
      Diagnostic missing =
          Diagnostic.of(
                  DiagnosticCode.UNREADABLE_FILE,
                  tests.source(),
                  new Span(0, 0),
                  "there is no sheet '" + uri.substring(uri.lastIndexOf('/') + 1) + "' beside it")
              .withHelp("the tests of NAME.kif are in NAME.test; 'sheet FILE' names another sheet");
      return Diagnostics.of(List.of(missing));
    }
    if (game.get().value().isEmpty()) {
      return Diagnostics.NONE;
    }
    return RuleTestRunner.run(quick(file), game.get().get(), () -> !isLatest(tests))
        .collect(RuleTestResult::failures)
        .injectInto(Diagnostics.NONE, Diagnostics::and);
  }

  /** The game of a sheet that is open, or else of its file, if this server reads files. */
  private Optional<Outcome<Game>> game(String uri) {
    return sheets
        .get(uri)
        .or(() -> text(uri).map(text -> sheets.unopened(uri, text)))
        .map(SheetVersion::game);
  }

  private Optional<String> text(String uri) {
    if (!readsFiles) {
      return Optional.empty();
    }
    try {
      Path file = Path.of(URI.create(uri));
      // A device or a pipe may never end.
      return Files.isRegularFile(file) && Files.size(file) <= MAX_FILE_BYTES
          ? Optional.of(SourceText.decode(file.toString(), Files.readAllBytes(file)).text())
          : Optional.empty();
    } catch (IOException | IllegalArgumentException | FileSystemNotFoundException notThere) {
      return Optional.empty();
    }
  }

  private static RuleTestFile quick(RuleTestFile file) {
    return new RuleTestFile(
        file.source(),
        file.sheet(),
        file.tests()
            .collect(
                test ->
                    new RuleTest(
                        test.title(),
                        test.span(),
                        test.directives().reject(each -> each.verb() == Verb.PERFT))));
  }
}
