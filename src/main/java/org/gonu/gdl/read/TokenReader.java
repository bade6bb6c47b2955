package org.gonu.gdl.read;

import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.gdl.read.antlr.GdlLexer;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.DiagnosticCollector;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * The tokens of a text one after the other, with spans in UTF-16 offsets. Quoted symbols, nameless
 * variables and block comments are reported, and replaced by what was probably meant.
 */
final class TokenReader {
  /** What other languages and word processors put around a word. */
  private static final String SINGLE_QUOTES = "'`\u2018\u2019\u201A\u201B";

  private static final String DOUBLE_QUOTES = "\u201C\u201D\u201E\u201F\u00AB\u00BB";
  private static final String QUOTES = SINGLE_QUOTES + DOUBLE_QUOTES;

  private final SourceText source;
  private final DiagnosticCollector findings;
  private final GdlLexer lexer;
  private final CodePointOffsets offsets;
  private final MutableMap<String, String> texts = Maps.mutable.empty();

  TokenReader(SourceText source, DiagnosticCollector findings) {
    this.source = source;
    this.findings = findings;
    this.lexer = new GdlLexer(CharStreams.fromString(source.text(), source.name()));
    this.offsets = CodePointOffsets.of(source.text());
    lexer.removeErrorListeners();
  }

  /** The lexer, for callers that need its name. */
  GdlLexer lexer() {
    return lexer;
  }

  /** The next token; EOF at the end, as often as it is asked for. */
  CommonToken next() {
    CommonToken token = placed((CommonToken) lexer.nextToken());
    while (token.getType() == GdlLexer.BLOCK_COMMENT) {
      findings.add(comment(token));
      token = placed((CommonToken) lexer.nextToken());
    }
    if (token.getType() != Token.EOF) {
      token.setText(text(token));
      check(token);
    }
    return token;
  }

  private CommonToken placed(CommonToken token) {
    if (token.getType() != Token.EOF) {
      token.setStopIndex(offsets.toUtf16(token.getStopIndex() + 1) - 1);
      token.setStartIndex(offsets.toUtf16(token.getStartIndex()));
    }
    return token;
  }

  /** The text of a token; the same object for all that read the same. */
  private String text(Token token) {
    return switch (token.getType()) {
      case GdlLexer.OPEN -> "(";
      case GdlLexer.CLOSE -> ")";
      default -> texts.getIfAbsentPutWithKey(source.text(span(token)), text -> text);
    };
  }

  private void check(CommonToken token) {
    if (token.getType() == GdlLexer.QUOTED
        || isQuoted(
            token.getText().charAt(0), token.getText().charAt(token.getText().length() - 1))) {
      findings.add(quoted(token));
      token.setType(GdlLexer.SYMBOL);
    } else if (token.getText().equals("?")) {
      findings.add(
          Diagnostic.of(
                  DiagnosticCode.NAMELESS_VARIABLE, source, span(token), "a variable needs a name")
              .withHelp("write a name behind the question mark, such as '?x'"));
    }
  }

  /** True for a name with these ends. A single quotation mark at its end may be a prime. */
  static boolean isQuoted(char first, char last) {
    return QUOTES.indexOf(first) >= 0 || DOUBLE_QUOTES.indexOf(last) >= 0;
  }

  private Diagnostic quoted(Token token) {
    String plain =
        token
            .getText()
            .replaceAll("^[\"|" + QUOTES + "]+|[\"|" + QUOTES + "]+$", "")
            .strip()
            .replaceAll("[\\s();\"|]+", "_")
            .replaceFirst("^\\?+", "");
    return Diagnostic.of(
            DiagnosticCode.QUOTED_TEXT,
            source,
            span(token),
            "GDL has no strings and no quoted symbols")
        .withHelp(
            plain.isEmpty() ? "remove the quotation mark" : "write it without quotes: " + plain)
        .withReplacement(plain);
  }

  private Diagnostic comment(Token token) {
    String text = source.text(span(token)).replaceFirst("^#\\|", "").replaceFirst("\\|#$", "");
    return Diagnostic.of(
            DiagnosticCode.NOT_A_STATEMENT, source, span(token), "'#|' starts no comment in GDL")
        .withHelp("start each line of the comment with ';'")
        .withReplacement(";" + text.stripTrailing().replaceAll("\\R", "$0;") + "\n");
  }

  static Span span(Token token) {
    return new Span(token.getStartIndex(), token.getStopIndex() + 1);
  }
}
