package org.gonu.cli.input;

import java.nio.file.Path;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.cli.console.UsageException;
import org.gonu.game.Game;
import org.gonu.text.Sha256;

/**
 * What a sheet is called in records and results.
 *
 * @param file the name of its file; of one from the standard input, that of the copy which is kept
 *     beside records
 */
public record SheetName(String file) {
  /** Digits of the hash by which sheets from the standard input are told apart. */
  private static final int HASH_LENGTH = 8;

  /**
   * The name of a sheet.
   *
   * @param path as written
   * @param game of the sheet
   */
  public static SheetName of(String path, Game game) {
    return new SheetName(
        SheetLookup.isStandardInput(path)
            ? "stdin-"
                + Sha256.hex(game.sheet().source().text()).substring(0, HASH_LENGTH)
                + SheetLookup.SUFFIX
            : String.valueOf(Path.of(path).getFileName()));
  }

  /**
   * Checks that sheets can be told apart by the names of their games.
   *
   * @param command for the message
   * @throws UsageException if two have one name
   */
  public static void checkDistinct(String command, ImmutableList<String> games) {
    MutableSet<String> names = Sets.mutable.empty();
    for (String game : games) {
      if (!names.add(game)) {
        throw new UsageException(
            command + ": two sheets are named '" + game + "'; sheets are told apart by that");
      }
    }
  }

  /** The name without the suffix, by which the game is called. */
  public String game() {
    return file.replaceFirst("\\.[^.]*$", "");
  }
}
