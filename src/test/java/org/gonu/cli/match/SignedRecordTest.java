package org.gonu.cli.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.gonu.JavaMachine;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Signs a record of a match, and exports it, as a user does. */
final class SignedRecordTest {
  private final Path directory;

  SignedRecordTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void match_sign_isToldByReplay() throws IOException {
    String key = directory.resolve("gonu.key").toString();
    String publicKey = Run.of("keys", "--new", key).out().strip();

    Path record = play("--sign", key);
    Run replay = Run.of("replay", "--quiet", record.toString());

    assertEquals(publicKey, Run.of("keys", key).out().strip());
    assertEquals(ExitCode.FINE, replay.code(), replay.err());
    assertTrue(
        replay.out().endsWith("; right signature (Ed25519) by the key " + publicKey + "\n"),
        replay.out());
    Run expected = Run.of("replay", "--quiet", "--signed-by", publicKey, record.toString());
    assertEquals(ExitCode.FINE, expected.code(), expected.out());
    String anotherKey = Run.of("keys", "--new", key + "2").out().strip();
    Run other = Run.of("replay", "--quiet", "--signed-by", anotherKey, record.toString());
    assertEquals(ExitCode.INPUT_HAS_ERRORS, other.code(), other.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"AAAA", "gonu.key", "MCowBQYDK2VwAyEA", "0AAAA"})
  void replay_signedByWhatIsNoKey_isWrongUsage(String key) {
    Run run = Run.of("replay", "--quiet", "--signed-by", key, "test-matches/krk-1.json");

    assertEquals(ExitCode.WRONG_USAGE, run.code(), run.out());
    assertTrue(run.err().contains("takes a public key, which '" + key + "' is not"), run.err());
    assertTrue(run.err().contains("help: gonu keys FILE prints"), run.err());
  }

  @Test
  void replay_signedRecordWithOneByteChanged_isAnError() throws IOException {
    String key = directory.resolve("gonu.key").toString();
    Run.of("keys", "--new", key);
    Path record = play("--sign", key);
    String text = Files.readString(record);
    Files.writeString(record, text.replaceFirst("\"playClock\": 5", "\"playClock\": 6"));

    Run replay = Run.of("replay", "--quiet", record.toString());

    assertEquals(ExitCode.INPUT_HAS_ERRORS, replay.code());
    assertTrue(replay.out().contains("wrong signature (Ed25519)"), replay.out());
  }

  @Test
  void replay_unsignedRecord_isFineAndSaysSo() throws IOException {
    Run replay = Run.of("replay", "--quiet", play().toString());

    assertEquals(ExitCode.FINE, replay.code());
    assertTrue(replay.out().endsWith("; not signed\n"), replay.out());
  }

  @Test
  void match_keyFileMissing_isAnErrorBeforeTheMatch() {
    String missing = directory.resolve("none.key").toString();

    Run run = Run.of("match", "rules/tic-tac-toe.kif", "--sign", missing);

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(run.err().contains("gonu keys --new " + missing), run.err());
  }

  @Test
  void keys_fileThatIsNoKeyFile_isToldInPlainWords() {
    String missing = directory.resolve("none.key").toString();

    assertEquals(
        "gonu: cannot read the key in '"
            + missing
            + "': there is no such file\nhelp: make one by gonu keys --new "
            + missing
            + "\n",
        Run.of("keys", missing).err());
    assertEquals(
        "gonu: the key in '" + directory + "' cannot be used: it is a directory\n",
        Run.of("keys", directory.toString()).err());
  }

  @Test
  void match_fileInPlaceOfTheDirectoryOfRecords_isToldInPlainWords() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");

    Run run =
        Run.of(
            "match",
            "rules/tic-tac-toe.kif",
            "--player",
            "x=legal",
            "--player",
            "o=legal",
            "--save",
            file.toString());

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(
        run.err().contains(": there is a file '" + file + "' in place of a directory\nhelp: "),
        run.err());
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "ulimit is a command of Unix shells")
  void keys_newWhereNothingCanBeWritten_leavesNoFile() throws Exception {
    Path key = directory.resolve("key");
    ProcessBuilder limited = JavaMachine.gonu("keys", "--new", key.toString());
    limited.command().addAll(0, List.of("sh", "-c", "ulimit -f 0; exec \"$@\"", "sh"));

    int code = limited.redirectErrorStream(true).start().waitFor();

    assertEquals(ExitCode.INPUT_HAS_ERRORS, code);
    assertFalse(Files.exists(key));
  }

  @Test
  void keys_newOverPresentFile_isRefused() throws IOException {
    Path present = Files.writeString(directory.resolve("a"), "precious");

    Run run = Run.of("keys", "--new", present.toString());

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertEquals("precious", Files.readString(present));
  }

  @Test
  void replay_xml_writesTheMatch() throws IOException {
    Path xml = directory.resolve("krk.xml");

    Run run = Run.of("replay", "--quiet", "--xml", xml.toString(), "test-matches/krk-1.json");

    assertEquals(ExitCode.FINE, run.code(), run.err());
    String text = Files.readString(xml);
    assertTrue(text.contains("<role>WHITE</role>"), text);
    assertTrue(text.endsWith("</match>\n"), text);
  }

  private Path play(String... more) throws IOException {
    Path save = directory.resolve("matches");
    String[] command = {
      "match",
      "rules/tic-tac-toe.kif",
      "--player",
      "x=random",
      "--player",
      "o=random",
      "--seed",
      "3",
      "--quiet",
      "--save",
      save.toString()
    };
    Run run = Run.of(Stream.concat(Stream.of(command), Stream.of(more)).toArray(String[]::new));
    assertEquals(ExitCode.FINE, run.code(), run.err());
    try (Stream<Path> files = Files.list(save)) {
      return files.findFirst().orElseThrow();
    }
  }
}
