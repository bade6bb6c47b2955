package org.gonu.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class DiagnosticCodeTest {
  @Test
  void number_ofAllCodes_isDistinct() {
    long distinct =
        Stream.of(DiagnosticCode.values()).map(DiagnosticCode::number).distinct().count();

    assertEquals(DiagnosticCode.values().length, distinct);
  }

  @Test
  void clause_ofEveryCode_isGiven() {
    assertTrue(Stream.of(DiagnosticCode.values()).noneMatch(code -> code.clause().isBlank()));
  }

  @Test
  void label_hasThreeDigits() {
    assertEquals("GDL-001", DiagnosticCode.UNCLOSED_PARENTHESIS.label());
  }
}
