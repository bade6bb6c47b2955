package org.gonu.gdl.infix;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntSets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.primitive.MutableIntSet;
import org.eclipse.collections.api.tuple.Pair;
import org.eclipse.collections.impl.tuple.Tuples;
import org.gonu.gdl.infix.InfixToken.Kind;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Severity;
import org.gonu.text.SourceText;
import org.gonu.text.Span;
import org.jspecify.annotations.Nullable;

/** Splits infix text into tokens and comments. */
final class InfixLexer {
  private static final String MARKS = "(),&|;~.=";

  /** Marks of several characters, longer ones before those that they start with. */
  private static final ImmutableList<Pair<String, String>> LONG_MARKS =
      Lists.immutable.of(
          Tuples.pair(":-", ":-"),
          Tuples.pair("\\+", "~"),
          Tuples.pair("\\==", "!="),
          Tuples.pair("\\=", "!="),
          Tuples.pair("!=", "!="),
          Tuples.pair("==", "="));

  /** Directives that tell Prolog how to store clauses; they mean nothing in GDL. */
  private static final Pattern DIRECTIVE =
      Pattern.compile(
          ":-\\s*(?:discontiguous|dynamic|module|multifile|set_prolog_flag|style_check|table"
              + "|thread_local)\\b[^.]*\\.(?!\\S)");

  /** In place of a name that has no characters. */
  private static final String UNREADABLE = "unreadable";

  private final SourceText source;
  private final String text;
  private final MutableList<Diagnostic> findings;
  private final MutableList<InfixToken> tokens = Lists.mutable.empty();
  private final MutableList<Span> comments = Lists.mutable.empty();
  private int at = 0;

  /** Number of the last variable that was made of a lone underscore. */
  private int anonymous = 0;

  /** Numbers that no such variable may have; null until there is one. */
  private @Nullable MutableIntSet numbersInUse;

  InfixLexer(SourceText source, MutableList<Diagnostic> findings) {
    this.source = source;
    this.text = source.text();
    this.findings = findings;
  }

  /** All tokens; the last one is the end. */
  MutableList<InfixToken> tokens() {
    while (at < text.length()) {
      next();
    }
    tokens.add(new InfixToken(Kind.END, "", new Span(text.length(), text.length())));
    return tokens;
  }

  /** The comments that were met on the way. */
  MutableList<Span> comments() {
    return comments;
  }

  private void next() {
    char c = text.charAt(at);
    int start = at;
    if (Character.isWhitespace(c) || c == '\u00A0' || c == '\uFEFF') {
      at++;
    } else if (c == '%') {
      at = endOfLine(at);
      comments.add(new Span(start, at));
    } else if (text.startsWith("/*", at)) {
      block();
    } else if (c == '\'' || c == '"') {
      quoted(c);
    } else if (isWord(c)) {
      at = endOfWord(at);
      word(new Span(start, at));
    } else if (!directive()) {
      sign();
    }
  }

  /** Takes the comment that starts here, as one for each of its lines. */
  private void block() {
    int close = text.indexOf("*/", at + 2);
    if (close < 0) {
      report(new Span(at, at + 2), "this comment is never closed", "close it by '*/'");
      close = text.length();
    }
    int line = at + 2;
    while (line < close) {
      int end = Math.min(close, endOfLine(line));
      int first = line;
      while (first < end && (text.charAt(first) == '*' || text.charAt(first) <= ' ')) {
        first++;
      }
      if (first < end) {
        comments.add(new Span(first, end));
      }
      line = end + 1;
    }
    at = Math.min(text.length(), close + 2);
  }

  /** Takes a directive, if one starts here. */
  private boolean directive() {
    if (text.charAt(at) != ':' || !(tokens.isEmpty() || tokens.getLast().isMark("."))) {
      return false;
    }
    Matcher matcher = DIRECTIVE.matcher(text).region(at, text.length());
    if (!matcher.lookingAt()) {
      return false;
    }
    Span span = new Span(at, matcher.end());
    findings.add(
        Diagnostic.of(
                DiagnosticCode.INFIX_SYNTAX, source, span, "this directive of Prolog is left out")
            .withSeverity(Severity.WARNING));
    at = matcher.end();
    return true;
  }

