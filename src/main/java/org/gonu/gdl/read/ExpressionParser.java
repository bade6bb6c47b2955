package org.gonu.gdl.read;

import java.util.List;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.gdl.read.antlr.GdlLexer;
import org.gonu.gdl.read.antlr.GdlParser;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.DiagnosticCollector;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * Text to expressions. Faults of the text are reported and repaired in the list of tokens, so that
 * the generated parser only sees text that its grammar accepts and every fault is told in one run.
 */
final class ExpressionParser {
  private final SourceText source;
  private final DiagnosticCollector findings;
  private final MutableMap<String, String> texts = Maps.mutable.empty();

  ExpressionParser(SourceText source, DiagnosticCollector findings) {
    this.source = source;
    this.findings = findings;
  }

  /** All expressions of the text, or as many as could be read. */
  ImmutableList<Expression> parse() {
    MutableList<Token> balanced = new ParenthesisBalance(source, findings).balance(tokens());
    MutableList<Expression> expressions = Lists.mutable.empty();
    int start = 0;
    int depth = 0;
    for (int i = 0; i < balanced.size(); i++) {
      int type = balanced.get(i).getType();
      depth += type == GdlLexer.OPEN ? 1 : type == GdlLexer.CLOSE ? -1 : 0;
      if (depth == 0) {
        // One statement at a time: parse trees take many times the room of the text.
        expressions.addAllIterable(parse(balanced.subList(start, i + 1)));
        start = i + 1;
      }
    }
    return expressions.toImmutable();
  }

  private static ImmutableList<Expression> parse(List<Token> statement) {
    GdlParser parser = new GdlParser(new CommonTokenStream(new ListTokenSource(statement)));
    parser.removeErrorListeners();
    parser.setErrorHandler(new BailErrorStrategy());
    parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
    return convert(parser.file().expression());
  }

  /** Tokens of the parser's channel with spans in UTF-16 offsets and without quoted ones. */
  private MutableList<Token> tokens() {
    GdlLexer lexer = new GdlLexer(CharStreams.fromString(source.text(), source.name()));
    lexer.removeErrorListeners();
    CodePointOffsets offsets = CodePointOffsets.of(source.text());
    MutableList<Token> tokens = Lists.mutable.empty();
    for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
      if (token.getChannel() == Token.DEFAULT_CHANNEL) {
        CommonToken own = (CommonToken) token;
        own.setStopIndex(offsets.toUtf16(own.getStopIndex() + 1) - 1);
        own.setStartIndex(offsets.toUtf16(own.getStartIndex()));
        own.setText(text(own));
        tokens.add(checked(own));
      }
    }
    return tokens;
  }

  /** The text of a token; the same object for all that read the same. */
  private String text(Token token) {
    return switch (token.getType()) {
      case GdlLexer.OPEN -> "(";
      case GdlLexer.CLOSE -> ")";
      default -> texts.getIfAbsentPutWithKey(source.text(span(token)), text -> text);
    };
  }

  private Token checked(CommonToken token) {
    if (token.getType() == GdlLexer.QUOTED) {
      findings.add(
          Diagnostic.of(
                  DiagnosticCode.QUOTED_TEXT,
                  source,
                  span(token),
                  "GDL has no strings and no quoted symbols")
              .withHelp("write a plain name"));
      token.setType(GdlLexer.SYMBOL);
    } else if (token.getText().equals("?")) {
      findings.add(
          Diagnostic.of(
                  DiagnosticCode.NAMELESS_VARIABLE, source, span(token), "a variable needs a name")
              .withHelp("write a name behind the question mark, such as '?x'"));
    }
    return token;
  }

  static Span span(Token token) {
    return new Span(token.getStartIndex(), token.getStopIndex() + 1);
  }

  private static ImmutableList<Expression> convert(Iterable<GdlParser.ExpressionContext> contexts) {
    MutableList<Expression> expressions = Lists.mutable.empty();
    for (GdlParser.ExpressionContext context : contexts) {
      expressions.add(convert(context));
    }
    return expressions.toImmutable();
  }

  private static Expression convert(GdlParser.ExpressionContext context) {
    GdlParser.ListContext list = context.list();
    if (list == null) {
      return new Expression.Symbol(context.getStart().getText(), span(context.getStart()));
    }
    Span span = new Span(span(list.getStart()).start(), span(list.getStop()).end());
    return new Expression.Listing(convert(list.expression()), span);
  }
}
