package org.gonu.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.SoftReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/** The rule sheets of the project. */
public final class Sheets {
  private static final Path DIRECTORY = Path.of("rules");
  private static final String SUFFIX = ".kif";

  private static final Map<String, SoftReference<Game>> LOADED = new ConcurrentHashMap<>();

  private Sheets() {}

  /** The names of all sheets, without the suffix, in alphabetical order. */
  static ImmutableList<String> names() {
    try (Stream<Path> files = Files.list(DIRECTORY)) {
      return Lists.immutable
          .fromStream(files.map(file -> file.getFileName().toString()))
          .select(file -> file.endsWith(SUFFIX))
          .collect(file -> file.substring(0, file.length() - SUFFIX.length()))
          .toImmutableSortedList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text of a sheet. */
  static SourceText text(String name) {
    Path file = DIRECTORY.resolve(name + SUFFIX);
    try {
      return SourceText.decode(file.toString(), Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The game of a sheet, checked strictly, with all that was found. */
  static Outcome<Game> check(SourceText text) {
    return Game.load(text, CasePolicy.INSENSITIVE, Strictness.STRICT);
  }

  /**
   * The game of a sheet. Tests share it, and with it the circuit, which takes seconds to make; it
   * goes where memory is short.
   */
  public static Game load(String name) {
    SoftReference<Game> known = LOADED.get(name);
    Game shared = known == null ? null : known.get();
    if (shared != null) {
      return shared;
    }
    Game game = check(text(name)).get();
    LOADED.put(name, new SoftReference<>(game));
    return game;
  }
}
