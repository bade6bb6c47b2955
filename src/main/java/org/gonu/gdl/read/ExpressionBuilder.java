package org.gonu.gdl.read;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.ErrorNode;
import org.antlr.v4.runtime.tree.ParseTreeListener;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.read.antlr.GdlLexer;
import org.gonu.gdl.read.antlr.GdlParser;
import org.gonu.text.Span;

/** Makes expressions while the generated parser goes through a text, each as soon as it ends. */
final class ExpressionBuilder implements ParseTreeListener {
  /** What has been read of the lists that are open, the outermost first, below it the text. */
  private final MutableList<MutableList<Expression>> open = Lists.mutable.empty();

  ExpressionBuilder() {
    open.add(Lists.mutable.empty());
  }

  /** All expressions that stand in no list. */
  ImmutableList<Expression> expressions() {
    return open.getFirst().toImmutable();
  }

  @Override
  public void enterEveryRule(ParserRuleContext context) {
    if (context instanceof GdlParser.ListContext) {
      open.add(Lists.mutable.empty());
    }
  }

  @Override
  public void exitEveryRule(ParserRuleContext context) {
    if (context instanceof GdlParser.ListContext) {
      MutableList<Expression> elements = open.remove(open.size() - 1);
      Span span =
          new Span(context.getStart().getStartIndex(), context.getStop().getStopIndex() + 1);
      open.getLast().add(new Expression.Listing(elements.toImmutable(), span));
    } else if (context instanceof GdlParser.ExpressionContext
        && context.getStart().getType() != GdlLexer.OPEN) {
      String text = context.getStart().getText();
      open.getLast().add(new Expression.Symbol(text, TokenReader.span(context.getStart())));
    }
  }

  @Override
  public void visitTerminal(TerminalNode node) {}

  @Override
  public void visitErrorNode(ErrorNode node) {
    throw new IllegalStateException("the parser was given " + node);
  }
}
