package org.gonu.game.cache;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.CircuitPrinter;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Circuits that were kept are those that were made, and a cache never gets in the way. */
final class CircuitCacheTest {
  private static final Duration LIMIT = Duration.ofMinutes(1);
  private static final long LARGE = 1 << 30;

  private final Path folder;

  CircuitCacheTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private CircuitCache cache(String build) {
    return CircuitCache.in(folder, build, LARGE);
  }

  private static Game load(String name) throws IOException {
    SourceText source = new SourceText(name, Files.readString(Path.of("rules", name + ".kif")));
    return Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  private static FastEngine.Made made(Game game) {
    return game.fastEngine().await(LIMIT).orElseThrow();
  }

  private static KeptCircuit kept(FastEngine.Made made) {
    return new KeptCircuit(
        made.circuit(), made.lanes().numbers(), made.lanes().netlists(), made.instances());
  }

  private static String text(Circuit circuit) {
    StringBuilder text = new StringBuilder();
    CircuitPrinter.print(
        circuit, circuit.general(), line -> text.append(line).append(System.lineSeparator()));
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "hex-9x9", "ring-hunt", "reversi", "dice-race"})
  void find_whatWasKept_isTheSameCircuitAndTheSameCode(String name) throws IOException {
    Game game = load(name);
    FastEngine.Made made = made(game);
    cache("1").keep(game.rules(), kept(made));

    Game again = load(name);
    KeptCircuit found = cache("1").find(again.rules()).orElseThrow();

    assertEquals(text(made.circuit()), text(found.circuit()));
    assertEquals(made.instances(), found.instances());
    assertArrayEquals(kept(made).toBytes(), found.toBytes());
    again.fastEngine().keepIn(cache("1"));
    FastEngine.Made taken = made(again);
    assertEquals(0, taken.groundSeconds());
    assertEquals(made.lanes().codeLength(), taken.lanes().codeLength());
    assertEquals(text(made.circuit()), text(taken.circuit()), name);
  }

  @Test
  void find_sheetOrBuildOfAnotherKind_findsNothing() throws IOException {
    Game game = load("tic-tac-toe");
    cache("1").keep(game.rules(), kept(made(game)));

    assertEquals(Optional.empty(), cache("2").find(game.rules()));
    assertEquals(Optional.empty(), cache("1").find(load("krk").rules()));
    assertEquals(Optional.empty(), CircuitCache.none().find(game.rules()));
  }

  @Test
  void find_fileDamagedAtAnyPlace_isDeletedAndNothingFound() throws IOException {
    Game game = load("tic-tac-toe");
    KeptCircuit whole = kept(made(game));
    cache("1").keep(game.rules(), whole);
    Path file = files().getOnly();
    byte[] bytes = Files.readAllBytes(file);

    for (int place : IntStream.of(0, 31, 32, 40, bytes.length / 2, bytes.length - 1).toArray()) {
      byte[] damaged = bytes.clone();
      damaged[place] ^= 0x11;
      Files.write(file, damaged);
      assertEquals(Optional.empty(), cache("1").find(game.rules()), "damaged at " + place);
      assertEquals(Lists.immutable.empty(), files());
    }
    for (int length : IntStream.of(0, 5, 32, bytes.length - 1).toArray()) {
      Files.write(file, Arrays.copyOf(bytes, length));
      assertEquals(Optional.empty(), cache("1").find(game.rules()), "of length " + length);
    }
  }

  @Test
  void of_bytesOfNoCircuit_areRefusedWithoutHarm() throws IOException {
    byte[] bytes = kept(made(load("tic-tac-toe"))).toBytes();
    int refused = 0;
    for (int place = 0; place < bytes.length; place += 7) {
      byte[] damaged = bytes.clone();
      damaged[place] ^= (byte) 0x80;
      try {
        KeptCircuit.of(damaged);
      } catch (IOException | IllegalArgumentException refusal) {
        refused++;
      }
    }
    assertTrue(refused > 100, "refused: " + refused);
  }

  @Test
  void keep_moreThanTheBound_deletesWhatWasUsedLongAgo() throws IOException {
    Game old = load("tic-tac-toe");
    Game young = load("krk");
    Game used = load("connect-four");
    cache("1").keep(old.rules(), kept(made(old)));
    age(3);
    cache("1").keep(used.rules(), kept(made(used)));
    age(2);
    assertTrue(cache("1").find(used.rules()).isPresent());
    byte[] next = kept(made(young)).toBytes();
    long bound = 0L + kept(made(used)).toBytes().length + next.length + 200;

    CircuitCache.in(folder, "1", bound).keep(young.rules(), kept(made(young)));

    assertEquals(Optional.empty(), cache("1").find(old.rules()));
    assertTrue(cache("1").find(used.rules()).isPresent());
    assertTrue(cache("1").find(young.rules()).isPresent());
  }

  /** Makes all files look as if they were used some hours ago. */
  private void age(int hours) throws IOException {
    FileTime then = FileTime.from(Instant.now().minus(Duration.ofHours(hours)));
    for (Path file : files()) {
      Files.setLastModifiedTime(file, then);
    }
  }

  @Test
  void keep_folderThatCannotBeWritten_isNoError() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    CircuitCache impossible = CircuitCache.in(file.resolve("within"), "1", LARGE);
    Game game = load("tic-tac-toe");
    game.fastEngine().keepIn(impossible);

    impossible.keep(game.rules(), kept(made(game)));

    assertEquals(Optional.empty(), impossible.find(game.rules()));
  }

  private ImmutableList<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return Lists.immutable.fromStream(files);
    }
  }
}
