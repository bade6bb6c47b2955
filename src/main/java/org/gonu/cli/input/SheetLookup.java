package org.gonu.cli.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.InputException;
import org.gonu.game.SheetLibrary;
import org.gonu.text.SpellingDistance;

/**
 * Finds rule sheets, and their tests, by the names that users give. A file on the disk comes first,
 * then one of the library by {@code rules/NAME.kif}, {@code NAME.kif} or {@code NAME}. The library
 * is the directory {@code rules} if that exists and has rule sheets, else the one that comes with
 * the program. {@code -} names the standard input.
 */
public final class SheetLookup {
  /** The directory name of the library. */
  static final String LIBRARY = "rules";

  /** The suffix of rule sheets. */
  static final String SUFFIX = ".kif";

  /** Names what is on the standard input. */
  private static final String STANDARD_INPUT = "-";

  /** More than any rule sheet has. */
  private static final int MAX_INPUT_BYTES = 64 << 20;

  private SheetLookup() {}

  /** The path for a given name: the name itself, or {@code rules/NAME.kif}. */
  public static String find(String given) {
    if (Files.exists(GameFile.path(given))) {
      return given;
    }
    String name = nameInLibrary(given);
    return names().contains(name) ? LIBRARY + "/" + name : given;
  }

  /** True if a path from {@link #find} is that of a file, on the disk or in the library. */
  public static boolean exists(String path) {
    return isStandardInput(path) || Files.exists(GameFile.path(path)) || isInBuiltInLibrary(path);
  }

  /** True if a path names what is on the standard input. */
  public static boolean isStandardInput(String path) {
    return path.equals(STANDARD_INPUT);
  }

  /** True if a path names the library and there is no such directory on the disk. */
  public static boolean isBuiltInLibrary(String path) {
    String place = path.replaceFirst("/(\\*" + SUFFIX + ")?$", "");
    return place.equals(LIBRARY) && !isOnDisk();
  }

  /** The files of the library with a suffix, as {@link #find} returns them. */
  static ImmutableList<String> library(String suffix) {
    return names().select(name -> name.endsWith(suffix)).collect(name -> LIBRARY + "/" + name);
  }

  /** What is on the standard input, up to its end; an error if it cannot be read. */
  public static byte[] standardInput() {
    try {
      return System.in.readNBytes(MAX_INPUT_BYTES);
    } catch (IOException closed) {
      throw new InputException("gonu: cannot read '-': " + closed.getMessage() + "\n");
    }
  }

  /**
   * The bytes of a file.
   *
   * @throws NoSuchFileException if it is neither on the disk nor in the library
   */
  static byte[] read(String path) throws IOException {
    if (path.equals(STANDARD_INPUT)) {
      return System.in.readNBytes(MAX_INPUT_BYTES);
    }
    Path file = GameFile.path(path);
    if (!Files.exists(file) && isInBuiltInLibrary(path)) {
      return SheetLibrary.read(nameInLibrary(path));
    }
    return Files.readAllBytes(file);
  }

  /** Advice on a name for which there is no file, in one line. */
  static String advice(String given) {
    String name = nameInLibrary(given);
    String nearest =
        SpellingDistance.nearest(name, names().select(each -> each.endsWith(SUFFIX)))
            .map(sheet -> "did you mean '" + inTheForm(given, sheet) + "'? ")
            .orElse("");
    return nearest + "'gonu games' lists the rule sheets that can be named";
  }

  private static String inTheForm(String given, String name) {
    if (given.startsWith(LIBRARY + "/")) {
      return LIBRARY + "/" + name;
    }
    return given.endsWith(SUFFIX) ? name : name.substring(0, name.length() - SUFFIX.length());
  }

  /** The name that a file would have in the library. */
  private static String nameInLibrary(String given) {
    String name = given.replaceFirst("^(\\./)*" + LIBRARY + "/", "");
    return name.contains(".") ? name : name + SUFFIX;
  }

  private static boolean isInBuiltInLibrary(String path) {
    return !isOnDisk()
        && path.startsWith(LIBRARY + "/")
        && SheetLibrary.names().contains(nameInLibrary(path));
  }

  private static ImmutableList<String> names() {
    return isOnDisk() ? namesOnDisk() : SheetLibrary.names();
  }

  /**
   * True if the library is a directory on the disk. A directory of that name without rule sheets is
   * something else.
   */
  private static boolean isOnDisk() {
    return Files.isDirectory(Path.of(LIBRARY))
        && namesOnDisk().anySatisfy(name -> name.endsWith(SUFFIX));
  }

  private static ImmutableList<String> namesOnDisk() {
    try (Stream<Path> files = Files.list(Path.of(LIBRARY))) {
      return Lists.immutable
          .fromStream(files.map(file -> String.valueOf(file.getFileName())))
          .toImmutableSortedList();
    } catch (IOException unreadable) {
      throw new InputException(
          "gonu: cannot read '" + LIBRARY + "': " + unreadable.getMessage() + "\n");
    }
  }
}
