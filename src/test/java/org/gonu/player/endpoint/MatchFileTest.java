package org.gonu.player.endpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.http.HttpRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a player remembers of a match after its program has ended. */
final class MatchFileTest {
  private final Path directory;
  private final Path file;

  MatchFileTest(@TempDir Path directory) {
    this.directory = directory;
    file = directory.resolve(MatchFile.FILE_NAME);
  }

  private void playOneTurn() throws IOException {
    MatchFile memory = MatchFile.open(directory);
    memory.begin(new HttpRequest("(START m1)", StandardCharsets.UTF_8, 0));
    memory.turn("(PLAY m1 NIL)");
    memory.close();
  }

  private MatchMemory.Remembered remembered() throws IOException {
    MatchFile memory = MatchFile.open(directory);
    MatchMemory.Remembered remembered = memory.remembered().orElseThrow();
    memory.close();
    return remembered;
  }

  @Test
  void turn_afterTheProgramWasStartedAgain_isAddedBehindTheOthers() throws IOException {
    playOneTurn();
    MatchFile again = MatchFile.open(directory);
    again.turn("(PLAY m1 (a b))");
    again.close();

    assertEquals("(START m1)", remembered().start().text());
    assertEquals(Lists.immutable.of("(PLAY m1 NIL)", "(PLAY m1 (a b))"), remembered().turns());
  }

  @Test
  void turn_behindALineThatWasCutShort_replacesIt() throws IOException {
    playOneTurn();
    // Within a character of two bytes.
    Files.write(file, new byte[] {'{', '"', 't', (byte) 0xc3}, StandardOpenOption.APPEND);
    MatchFile again = MatchFile.open(directory);
    again.turn("(PLAY m1 (a b))");
    again.close();

    assertEquals(Lists.immutable.of("(PLAY m1 NIL)", "(PLAY m1 (a b))"), remembered().turns());
  }

  @Test
  void remembered_charsetThatThereIsNot_isNothing() throws IOException {
    Files.writeString(file, "{\"text\":\"(START m1)\",\"charset\":\"nonsense\"}\n");
    MatchFile memory = MatchFile.open(directory);

    assertTrue(memory.remembered().isEmpty());
    memory.close();
  }
}
