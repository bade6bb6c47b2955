package org.gonu.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.gonu.lsp.sheets.TextPlaces;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** An editor with a sheet open, as the tests of the server use it. */
abstract class LanguageServerFixture {
  static final String SHEET =
      """
      ;;; Roles

      (role white)
      (role black)

      ; Who comes after whom.
      (follows white black)
      (follows black white)

      (init (turn white))
      (init (marks 0))

      (<= (legal ?role mark)
          (true (turn ?role)))
      (<= (legal ?role noop)
          (follows ?mover ?role)
          (true (turn ?mover)))

      (<= (next (turn ?role))
          (follows ?mover ?role)
          (true (turn ?mover)))
      (<= (next (marks ?m))
          (true (marks ?n))
          (successor ?n ?m))

      (<= terminal
          (true (marks 2)))
      (<= (goal ?role 50)
          (role ?role))

      (successor 0 1) (successor 1 2)
      """;

  Editor editor;

  @BeforeEach
  void start() throws Exception {
    editor = new Editor();
  }

  @AfterEach
  void stop() throws Exception {
    editor.close();
  }

  void open() throws Exception {
    editor.initialize();
    editor.open(SHEET);
    assertEquals(List.of(), editor.findings());
  }

  /** The place of a text, some characters on. */
  Position at(String text, int more) {
    int offset = editor.text().indexOf(text);
    assertTrue(offset >= 0, text);
    return TextPlaces.position(editor.source(), offset + more);
  }

  String textAt(Range range) {
    return editor.source().text(TextPlaces.span(editor.source(), range));
  }

  List<Integer> lines(List<? extends Location> locations) {
    return locations.stream().map(l -> l.getRange().getStart().getLine() + 1).toList();
  }

  void apply(WorkspaceEdit edit) {
    applyAll(Objects.requireNonNull(edit.getChanges().get(Editor.URI)));
  }

  void applyAll(List<? extends TextEdit> edits) {
    SourceText source = editor.source();
    edits.stream()
        .sorted(
            Comparator.comparing(
                (TextEdit e) -> TextPlaces.offset(source, e.getRange().getStart()),
                Comparator.reverseOrder()))
        .forEach(e -> editor.edit(TextPlaces.span(source, e.getRange()), e.getNewText()));
  }
}
