package org.gonu.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.gonu.check.checks.Strictness;
import org.gonu.gdl.ChangedArguments;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Damaged sheets give diagnostics, never exceptions. */
final class RobustnessTest {
  private static final int MUTANTS = 60;

  /** Larger sheets would take long and show no more. */
  private static final long MAX_BYTES = 20_000;

  @TestFactory
  Stream<DynamicTest> validate_damagedSheet_neverThrows() throws IOException {
    return Stream.concat(
            sheets(Path.of("src/test/resources/golden/validate")).stream(),
            sheets(Path.of("rules")).stream())
        .map(sheet -> DynamicTest.dynamicTest(sheet.toString(), () -> damage(sheet)));
  }

  @TestFactory
  Stream<DynamicTest> validate_keywordWithOtherArguments_neverThrows() throws IOException {
    return Stream.concat(
            sheets(Path.of("src/test/resources/golden/validate")).stream(),
            sheets(Path.of("rules")).stream())
        .filter(sheet -> sheet.toFile().length() < MAX_BYTES / 5)
        .map(sheet -> DynamicTest.dynamicTest(sheet.toString(), () -> changeArguments(sheet)));
  }

  private static void changeArguments(Path sheet) throws IOException {
    String text = SourceText.decode(sheet.toString(), Files.readAllBytes(sheet)).text();
    ChangedArguments.in(text)
        .forEach(
            changed -> {
              try {
                check(changed.text());
              } catch (RuntimeException | StackOverflowError e) {
                throw new AssertionError(sheet + ":\n" + changed, e);
              }
            });
  }

  private static List<Path> sheets(Path directory) throws IOException {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(directory)) {
      return files
          .filter(file -> file.toString().endsWith(".kif"))
          .filter(file -> file.toFile().length() < MAX_BYTES)
          .sorted()
          .toList();
    }
  }

  private static void damage(Path sheet) throws IOException {
    String text = SourceText.decode(sheet.toString(), Files.readAllBytes(sheet)).text();
    for (int seed = 0; seed < MUTANTS; seed++) {
      Random random = new Random(seed);
      String separator = random.nextBoolean() ? "\n" : "(?<=[() ])|(?=[() ])";
      String mutant = mutate(text.split(separator), separator.equals("\n") ? "\n" : "", random);
      try {
        check(mutant);
      } catch (RuntimeException | StackOverflowError e) {
        throw new AssertionError("seed " + seed + " of " + sheet + ":\n" + mutant, e);
      }
    }
  }

  private static String mutate(String[] parts, String glue, Random random) {
    List<String> mutant = new ArrayList<>(Arrays.asList(parts));
    for (int i = 0; i <= random.nextInt(3) && !mutant.isEmpty(); i++) {
      int at = random.nextInt(mutant.size());
      int other = random.nextInt(mutant.size());
      switch (random.nextInt(4)) {
        case 0 -> mutant.remove(at);
        case 1 -> Collections.swap(mutant, at, other);
        case 2 -> mutant.add(at, mutant.get(other));
        default -> mutant.subList(at, mutant.size()).clear();
      }
    }
    return String.join(glue, mutant);
  }

  private static void check(String text) {
    Outcome<RuleSheet> sheet =
        GdlReader.readSheet(new SourceText("mutant.kif", text), CasePolicy.INSENSITIVE);
    for (Strictness strictness : Strictness.values()) {
      Outcome<ValidatedRules> outcome = Validator.validate(sheet.get(), strictness);
      assertEquals(outcome.diagnostics().hasErrors(), outcome.value().isEmpty());
      new DiagnosticPrinter().print(sheet.diagnostics().and(outcome.diagnostics()));
    }
  }
}
