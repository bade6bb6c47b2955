package org.gonu.gdl.infix;

import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.infix.InfixToken.Kind;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/** Splits infix text into tokens and comments. */
final class InfixLexer {
  private static final String MARKS = "(),&|~.";

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
    } else if (text.startsWith(":-", at)) {
      at += 2;
      tokens.add(new InfixToken(Kind.MARK, ":-", new Span(start, at)));
    } else if (MARKS.indexOf(c) >= 0) {
      at++;
      tokens.add(new InfixToken(Kind.MARK, String.valueOf(c), new Span(start, at)));
    } else if (c == '\'' || c == '"') {
      quoted(c);
    } else if (isWord(c)) {
      while (at < text.length() && isWord(text.charAt(at))) {
        at++;
      }
      word(new Span(start, at));
    } else {
      at += Character.charCount(text.codePointAt(at));
      Span span = new Span(start, at);
      report(span, "'" + source.text(span) + "' has no meaning here", "put odd names in quotes");
    }
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
      } while (text.contains("ny" + anonymous));
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
