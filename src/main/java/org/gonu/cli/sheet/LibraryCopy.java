package org.gonu.cli.sheet;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.UnwritableFile;
import org.gonu.game.SheetLibrary;

/** Writes the library that comes with the program into a directory. */
final class LibraryCopy {
  private LibraryCopy() {}

  /**
   * Writes all files; existing ones with the same content stay as they are.
   *
   * @return the number of library files that are then in the directory
   * @throws InputException if a file exists with another content, in which case nothing is written,
   *     or if one cannot be written
   */
  static int into(Path directory) {
    ImmutableList<String> names = SheetLibrary.names();
    try {
      refuseToOverwrite(directory, names);
      Files.createDirectories(directory);
      for (String name : names) {
        Path file = directory.resolve(name);
        if (!Files.exists(file)) {
          Files.write(file, SheetLibrary.read(name));
        }
      }
    } catch (IOException unwritable) {
      throw new InputException(
          "gonu: cannot write the library into '"
              + directory
              + "': "
              + UnwritableFile.reason(directory, unwritable)
              + "\n");
    }
    return names.size();
  }

  private static void refuseToOverwrite(Path directory, ImmutableList<String> names)
      throws IOException {
    MutableList<String> others = Lists.mutable.empty();
    for (String name : names) {
      Path file = directory.resolve(name);
      if (Files.exists(file) && !Arrays.equals(Files.readAllBytes(file), SheetLibrary.read(name))) {
        others.add(name);
      }
    }
    if (others.notEmpty()) {
      throw new InputException(
          "gonu: '"
              + directory
              + "' has files of these names with another content: "
              + others.makeString(" ")
              + "\nhelp: choose another directory, nothing is overwritten\n");
    }
  }
}
