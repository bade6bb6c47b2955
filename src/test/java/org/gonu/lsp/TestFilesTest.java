package org.gonu.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/** Files of tests in an editor. */
@Timeout(120)
final class TestFilesTest extends LanguageServerFixture {
  private static final String TESTS =
      """
      test the start
        legal white is mark
        true (turn white)
      """;

  /** Waits for findings with a code. */
  private Diagnostic found(String code) throws Exception {
    for (int i = 0; i < 10; i++) {
      for (Diagnostic each : editor.findings()) {
        if (each.getCode().getLeft().equals(code)) {
          return each;
        }
      }
    }
    throw new AssertionError("no " + code);
  }

  @Test
  void tests_ofAnOpenSheet_areRunWhenEitherChanges() throws Exception {
    editor.initialize();
    editor.open("file:///games/a.kif", SHEET);
    editor.open("file:///games/a.test", TESTS);
    assertEquals(List.of(), editor.findings());
    editor.replace("(turn white)", "(turn whiet)");

    Diagnostic wrong = found("GDL-503");
    assertEquals(2, wrong.getRange().getStart().getLine());
    assertTrue(wrong.getMessage().getLeft().contains("did you mean 'white'?"), wrong.toString());
  }

  @Test
  void tests_ofASheetOnTheDisk_areRun(@TempDir Path directory) throws Exception {
    Files.writeString(directory.resolve("b.kif"), SHEET);
    editor.initialize();
    editor.open(
        directory.resolve("b.test").toUri().toString(), TESTS.replace("is mark", "is noop"));

    assertEquals(1, found("GDL-503").getRange().getStart().getLine());
  }

  @Test
  void tests_ofASheetThatIsADirectory_sayWhatIsMissing(@TempDir Path directory) throws Exception {
    Files.createDirectory(directory.resolve("b.kif"));
    editor.initialize();
    editor.open(directory.resolve("b.test").toUri().toString(), TESTS);

    assertTrue(found("GDL-403").getMessage().getLeft().contains("'b.kif'"));
  }

  @Test
  @EnabledIf("hasEndlessFile")
  void tests_ofASheetThatNeverEnds_sayWhatIsMissing() throws Exception {
    editor.initialize();
    editor.open("file:///dev/x.test", "sheet zero\n" + TESTS);

    assertTrue(found("GDL-403").getMessage().getLeft().contains("'zero'"));
  }

  static boolean hasEndlessFile() {
    return Files.exists(Path.of("/dev/zero"));
  }

  @Test
  void tests_withoutASheet_sayWhatIsMissing() throws Exception {
    editor.initialize();
    editor.open("file:///no/such/place/c.test", TESTS);

    assertTrue(found("GDL-403").getMessage().getLeft().contains("'c.kif'"));
  }

  @Test
  void tests_misspelledWord_isFoundWhileTyping() throws Exception {
    editor.initialize();
    editor.open("file:///games/d.test", TESTS.replace("legal", "leagl"));

    assertEquals(1, found("GDL-501").getRange().getStart().getLine());
    EditorQuestions.askAll(editor, at("leagl", 1));
  }
}
