package org.gonu.gdl;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A sheet in which one keyword has other arguments: none, or too many.
 *
 * @param text of the sheet
 * @param place of the keyword, an offset into the text
 */
public record ChangedArguments(String text, int place) {
  private static final Pattern KEYWORD =
      Pattern.compile("\\((role|init|true|does|next|legal|goal|terminal|base|input|distinct)\\b");

  /** All such sheets for one that is right, keyword by keyword. */
  public static Stream<ChangedArguments> in(String sheet) {
    return KEYWORD.matcher(sheet).results().flatMap(keyword -> of(sheet, keyword));
  }

  private static Stream<ChangedArguments> of(String sheet, MatchResult keyword) {
    String before = sheet.substring(0, keyword.end());
    String after = sheet.substring(closing(sheet, keyword.start()));
    return Stream.of("", " ?x", " ?x ?y ?z", " (f) (g ?x)")
        .map(arguments -> new ChangedArguments(before + arguments + after, keyword.start()));
  }

  /** Where the parenthesis that opens at a place is closed. */
  private static int closing(String text, int open) {
    int depth = 0;
    for (int i = open; i < text.length(); i++) {
      depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return text.length();
  }
}
