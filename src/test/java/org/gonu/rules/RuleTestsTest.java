package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.ruletest.RuleTestFile;
import org.gonu.ruletest.RuleTestReader;
import org.gonu.ruletest.RuleTestResult;
import org.gonu.ruletest.RuleTestRunner;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Runs the test files that stand beside the sheets. */
final class RuleTestsTest {
  private static final String SUFFIX = ".test";

  private static ImmutableList<String> names() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("rules"))) {
      return Lists.immutable
          .fromStream(files.map(file -> file.getFileName().toString()))
          .select(file -> file.endsWith(SUFFIX))
          .collect(file -> file.substring(0, file.length() - SUFFIX.length()))
          .toImmutableSortedList();
    }
  }

  @TestFactory
  Stream<DynamicTest> tests_everyFile_pass() throws IOException {
    return names().castToList().stream()
        .map(name -> DynamicTest.dynamicTest(name, () -> run(name)));
  }

  private static void run(String name) throws IOException {
    Path path = Path.of("rules", name + SUFFIX);
    RuleTestFile file =
        RuleTestReader.read(SourceText.decode(path.toString(), Files.readAllBytes(path))).get();
    ImmutableList<RuleTestResult> failed =
        RuleTestRunner.run(file, Sheets.load(name)).reject(RuleTestResult::passed);

    assertEquals("", failed.collect(RuleTestResult::failures).makeString("\n"));
  }

  @Test
  void tests_documentedGames_allHaveSome() throws IOException {
    ImmutableList<String> documented =
        Sheets.names().select(name -> name.matches("(krk|jul-gonu|divoshi-.*|onyx.*)"));

    assertEquals(10, documented.size());
    assertTrue(names().containsAllIterable(documented), names().toString());
  }
}
