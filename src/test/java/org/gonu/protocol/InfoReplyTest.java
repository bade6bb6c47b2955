package org.gonu.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The replies to INFO that players are known to give. */
class InfoReplyTest {
  private static InfoReply reply(String name, String status) {
    return new InfoReply(Optional.of(name), Optional.of(status), Optional.empty());
  }

  @Test
  void write_allValues_isWhatGgpBaseWrites() {
    InfoReply reply =
        new InfoReply(Optional.of("Hex"), Optional.of("available"), Optional.of("circuit"));

    assertEquals("( ( name Hex ) ( status available ) ( species circuit ) )", reply.write());
  }

  @Test
  void write_missingValues_leavesThemOut() {
    assertEquals("( ( name Hex ) ( status busy ) )", reply("Hex", "busy").write());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "( ( name Hex ) ( status available ) )",
        "((NAME Hex)(Status available))",
        "[[name,Hex],[status,available]]",
        "((name He x) (status available))"
      })
  void read_pairs_hasNameAndStatus(String text) {
    assertEquals(reply("Hex", "available"), InfoReply.read(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "((name H\u001be\u0007x)(status available))",
        "((name \u001bHex)(status \u009bavailable))"
      })
  void read_controlCharacters_areLeftOut(String text) {
    assertEquals(reply("Hex", "available"), InfoReply.read(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"available", "ready", "AVAILABLE", "(status available)", "(ready)"})
  void read_wordForFree_isAvailable(String text) {
    assertTrue(InfoReply.read(text).isAvailable());
  }

  @ParameterizedTest
  @ValueSource(strings = {"busy", "nil", "", "((((", "()", "( ( name Hex ) )", "<html>"})
  void read_anythingElse_isNotAvailable(String text) {
    assertFalse(InfoReply.read(text).isAvailable());
  }
}
