package org.gonu.check;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.gonu.check.checks.Strictness;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.format.SheetFormatter;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Slips of the hand in every sheet: none may break the reader, the checks or the formatter. */
final class MutationTest {
  private static final int LINES = 60;

  @Test
  void check_mutatedSheets_neverThrows() throws IOException {
    mutate(1, 6);
  }

  @Tag("slow")
  @Test
  void check_manyMutatedSheets_neverThrows() throws IOException {
    mutate(1_000_000, 300);
  }

  /** Mutates each sheet so many times; every mutant is made of its seed alone. */
  private static void mutate(long seed, int times) throws IOException {
    int[] readable = {0};
    for (Path file : sheets()) {
      String text = Files.readString(file);
      for (int i = 0; i < times; i++) {
        long own = seed + i + 1_000L * file.toString().hashCode();
        String mutant = mutant(text, new SplittableRandom(own));
        assertDoesNotThrow(
            () -> readable[0] += examine(mutant) ? 1 : 0, () -> file + ", seed " + own);
      }
    }
    assertTrue(readable[0] > 0);
  }

  /** Runs a text through everything; true if it was free of syntax errors. */
  private static boolean examine(String text) {
    SourceText source = new SourceText("mutant.kif", text);
    Outcome<RuleSheet> sheet = GdlReader.readSheet(source, CasePolicy.INSENSITIVE);
    for (Strictness strictness : Strictness.values()) {
      new DiagnosticPrinter().print(Validator.validate(sheet.get(), strictness).diagnostics());
    }
    Outcome<String> formatted = SheetFormatter.format(source);
    if (formatted.value().isEmpty()) {
      return false;
    }
    SourceText again = new SourceText("mutant.kif", formatted.get());
    assertEquals(
        sheet.get().rules(), GdlReader.readSheet(again, CasePolicy.INSENSITIVE).get().rules());
    assertEquals(formatted.get(), SheetFormatter.format(again).get());
    return true;
  }

  /** A stretch of the sheet, or all of it, with one to three slips. */
  private static String mutant(String text, SplittableRandom random) {
    List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
    if (random.nextBoolean() && lines.size() > LINES) {
      int start = random.nextInt(lines.size() - LINES);
      lines = new ArrayList<>(lines.subList(start, start + LINES));
    }
    int slips = 1 + random.nextInt(3);
    for (int i = 0; i < slips; i++) {
      if (random.nextBoolean()) {
        slip(lines, random);
      } else {
        int line = random.nextInt(lines.size());
        List<String> tokens =
            new ArrayList<>(Arrays.asList(lines.get(line).split("(?<=[() ])|(?=[() ])", -1)));
        slip(tokens, random);
        lines.set(line, String.join("", tokens));
      }
    }
    String all = String.join("\n", lines);
    return random.nextInt(5) == 0 ? all.substring(0, random.nextInt(all.length() + 1)) : all;
  }

  /** Deletes, doubles or swaps elements, or puts one in that is not there. */
  private static void slip(List<String> elements, SplittableRandom random) {
    int at = random.nextInt(elements.size());
    int other = random.nextInt(elements.size());
    switch (random.nextInt(4)) {
      case 0 -> elements.set(at, "");
      case 1 -> elements.add(at, elements.get(at));
      case 2 -> {
        String kept = elements.get(at);
        elements.set(at, elements.get(other));
        elements.set(other, kept);
      }
      default -> {
        String[] odd = {"(", ")", "not", "<=", "?", "\"", ";", "()", "or", "true", "\u00e9", "\r"};
        elements.add(at, odd[random.nextInt(odd.length)]);
      }
    }
  }

  private static List<Path> sheets() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("rules"))) {
      return files.filter(file -> file.toString().endsWith(".kif")).sorted().toList();
    }
  }
}
