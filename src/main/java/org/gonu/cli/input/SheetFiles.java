package org.gonu.cli.input;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.InputException;

/** The rule sheets that are given to commands as files or directories. */
public final class SheetFiles {
  private SheetFiles() {}

  /** The only argument of a command, a rule sheet, resolved by {@link SheetLookup}. */
  public static String only(Arguments arguments) {
    return SheetLookup.find(arguments.only("rule sheet"));
  }

  /** Files, resolved by {@link SheetLookup}; for each directory the rule sheets in it, by name. */
  public static ImmutableList<String> in(ImmutableList<String> paths) {
    return in(paths, SheetLookup.SUFFIX, "rule sheet");
  }

  /** The rule sheets of the library. */
  public static ImmutableList<String> ofLibrary() {
    return in(Lists.immutable.of(SheetLookup.LIBRARY));
  }

  /**
   * Files, resolved by {@link SheetLookup}; for each directory its files with a suffix, by name.
   *
   * @param what the kind of the files, for the message
   */
  public static ImmutableList<String> in(ImmutableList<String> paths, String suffix, String what) {
    return paths.flatCollect(path -> in(path, suffix, what));
  }

  /**
   * All rule sheets below a directory, by name; those of the library if that is built in. Hidden
   * directories are left out; links are followed.
   */
  public static ImmutableList<String> below(String directory) {
    if (SheetLookup.isBuiltInLibrary(directory)) {
      return SheetLookup.library(SheetLookup.SUFFIX);
    }
    SheetsBelow sheets = new SheetsBelow(GameFile.path(directory));
    try {
      Files.walkFileTree(
          sheets.root(), EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, sheets);
    } catch (IOException unreadable) {
      throw new InputException(
          "gonu: cannot read '" + directory + "': " + unreadable.getMessage() + "\n");
    }
    if (sheets.found().isEmpty()) {
      throw new InputException(
          "gonu: there is no rule sheet (*" + SheetLookup.SUFFIX + ") in '" + directory + "'\n");
    }
    return sheets.found();
  }

  /** Advice on a file that is missing: on one of another kind, rule sheets are none. */
  private static String advice(String path, String suffix, String what) {
    return path.endsWith(suffix) && !suffix.equals(SheetLookup.SUFFIX)
        ? "the " + what + " of NAME" + SheetLookup.SUFFIX + " is NAME" + suffix + " beside it"
        : SheetLookup.advice(path);
  }

  private static ImmutableList<String> in(String path, String suffix, String what) {
    if (SheetLookup.isBuiltInLibrary(path)) {
      return SheetLookup.library(suffix);
    }
    String found = SheetLookup.find(path);
    if (!SheetLookup.exists(found)) {
      throw new InputException(
          "gonu: there is no file or directory '"
              + path
              + "'\nhelp: "
              + advice(path, suffix, what)
              + "\n");
    }
    Path place = GameFile.path(found);
    if (!Files.isDirectory(place)) {
      return Lists.immutable.of(found);
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
}
