package org.gonu.gdl.read;

import java.util.Optional;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.UnbufferedTokenStream;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.read.antlr.GdlParser;
import org.gonu.text.DiagnosticCollector;
import org.gonu.text.SourceText;

/**
 * Text to expressions. Plain texts are read by hand. Faults of others are reported and repaired on
 * the way to the generated parser, so that it only sees text that its grammar accepts, and every
 * fault is reported in one run.
 *
 * <p>Tokens are read as the parser asks for them, and no parse tree is built: both take many times
 * the room of the text, which may be megabytes in a single list.
 */
final class ExpressionParser {
  /**
   * What was read.
   *
   * @param expressions all of the text, or as many as could be read
   * @param findings what is wrong with it; open for what else is found about the text
   */
  record Result(ImmutableList<Expression> expressions, DiagnosticCollector findings) {}

  private ExpressionParser() {}

  /** Reads a text. */
  static Result parse(SourceText source) {
    return PlainText.of(source)
        .map(plain -> new Result(plain.toList(), new DiagnosticCollector()))
        .orElseGet(() -> parseByGrammar(source));
  }

  /** Reads a text by the generated parser, whatever is wrong with it. */
  static Result parseByGrammar(SourceText source) {
    return parse(source, false).or(() -> parse(source, true)).orElseThrow();
  }

  /** Empty if the layout has to be followed. */
  private static Optional<Result> parse(SourceText source, boolean followsLayout) {
    DiagnosticCollector findings = new DiagnosticCollector();
    TokenReader tokens = new TokenReader(source, findings);
    ParenthesisBalance balance = new ParenthesisBalance(source, tokens, findings, followsLayout);
    ImmutableList<Expression> expressions = expressions(balance);
    return followsLayout || balance.isBalanced()
        ? Optional.of(new Result(expressions, findings))
        : Optional.empty();
  }

  private static ImmutableList<Expression> expressions(ParenthesisBalance tokens) {
    GdlParser parser = new GdlParser(new UnbufferedTokenStream<Token>(tokens));
    parser.removeErrorListeners();
    parser.setErrorHandler(new BailErrorStrategy());
    parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
    parser.setBuildParseTree(false);
    ExpressionBuilder builder = new ExpressionBuilder();
    parser.addParseListener(builder);
    parser.file();
    return builder.expressions();
  }
}
