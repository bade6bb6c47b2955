package org.gonu.gdl.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** That plain texts are read as the generated parser reads them, and no others are taken. */
final class PlainTextTest {
  private static final Path CORPUS = Path.of("..", "shared", "corpus");

  /** What has a meaning of its own in some place, or must not have one. */
  private static final List<String> PIECES =
      List.of(
          "(",
          ")",
          "()",
          "?",
          "?x",
          " ",
          "\n",
          "\r",
          "\r\n",
          ";",
          "; \uD83D\uDC31\n",
          "\"",
          "|",
          "'",
          "`",
          "\u2018",
          "\u201C",
          "\u00BB",
          "\u00E9",
          "\u00A0",
          "\uFEFF",
          "\u0000",
          "\u0007",
          "\u000B",
          "\u001F",
          "\u007F",
          "\u0085",
          "\u009F",
          "\u00AD",
          "\u200B",
          "\u200D",
          "\u200E",
          "\u200F",
          "\u2010",
          "\u2027",
          "\u2028",
          "\u202E",
          "\u202F",
          "\u2065",
          "\u2066",
          "\u2069",
          "\u206A",
          "\uD83D\uDC31",
          "\uD83D",
          "\uDC31",
          "\uFFFD",
          "<=",
          "x'",
          "a(",
          "(f a)");

  private static MutableList<String> sheets() throws IOException {
    MutableList<String> sheets = Lists.mutable.empty();
    for (Path directory : List.of(Path.of("rules"), CORPUS)) {
      if (Files.isDirectory(directory)) {
        try (Stream<Path> files = Files.list(directory)) {
          for (Path file : files.filter(each -> each.toString().endsWith(".kif")).toList()) {
            sheets.add(SourceText.decode("x", Files.readAllBytes(file)).text());
          }
        }
      }
    }
    return sheets;
  }

  /** True if the text is plain; then it is read as by the grammar. */
  private static boolean isReadAlike(String text) {
    SourceText source = new SourceText("x", text);
    Optional<PlainText> plain = PlainText.of(source);
    if (plain.isPresent()) {
      ExpressionParser.Result parsed = ExpressionParser.parseByGrammar(source);
      assertTrue(parsed.findings().listed().isEmpty(), () -> "findings about: " + text);
      assertEquals(parsed.expressions(), plain.get().toList(), text);
      assertEquals(parsed.expressions().size(), plain.get().size(), text);
    }
    return plain.isPresent();
  }

  @Test
  void of_sheetsWithoutFaults_areReadAsByTheGrammar() throws IOException {
    for (String sheet : sheets()) {
      boolean isFaulty =
          !ExpressionParser.parseByGrammar(new SourceText("x", sheet))
              .findings()
              .listed()
              .isEmpty();
      assertTrue(isReadAlike(sheet) != isFaulty, sheet);
    }
  }

  @Test
  void of_mutatedTexts_areReadAsByTheGrammarOrNotTaken() throws IOException {
    SplittableRandom random = new SplittableRandom(20261124);
    MutableList<String> sheets = sheets();
    int plain = 0;
    for (int i = 0; i < 20_000; i++) {
      String sheet = sheets.get(random.nextInt(sheets.size()));
      int from = random.nextInt(sheet.length());
      String start = sheet.substring(from, Math.min(sheet.length(), from + 60));
      StringBuilder text = new StringBuilder(i % 2 == 0 ? start : "(p (q a) ?x) b");
      for (int change = random.nextInt(4); change >= 0; change--) {
        int at = random.nextInt(text.length() + 1);
        text.replace(
            at,
            Math.min(text.length(), at + random.nextInt(3)),
            PIECES.get(random.nextInt(PIECES.size())));
      }
      plain += isReadAlike(text.toString()) ? 1 : 0;
    }
    assertTrue(plain > 2_000, plain + " are plain");
  }

  @Test
  void of_deepestNesting_isTakenAndOneMoreIsNot() {
    int deepest = ParenthesisBalance.MAX_DEPTH;

    assertTrue(isReadAlike("(".repeat(deepest) + "a" + ")".repeat(deepest) + " b"));
    assertFalse(isReadAlike("(".repeat(deepest + 1) + "a" + ")".repeat(deepest + 1)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"(p", "p)", "(p))(q", "\"p\"", "(p ?)", "'p'", "(p \u201Cq\u201D)", "|p|"})
  void of_faultyText_isNotTaken(String text) {
    assertFalse(isReadAlike(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"role(white)", "(p) role(white) (q)"})
  void isLikeInfix_nameBeforeList_isTrue(String text) {
    assertTrue(PlainText.of(new SourceText("x", text)).orElseThrow().isLikeInfix());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "role (white)", "(role white)(p)", "(f role(white))"})
  void isLikeInfix_others_isFalse(String text) {
    assertFalse(PlainText.of(new SourceText("x", text)).orElseThrow().isLikeInfix());
  }
}
