package org.gonu.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Good inputs from the files of the project. */
final class Samples {
  private Samples() {}

  /** The files of a directory whose names end so, smallest first, at most so many. */
  static List<byte[]> files(String directory, String ending, int most) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(directory))) {
      List<Path> chosen =
          files
              .filter(file -> file.toString().endsWith(ending))
              .sorted((a, b) -> Long.compare(a.toFile().length(), b.toFile().length()))
              .limit(most)
              .toList();
      return chosen.stream().map(Samples::bytes).toList();
    }
  }

  /** Texts as bytes. */
  static List<byte[]> texts(String... texts) {
    return Stream.of(texts).map(text -> text.getBytes(StandardCharsets.UTF_8)).toList();
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
