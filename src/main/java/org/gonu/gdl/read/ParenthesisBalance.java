package org.gonu.gdl.read;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenFactory;
import org.antlr.v4.runtime.TokenSource;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.read.antlr.GdlLexer;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.DiagnosticCollector;
import org.gonu.text.SourceText;
import org.jspecify.annotations.Nullable;

/**
 * Reports parentheses without a partner and nesting beyond the limit, and repairs both, while the
 * tokens pass through.
 *
 * <p>An unbalanced text is read by its layout: a parenthesis in the first column starts a new
 * statement, so that lists still open there were never closed. So one mistake costs one message and
 * one statement, not the rest of the sheet. Imbalance may only show at the end. So a text is first
 * read as balanced, and a second time by its layout if it is not.
 */
final class ParenthesisBalance implements TokenSource {
  /**
   * Deepest nesting of lists that is read. No real sheet comes near it; it keeps everything that
   * walks a tree by recursion safe on the default stack.
   */
  static final int MAX_DEPTH = 500;

  private final SourceText source;
  private final TokenReader tokens;
  private final DiagnosticCollector findings;
  private final boolean followsLayout;
  private final MutableList<Token> open = Lists.mutable.empty();

  /** What comes next, before further tokens are read. */
  private final Deque<Token> ready = new ArrayDeque<>();

  /** The last token that is no end of the text. */
  private @Nullable Token last;

  /** Where the layout says that the latest statement starts. */
  private @Nullable Token statement;

  private int skippedDepth;
  private boolean depthReported;
  private boolean balanced = true;

  /**
   * A repair.
   *
   * @param followsLayout for a text that is known not to balance
   */
  ParenthesisBalance(
      SourceText source, TokenReader tokens, DiagnosticCollector findings, boolean followsLayout) {
    this.source = source;
    this.tokens = tokens;
    this.findings = findings;
    this.followsLayout = followsLayout;
  }

  /**
   * False if the tokens so far do not balance. If the layout was not followed, then they have ended
   * early, and the text is to be read again.
   */
  boolean isBalanced() {
    return balanced;
  }

  @Override
  public Token nextToken() {
    while (ready.isEmpty()) {
      take(tokens.next());
    }
    return ready.remove();
  }

  private void take(Token token) {
    switch (token.getType()) {
      case GdlLexer.OPEN -> takeOpening(token);
      case GdlLexer.CLOSE -> takeClosing(token);
      case Token.EOF -> takeEnd(token);
      default -> {
        if (skippedDepth == 0) {
          pass(token);
        }
      }
    }
  }

  private void takeOpening(Token token) {
    if (skippedDepth > 0) {
      skippedDepth++;
      return;
    }
    if (followsLayout && isFirstInLine(token)) {
      if (open.notEmpty()) {
        closeAll(token);
      }
      statement = token;
    }
    if (open.size() == MAX_DEPTH) {
      reportDepth(token);
      skippedDepth = 1;
    } else {
      open.add(token);
      pass(token);
    }
  }

  private void takeClosing(Token token) {
    if (skippedDepth > 0) {
      skippedDepth--;
    } else if (open.notEmpty()) {
      open.remove(open.size() - 1);
      pass(token);
    } else if (followsLayout) {
      reportUnopened(token);
    } else {
      balanced = false;
      ready.add(new CommonToken(Token.EOF));
    }
  }

  private void takeEnd(Token token) {
    if (open.notEmpty()) {
      balanced = false;
      closeAll(null);
    }
    ready.add(token);
  }

  private void pass(Token token) {
    last = token;
    ready.add(token);
  }

  private boolean isFirstInLine(Token token) {
    return source.position(token.getStartIndex()).column() == 1;
  }

  /**
   * Closes what is open, reported at the outermost parenthesis: the statement that is cut short.
   *
   * @param next the start of the next statement; null at the end of the text
   */
  private void closeAll(@Nullable Token next) {
    Token outermost = open.getFirst();
    String missing = open.size() == 1 ? "1 ')' is" : open.size() + " ')' are";
    Diagnostic finding =
        Diagnostic.of(
            DiagnosticCode.UNCLOSED_PARENTHESIS,
            source,
            TokenReader.span(outermost),
            "this '(' is never closed");
    if (next != null) {
      finding = finding.withNote(TokenReader.span(next), "a new statement starts here");
    }
    findings.add(finding.withHelp(missing + " missing before the end of this statement"));
    int end = Objects.requireNonNull(last).getStopIndex() + 1;
    for (Token ignored : open) {
      CommonToken close = new CommonToken(GdlLexer.CLOSE, ")");
      close.setStartIndex(end);
      close.setStopIndex(end - 1);
      pass(close);
    }
    open.clear();
  }

  private void reportUnopened(Token token) {
    Diagnostic finding =
        Diagnostic.of(
            DiagnosticCode.UNOPENED_PARENTHESIS,
            source,
            TokenReader.span(token),
            "this ')' closes nothing");
    if (statement != null) {
      finding =
          finding.withNote(
              TokenReader.span(statement), "the statement that starts here is closed already");
    }
    findings.add(finding.withHelp("remove a ')', or add the '(' that belongs to it"));
  }

  private void reportDepth(Token token) {
    if (depthReported) {
      return;
    }
    depthReported = true;
    findings.add(
        Diagnostic.of(
            DiagnosticCode.NESTED_TOO_DEEP,
            source,
            TokenReader.span(token),
            "lists are nested more than " + MAX_DEPTH + " levels deep"));
  }

  @Override
  public int getLine() {
    return tokens.lexer().getLine();
  }

  @Override
  public int getCharPositionInLine() {
    return tokens.lexer().getCharPositionInLine();
  }

  @Override
  public CharStream getInputStream() {
    return tokens.lexer().getInputStream();
  }

  @Override
  public String getSourceName() {
    return source.name();
  }

  @Override
  public void setTokenFactory(TokenFactory<?> factory) {
    tokens.lexer().setTokenFactory(factory);
  }

  @Override
  public TokenFactory<?> getTokenFactory() {
    return tokens.lexer().getTokenFactory();
  }
}
