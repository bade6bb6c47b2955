package org.gonu.cli.input;

import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.InputException;
import org.gonu.match.MatchRecord;
import org.gonu.match.RuleSheetLocator;

/** Finds the rule sheet of a recorded match. */
public final class RecordSheet {
  /** More names than these are only parts of the first ones. */
  private static final int MAX_NAMES = 3;

  private RecordSheet() {}

  /**
   * The path of the sheet that the user names, else of the one that the record tells of.
   *
   * @param file of the record, as the user names it
   * @param named the sheet, if the user names one
   * @throws InputException if the user names none, and that of the record is not found
   */
  public static String of(MatchRecord record, String file, Optional<String> named) {
    return named
        .map(SheetLookup::find)
        .or(
            () ->
                RuleSheetLocator.locate(
                        record.header(), GameFile.path(file), sheet -> isThere(sheet.toString()))
                    .map(Path::toString))
        .orElseThrow(
            () ->
                new InputException(
                    "gonu: cannot tell the rule sheet of '"
                        + file
                        + "'"
                        + lookedFor(record, file)
                        + "\nhelp: name it with --rules FILE\n"));
  }

  /** A sheet that was read from the standard input is there no more: it must not be waited for. */
  private static boolean isThere(String sheet) {
    return !SheetLookup.isStandardInput(sheet) && SheetLookup.exists(sheet);
  }

  /** The names that were looked for and where; the empty string if there is no such name. */
  private static String lookedFor(MatchRecord record, String file) {
    ImmutableList<String> names =
        RuleSheetLocator.names(record.header(), GameFile.path(file)).take(MAX_NAMES);
    return names.isEmpty()
        ? ""
        : ": neither beside it nor in 'rules' is there " + names.makeString(" or ");
  }
}
