package org.gonu.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/** The rule sheets that commands are given as files or directories. */
final class SheetFiles {
  private static final String SUFFIX = ".kif";

  private SheetFiles() {}

  /** Files as they are; for each directory the rule sheets in it, by name. */
  static ImmutableList<String> in(ImmutableList<String> paths) {
    return in(paths, SUFFIX, "rule sheet");
  }

  /**
   * Files as they are; for each directory those in it whose names end so, by name.
   *
   * @param what what such files are, for the message
   */
  static ImmutableList<String> in(ImmutableList<String> paths, String suffix, String what) {
    return paths.flatCollect(path -> in(path, suffix, what));
  }

  private static ImmutableList<String> in(String path, String suffix, String what) {
    Path place = path(path);
    if (!Files.isDirectory(place)) {
      return Lists.immutable.of(path);
    }
    try (Stream<Path> entries = Files.list(place)) {
      ImmutableList<String> sheets =
          Lists.immutable
              .fromStream(entries.map(Path::toString))
              .select(file -> file.endsWith(suffix))
              .toSortedList()
              .toImmutable();
      if (sheets.isEmpty()) {
        throw new InputException(
            "gonu: there is no " + what + " (*" + suffix + ") in '" + path + "'\n");
      }
      return sheets;
    } catch (IOException unreadable) {
      throw new InputException(
          "gonu: cannot read '" + path + "': " + unreadable.getMessage() + "\n");
    }
  }

  private static Path path(String path) {
    try {
      Path place = Path.of(path);
      if (Files.exists(place)) {
        return place;
      }
    } catch (InvalidPathException notAPath) {
      throw new InputException("gonu: '" + path + "' is not a path\n");
    }
    throw new InputException(
        "gonu: there is no file or directory '"
            + path
            + "'\nhelp: name rule sheets, or a directory of them\n");
  }
}