  /** Takes a mark, or a sign that has no meaning in a sheet. */
  private void sign() {
    int start = at;
    Optional<Pair<String, String>> mark =
        LONG_MARKS.detectOptional(each -> text.startsWith(each.getOne(), start));
    int foreign = ForeignSign.lengthOfLong(text, at);
    if (foreign > 0) {
      at += foreign;
      add(Kind.FOREIGN, text.substring(start, at), start);
    } else if (mark.isPresent()) {
      at += mark.get().getOne().length();
      add(Kind.MARK, mark.get().getTwo(), start);
    } else if (text.charAt(at) == '?' && at + 1 < text.length() && isWord(text.charAt(at + 1))) {
      at = endOfWord(at + 1);
      add(Kind.VARIABLE, text.substring(start, at), start);
    } else {
      boolean isMark = MARKS.indexOf(text.charAt(at)) >= 0;
      at += Character.charCount(text.codePointAt(at));
      add(isMark ? Kind.MARK : Kind.FOREIGN, text.substring(start, at), start);
    }
  }

  private void add(Kind kind, String meaning, int start) {
    tokens.add(new InfixToken(kind, meaning, new Span(start, at)));
  }

  private int endOfWord(int from) {
    int end = from;
    while (end < text.length() && isWord(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private int endOfLine(int from) {
    int end = from;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return end;
  }

  private static boolean isWord(char c) {
    return Character.isLetterOrDigit(c) || c == '_';
  }

  private void word(Span span) {
    String word = source.text(span);
    if (word.equals("_")) {
      do {
        anonymous++;
      } while (numbersInUse().contains(anonymous));
      tokens.add(new InfixToken(Kind.VARIABLE, "?any" + anonymous, span));
    } else if (word.startsWith("_")) {
      tokens.add(new InfixToken(Kind.VARIABLE, "?" + word.substring(1), span));
    } else if (Character.isUpperCase(word.charAt(0))) {
      String name = word.substring(0, 1).toLowerCase(Locale.ROOT) + word.substring(1);
      tokens.add(new InfixToken(Kind.VARIABLE, "?" + name, span));
    } else {
      tokens.add(new InfixToken(Kind.NAME, word, span));
    }
  }

  /** The numbers, and with what numbers start, of all words that may become {@code ?any1}. */
  private MutableIntSet numbersInUse() {
    MutableIntSet known = numbersInUse;
    if (known != null) {
      return known;
    }
    MutableIntSet found = IntSets.mutable.empty();
    for (int word = text.indexOf("ny"); word >= 0; word = text.indexOf("ny", word + 1)) {
      long number = 0;
      for (int i = word + 2; i < text.length() && isDigit(text.charAt(i)); i++) {
        number = 10 * number + text.charAt(i) - '0';
        if (number == 0 || number > Integer.MAX_VALUE) {
          break;
        }
        found.add((int) number);
      }
    }
    numbersInUse = found;
    return found;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** A name in quotes; a quote inside of it is doubled. */
  private void quoted(char quote) {
    int start = at++;
    StringBuilder name = new StringBuilder();
    int end = endOfLine(start);
    while (at < end && (text.charAt(at) != quote || text.startsWith("" + quote + quote, at))) {
      at += text.charAt(at) == quote ? 1 : 0;
      name.append(text.charAt(at++));
    }
    Span span = new Span(start, Math.min(text.length(), at + 1));
    if (at >= end) {
      report(new Span(start, end), "this quote is never closed", "close it on the same line");
    } else if (!name.toString().matches("[^\\s();\"|?\\u00A0\\uFEFF][^\\s();\"|\\u00A0\\uFEFF]*")) {
      report(span, "prefix GDL cannot have the name '" + name + "'", "take another name");
    }
    at = Math.min(at + 1, text.length());
    // A name without characters was reported above; no later stage takes one.
    tokens.add(new InfixToken(Kind.NAME, name.isEmpty() ? UNREADABLE : name.toString(), span));
  }

  private void report(Span span, String message, String help) {
    findings.add(Diagnostic.of(DiagnosticCode.INFIX_SYNTAX, source, span, message).withHelp(help));
  }
}
