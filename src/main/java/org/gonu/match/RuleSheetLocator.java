package org.gonu.match;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/**
 * Finds the rule sheet of a recorded match: by the name in its {@code ruleSheet} field, by its
 * {@code gameName} or, since records of other programs have neither, by the beginning of the
 * record's file name up to a dash or dot. Looks beside the record, in a directory {@code rules},
 * and at the name as given.
 */
public final class RuleSheetLocator {
  private RuleSheetLocator() {}

  /**
   * The first of the {@linkplain #candidates candidates} that exists.
   *
   * @param isThere whether a sheet exists, on the disk or elsewhere
   */
  public static Optional<Path> locate(
      MatchHeader header, Path recordFile, Predicate<Path> isThere) {
    return candidates(header, recordFile).detectOptional(isThere::test);
  }

  /** The file names that a sheet may have, likeliest first; empty if the record names no sheet. */
  public static ImmutableList<String> names(MatchHeader header, Path recordFile) {
    return candidates(header, recordFile)
        .collect(path -> String.valueOf(path.getFileName()))
        .distinct();
  }

  /** The possible paths, likeliest first; empty if the record names no sheet. */
  public static ImmutableList<Path> candidates(MatchHeader header, Path recordFile) {
    MutableList<Path> places = Lists.mutable.empty();
    header.ruleSheet().ifPresent(name -> addPlaces(name, recordFile, places));
    header.gameName().ifPresent(name -> addPlaces(name + ".kif", recordFile, places));
    beginnings(recordFile).each(name -> addPlaces(name + ".kif", recordFile, places));
    return places.distinct().toImmutable();
  }

  /** The file name cut at each dash or dot, the longest first. */
  private static ImmutableList<String> beginnings(Path recordFile) {
    String name = String.valueOf(recordFile.getFileName());
    MutableList<String> beginnings = Lists.mutable.empty();
    for (int end = name.length() - 1; end > 0; end--) {
      if (name.charAt(end) == '-' || name.charAt(end) == '.') {
        beginnings.add(name.substring(0, end));
      }
    }
    return beginnings.toImmutable();
  }

  private static void addPlaces(String name, Path recordFile, MutableList<Path> places) {
    Path given;
    try {
      given = Path.of(name);
    } catch (InvalidPathException e) {
      return;
    }
    Path fileName = given.getFileName();
    if (fileName == null) {
      return;
    }
    places.add(recordFile.resolveSibling(fileName));
    places.add(Path.of("rules").resolve(fileName));
    places.add(given);
  }
}
