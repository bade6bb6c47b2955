package org.gonu.text;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class RandomTextTest {
  @Test
  void token_each_isOfLettersAndDigits() {
    for (int i = 0; i < 200; i++) {
      String token = RandomText.token();
      assertTrue(token.matches("[A-Za-z0-9]{32}"), token);
    }
    assertNotEquals(RandomText.token(), RandomText.token());
  }

  @Test
  void suffix_each_isHexadecimal() {
    String suffix = RandomText.suffix();

    assertTrue(suffix.matches("[0-9a-f]{8}"), suffix);
  }
}
