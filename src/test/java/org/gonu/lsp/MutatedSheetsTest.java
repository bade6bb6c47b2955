package org.gonu.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.gonu.gdl.ChangedArguments;
import org.gonu.lsp.sheets.TextPlaces;
import org.gonu.text.SourceText;
import org.gonu.text.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Sheets that are torn to pieces edit by edit, with questions in between. */
@Timeout(120)
final class MutatedSheetsTest {
  private static final int EDITS = 60;

  @Test
  void server_tornSheets_answersAndFindsOn() throws Exception {
    SplittableRandom random = new SplittableRandom(20261121);
    try (Editor editor = new Editor()) {
      editor.initialize();
      for (String name : List.of("tic-tac-toe", "krk", "dice-race")) {
        editor.open(Files.readString(Path.of("rules", name + ".kif")));
        for (int i = 0; i < EDITS; i++) {
          mutate(editor, random);
          int place = random.nextInt(editor.text().length() + 1);
          EditorQuestions.askAll(editor, TextPlaces.position(editor.source(), place));
        }
        editor.findings();
      }
      assertEquals(List.of(), editor.log());
      Editor.wait(editor.server().shutdown());
    }
  }

  @Test
  void server_keywordsWithOtherArguments_answersAndFindsOn() throws Exception {
    String sheet = Files.readString(Path.of("rules", "tic-tac-toe.kif"));
    try (Editor editor = new Editor()) {
      editor.initialize();
      editor.open(sheet);
      for (ChangedArguments changed : ChangedArguments.in(sheet).toList()) {
        editor.edit(new Span(0, editor.text().length()), changed.text());
        int inKeyword = changed.place() + 2;
        EditorQuestions.askAll(editor, TextPlaces.position(editor.source(), inKeyword));
      }
      editor.findings();
      assertEquals(List.of(), editor.log());
      Editor.wait(editor.server().shutdown());
    }
  }

  /** Deletes, doubles, swaps or cuts off a line or a stretch, or types a stray character. */
  private static void mutate(Editor editor, SplittableRandom random) {
    SourceText source = editor.source();
    int start = random.nextInt(source.text().length() + 1);
    Span stretch =
        new Span(start, Math.min(source.text().length(), start + 1 + random.nextInt(12)));
    Span line = source.lineSpan(1 + random.nextInt(source.lineCount()));
    switch (random.nextInt(7)) {
      case 0 -> editor.edit(stretch, "");
      case 1 -> editor.edit(line, "");
      case 2 -> editor.edit(stretch, source.text(stretch) + source.text(stretch));
      case 3 -> editor.edit(new Span(start, start), stray(random));
      case 4 -> editor.edit(line, source.text(line).substring(0, line.length() / 2));
      case 5 -> editor.edit(stretch, new StringBuilder(source.text(stretch)).reverse().toString());
      default -> editor.edit(line, source.text(stretch));
    }
  }

  private static String stray(SplittableRandom random) {
    List<String> all =
        List.of("(", ")", "?", "<=", " not ", "\"", "|", ";", "\r\n", "\n(", "()", "\uD83D\uDC31");
    return all.get(random.nextInt(all.size()));
  }
}
