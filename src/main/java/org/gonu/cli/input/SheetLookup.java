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
 * Finds rule sheets, and their tests, by the names that users give: a file on the disk comes first,
 * then one of the library by {@code rules/NAME.kif}, {@code NAME.kif} or {@code NAME}. The library
 * is the directory {@code rules} if there is one with rule sheets, else what comes with the
 * program.
 */
public final class SheetLookup {
  /** The directory that the library is known by. */
  static final String LIBRARY = "rules";

  /** How the name of a rule sheet ends. */
  static final String SUFFIX = ".kif";

  private SheetLookup() {}

  /** The path that stands for what is named: as it is, or {@code rules/NAME.kif}. */
  public static String find(String given) {
    if (Files.exists(GameFile.path(given))) {
      return given;
    }
    String name = nameInLibrary(given);
    return names().contains(name) ? LIBRARY + "/" + name : given;
  }

  /** True if the path that {@link #find} gave is that of a file, on the disk or in the library. */
  public static boolean exists(String path) {
    return Files.exists(GameFile.path(path)) || isInBuiltInLibrary(path);
  }

  /** True if the path names the library and there is no such directory on the disk. */
  public static boolean isBuiltInLibrary(String path) {
    String place = path.replaceFirst("/(\\*" + SUFFIX + ")?$", "");
    return place.equals(LIBRARY) && !isOnDisk();
  }

  /** The files of the library whose names end so, as {@link #find} gives them. */
  static ImmutableList<String> library(String suffix) {
    return names().select(name -> name.endsWith(suffix)).collect(name -> LIBRARY + "/" + name);
  }

  /**
   * The bytes of a file.
   *
   * @throws NoSuchFileException if there is none, neither on the disk nor in the library
   */
  static byte[] read(String path) throws IOException {
    Path file = GameFile.path(path);
    if (!Files.exists(file) && isInBuiltInLibrary(path)) {
      return SheetLibrary.read(nameInLibrary(path));
    }
    return Files.readAllBytes(file);
  }

  /** What to do about a name that stands for nothing, in one line. */
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

  /** The name that a file of the library would have. */
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

  /** A directory of that name without rule sheets is something else. */
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
