package org.gonu.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** That faults of JSON are told in words of our own, with their place. */
final class JsonFaultTest {
  private static final JsonMapper STRICT =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private static JsonProcessingException fault(String text) {
    return assertThrows(JsonProcessingException.class, () -> STRICT.readTree(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"moves": [["a", "b"]   | the text ends within the array that begins in line 1, column 11
          {"moves": [["a", "b"    | the text ends within the array that begins in line 1, column 12
          "a                      | the text ends too early
          {"a": 1, "a": 2}        | a name stands twice in an object
          ["\\x"]                 | there is no such escape in a text
          [1 2]                   | expected a value, ',' or ']' in an array
          [nul]                   | expected a value, ',' or ']' in an array
          {a: 1}                  | expected a name in quotes, ':', a value, ',' or '}' in an object
          {"a": 1,}               | expected a name in quotes, ':', a value, ',' or '}' in an object
          """)
  void describe_fault_saysWhatIsWrongOrWhatWasExpected(String text, String description) {
    assertEquals(description, JsonFault.describe(fault(text)));
  }

  @Test
  void describe_lineFeedWithinAText_asksForAnEscape() {
    assertEquals(
        "a control character in a text must be written as an escape",
        JsonFault.describe(fault("[\"a\nb\"]")));
  }

  @Test
  void describe_textThatBeginsWrong_saysWhatIsJson() {
    assertEquals(
        "expected one object, array, text in quotes, number, true, false or null",
        JsonFault.describe(fault("]")));
  }

  @Test
  void describe_nestedTooDeep_saysSo() {
    assertEquals(
        "nested too deep, or a name, text or number is too long",
        JsonFault.describe(fault("[".repeat(5_000))));
  }

  @Test
  void describeWithPlace_secondLine_isNamed() {
    assertEquals(
        "line 2, column 3: expected a value, ',' or ']' in an array",
        JsonFault.describeWithPlace(fault("[\n1 2]")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"{", "[", "[1", "{\"a\"", "{\"a\":", "[tru", "\"", "01", "-", "1e", "{}}"})
  void describeWithPlace_anyFault_hasNoWordOfTheLibrary(String text) {
    String description = JsonFault.describeWithPlace(fault(text));

    assertFalse(description.contains("Source"), description);
    assertFalse(description.contains("nexpected"), description);
  }
}
