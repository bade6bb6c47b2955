package org.gonu.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticTag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Which findings an editor is shown while somebody types. */
@Timeout(120)
@SuppressWarnings("NullAway") // a missing entry of a map fails the test
final class FindingsTest extends LanguageServerFixture {
  @Test
  void findings_mistakeTypedAndMended_comeAndGo() throws Exception {
    open();
    editor.replace("(true (marks ?n))", "(treu (marks ?n))");

    Diagnostic finding = editor.findings().get(0);
    assertEquals("GDL-109", finding.getCode().getLeft());
    assertEquals("gonu", finding.getSource());
    assertEquals("treu", textAt(finding.getRange()));
    assertTrue(finding.getMessage().getLeft().contains("help: did you mean 'true'?"));

    editor.replace("treu", "true");
    assertEquals(List.of(), editor.findings());
  }

  @Test
  void findings_manyQuickChanges_areThoseOfTheLastOnly() throws Exception {
    open();
    for (int i = 0; i < 50; i++) {
      editor.replace("(role black)", "(role blck)");
      editor.replace("(role blck)", "(role black)");
    }
    editor.replace("(successor 0 1)", "(successor 0 1");

    // The helper fails on findings of an older version behind those of a newer one.
    assertEquals("GDL-001", editor.findings().get(0).getCode().getLeft());
  }

  @Test
  void findings_unusedRelation_isFaded() throws Exception {
    open();
    editor.replace("(role black)\n", "(role black)\n(colour red)\n");

    assertEquals(List.of(DiagnosticTag.Unnecessary), editor.findings().get(0).getTags());
  }

  @Test
  void findings_otherPlaces_areRelatedInformation() throws Exception {
    open();
    editor.replace("(follows black white)", "(follows black)");

    Diagnostic finding = editor.findings().get(0);
    assertEquals("GDL-105", finding.getCode().getLeft());
    assertFalse(finding.getRelatedInformation().isEmpty());
  }
}
