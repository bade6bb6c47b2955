package org.gonu.gdl;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * What a rule sheet says about itself in the comment lines at its top.
 *
 * <pre>
 * ;;; Title: King and rook against king, 4x4
 * ;;; Summary: White's king and rook must mate the lone black king.
 * ;;; Kind: two players, alternating, zero-sum
 * ;;; Source: where the rules come from
 * </pre>
 *
 * @param title what people call the game
 * @param summary one line about the game
 * @param kind its kind, see {@link GameKind#parse}
 * @param source where the rules come from
 */
public record SheetHeader(String title, String summary, GameKind kind, String source) {
  /** The name of the field with the title. */
  public static final String TITLE = "Title";

  /** The name of the field with the one line about the game. */
  public static final String SUMMARY = "Summary";

  /** The name of the field with the kind of the game. */
  public static final String KIND = "Kind";

  /** The name of the field with the origin of the rules. */
  public static final String SOURCE = "Source";

  /** The names of all fields, in their order. */
  public static final ImmutableList<String> FIELDS =
      Lists.immutable.of(TITLE, SUMMARY, KIND, SOURCE);

  /** The header of a sheet; nothing if it has none or one with faults. */
  public static Optional<SheetHeader> of(RuleSheet sheet) {
    ImmutableList<HeaderLine> lines = sheet.header();
    Optional<String> title = value(lines, TITLE);
    Optional<String> summary = value(lines, SUMMARY);
    Optional<GameKind> kind = value(lines, KIND).flatMap(GameKind::parse);
    Optional<String> source = value(lines, SOURCE);
    return title.isPresent() && summary.isPresent() && kind.isPresent() && source.isPresent()
        ? Optional.of(new SheetHeader(title.get(), summary.get(), kind.get(), source.get()))
        : Optional.empty();
  }

  /** The first line of a field in the header of a sheet, well-formed or not. */
  public static Optional<HeaderLine> line(RuleSheet sheet, String field) {
    return sheet.header().detectOptional(line -> line.name().equals(field));
  }

  private static Optional<String> value(ImmutableList<HeaderLine> lines, String name) {
    return lines
        .detectOptional(line -> line.name().equals(name) && !line.value().isEmpty())
        .map(HeaderLine::value);
  }
}
