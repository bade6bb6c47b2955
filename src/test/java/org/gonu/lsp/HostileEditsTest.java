package org.gonu.lsp;

import static org.junit.jupiter.api.Assertions.assertFalse;

import org.gonu.cli.HostileSheets;
import org.gonu.text.Span;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The language server tells what it finds about every sheet, and goes on. */
final class HostileEditsTest {
  @Timeout(120)
  @ParameterizedTest
  @EnumSource
  void open_hostileSheet_isReadAndReadAgain(HostileSheets kind) throws Exception {
    try (Editor editor = new Editor()) {
      editor.initialize();
      editor.open(kind.smallSheet());
      editor.findings();
      editor.edit(new Span(0, 0), "(role");

      assertFalse(editor.findings().isEmpty());
    }
  }
}
