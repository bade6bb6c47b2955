package org.gonu.gdl.fix;

import java.util.Comparator;
import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Blanks;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * Fits edits into their text: names which they bring together stay apart, and new lines end as the
 * others do.
 */
final class EditFitter {
  private static final String MARKS = "();\"|";

  private static final Pattern BARE_LINE_END = Pattern.compile("(?<!\r)\n");

  private final String text;
  private final String lineEnd;

  EditFitter(SourceText source) {
    this.text = source.text();
    this.lineEnd = source.lineEnd();
  }

  /** The same fix, with blanks where two words would become one, and line ends of the sheet. */
  Fix fit(Fix fix) {
    ImmutableList<Fix.Edit> edits =
        fix.edits()
            .toSortedList(Comparator.comparingInt(edit -> edit.span().start()))
            .toImmutable();
    MutableList<Fix.Edit> fitted = Lists.mutable.empty();
    int done = 0;
    boolean afterWord = false;
    for (int i = 0; i < edits.size(); i++) {
      Fix.Edit edit = edits.get(i);
      Span span = edit.span();
      afterWord = span.start() == done ? afterWord : isWordAt(span.start() - 1);
      boolean nextTouches = i + 1 < edits.size() && edits.get(i + 1).span().start() == span.end();
      String fit = apart(edit, afterWord, !nextTouches && isWordAt(span.end()));
      fitted.add(new Fix.Edit(span, fit));
      afterWord = fit.isEmpty() ? afterWord : isWord(fit.charAt(fit.length() - 1));
      done = span.end();
    }
    return new Fix(fix.title(), fitted.toImmutable());
  }

  /** The new text with a blank where it would join a word; parts of a word remain parts. */
  private String apart(Fix.Edit edit, boolean afterWord, boolean beforeWord) {
    Span span = edit.span();
    boolean startsInside = isInsideWord(span.start());
    boolean endsInside = isInsideWord(span.end());
    String added = BARE_LINE_END.matcher(edit.text()).replaceAll(lineEnd);
    if (added.isEmpty()) {
      return afterWord && beforeWord && !(startsInside && endsInside) ? " " : "";
    }
    String before = afterWord && !startsInside && isWord(added.charAt(0)) ? " " : "";
    boolean joins = beforeWord && !endsInside && isWord(added.charAt(added.length() - 1));
    return before + added + (joins ? " " : "");
  }

  private boolean isInsideWord(int offset) {
    return isWordAt(offset - 1) && isWordAt(offset);
  }

  private boolean isWordAt(int offset) {
    return offset >= 0 && offset < text.length() && isWord(text.charAt(offset));
  }

  private static boolean isWord(char c) {
    return !Blanks.isBlank(c) && MARKS.indexOf(c) < 0;
  }
}
