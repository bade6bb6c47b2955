package org.gonu.gdl.read;

import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.read.antlr.GdlLexer;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.DiagnosticCollector;
import org.gonu.text.SourceText;
import org.jspecify.annotations.Nullable;

/**
 * Reports parentheses without a partner and nesting beyond the limit, and repairs both.
 *
 * <p>A sheet that does not balance is read by its layout: a parenthesis in the first column starts
 * a new statement, so what is still open there was never closed. Thus one slip costs one message
 * and one statement, not the rest of the sheet.
 */
final class ParenthesisBalance {
  /**
   * Deepest nesting of lists that is read. No real sheet comes near it; it keeps everything that
   * walks a tree by recursion safe on the default stack.
   */
  static final int MAX_DEPTH = 500;

  private final SourceText source;
  private final DiagnosticCollector findings;

  ParenthesisBalance(SourceText source, DiagnosticCollector findings) {
    this.source = source;
    this.findings = findings;
  }

  MutableList<Token> balance(MutableList<Token> tokens) {
    boolean followLayout = !isBalanced(tokens);
    MutableList<Token> result = Lists.mutable.withInitialCapacity(tokens.size());
    MutableList<Token> open = Lists.mutable.empty();
    int skippedDepth = 0;
    boolean depthReported = false;
    Token statement = null;
    for (Token token : tokens) {
      boolean opens = token.getType() == GdlLexer.OPEN;
      boolean closes = token.getType() == GdlLexer.CLOSE;
      if (skippedDepth > 0) {
        skippedDepth += opens ? 1 : closes ? -1 : 0;
        continue;
      }
      if (opens && followLayout && isFirstInLine(token)) {
        if (open.notEmpty()) {
          closeAll(open, result, token);
        }
        statement = token;
      }
      if (opens && open.size() == MAX_DEPTH) {
        if (!depthReported) {
          reportDepth(token);
        }
        depthReported = true;
        skippedDepth = 1;
      } else if (opens) {
        open.add(token);
        result.add(token);
      } else if (closes && open.isEmpty()) {
        reportUnopened(token, statement);
      } else if (closes) {
        open.remove(open.size() - 1);
        result.add(token);
      } else {
        result.add(token);
      }
    }
    if (open.notEmpty()) {
      closeAll(open, result, null);
    }
    return result;
  }

  private static boolean isBalanced(MutableList<Token> tokens) {
    int depth = 0;
    for (Token token : tokens) {
      depth += token.getType() == GdlLexer.OPEN ? 1 : token.getType() == GdlLexer.CLOSE ? -1 : 0;
      if (depth < 0) {
        return false;
      }
    }
    return depth == 0;
  }

  private boolean isFirstInLine(Token token) {
    return source.position(token.getStartIndex()).column() == 1;
  }

  /**
   * Closes what is open, reported at the outermost parenthesis: the statement that is cut short.
   *
   * @param next the start of the next statement; null at the end of the text
   */
  private void closeAll(MutableList<Token> open, MutableList<Token> result, @Nullable Token next) {
    Token outermost = open.getFirst();
    String missing = open.size() == 1 ? "1 ')' is" : open.size() + " ')' are";
    Diagnostic finding =
        Diagnostic.of(
            DiagnosticCode.UNCLOSED_PARENTHESIS,
            source,
            ExpressionParser.span(outermost),
            "this '(' is never closed");
    if (next != null) {
      finding = finding.withNote(ExpressionParser.span(next), "a new statement starts here");
    }
    findings.add(finding.withHelp(missing + " missing before the end of this statement"));
    Token last = result.getLast();
    for (Token ignored : open) {
      CommonToken close = new CommonToken(GdlLexer.CLOSE, ")");
      close.setStartIndex(last.getStopIndex() + 1);
      close.setStopIndex(last.getStopIndex());
      result.add(close);
    }
    open.clear();
  }

  private void reportUnopened(Token token, @Nullable Token statement) {
    Diagnostic finding =
        Diagnostic.of(
            DiagnosticCode.UNOPENED_PARENTHESIS,
            source,
            ExpressionParser.span(token),
            "this ')' closes nothing");
    if (statement != null) {
      finding =
          finding.withNote(
              ExpressionParser.span(statement), "the statement that starts here is closed already");
    }
    findings.add(finding.withHelp("remove a ')', or add the '(' that belongs to it"));
  }

  private void reportDepth(Token token) {
    findings.add(
        Diagnostic.of(
            DiagnosticCode.NESTED_TOO_DEEP,
            source,
            ExpressionParser.span(token),
            "lists are nested more than " + MAX_DEPTH + " levels deep"));
  }
}
