package org.gonu.protocol;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Constant;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.Expression;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/**
 * Parses messages.
 *
 * <p>Keywords are recognized in any case. Names are kept exactly as spelled, since replies have to
 * spell them the same. An empty text is INFO: some hosts ping by it.
 */
public final class MessageReader {
  /** Most errors of rules that a reason lists. */
  private static final int MAX_ERRORS = 3;

  /** In place of an unreadable move in a list; legal in no game. */
  private static final Term UNREADABLE = Constant.of("nil");

  private final SourceText source;

  private MessageReader(SourceText source) {
    this.source = source;
  }

  /** Reads a message. Whatever is wrong with it makes it {@link Message.Unknown}. */
  public static Message read(String text) {
    return new MessageReader(new SourceText("<message>", text)).read();
  }

  /**
   * The start clock of a START, in seconds, read from the end of the text alone: the first number
   * behind the rules. Of any other message, a meaningless number.
   */
  public static int clockOf(String text) {
    int end = text.lastIndexOf(')');
    int rulesEnd = end < 0 ? -1 : text.lastIndexOf(')', end - 1);
    String tail = end < 0 ? "" : text.substring(rulesEnd + 1, end).strip();
    return WireClock.seconds(tail.split("\\s+", 2)[0]);
  }

  private Message read() {
    Outcome<ImmutableList<Expression>> outcome = GdlReader.readExpressions(source);
    if (outcome.value().isEmpty()) {
      return unknown(outcome.diagnostics().firstErrors(MAX_ERRORS));
    }
    ImmutableList<Expression> parts = outcome.get();
    if (parts.isEmpty()) {
      return new Message.Info();
    }
    if (parts.getFirst() instanceof Expression.Listing list) {
      parts = list.elements();
    }
    return parts.notEmpty() && parts.getFirst() instanceof Expression.Symbol keyword
        ? message(keyword.text().toUpperCase(Locale.ROOT), parts)
        : unknown("a message starts with a keyword");
  }

  private Message message(String keyword, ImmutableList<Expression> parts) {
    return switch (keyword) {
      case "INFO", "PING" -> new Message.Info();
      case "PREVIEW" -> parts.size() < 2 ? tooShort(keyword) : preview(parts);
      case "START" -> parts.size() < 4 ? tooShort(keyword) : start(parts);
      case "PLAY" ->
          parts.size() < 2 ? tooShort(keyword) : new Message.Play(matchId(parts), update(parts));
      case "STOP" ->
          parts.size() < 2 ? tooShort(keyword) : new Message.Stop(matchId(parts), update(parts));
      case "ABORT" -> parts.size() < 2 ? tooShort(keyword) : new Message.Abort(matchId(parts));
      default -> unknown("no message starts with " + keyword);
    };
  }

  private Message tooShort(String keyword) {
    return unknown(keyword + " has too few elements");
  }

  private Message unknown(String reason) {
    return new Message.Unknown(source.text(), reason);
  }

  private Message preview(ImmutableList<Expression> parts) {
    Outcome<RuleSheet> rules = rules(parts.get(1));
    if (rules.diagnostics().hasErrors()) {
      return unknown(rules.diagnostics().firstErrors(MAX_ERRORS));
    }
    return new Message.Preview(rules.get(), WireClock.seconds(text(parts, 2)));
  }

  private Message start(ImmutableList<Expression> parts) {
    Outcome<RuleSheet> rules = rules(parts.get(3));
    if (rules.diagnostics().hasErrors()) {
      return unknown(rules.diagnostics().firstErrors(MAX_ERRORS));
    }
    return new Message.Start(
        matchId(parts),
        unwrapped(parts.get(2)),
        rules.get(),
        WireClock.seconds(text(parts, 4)),
        WireClock.seconds(text(parts, 5)));
  }

  private Outcome<RuleSheet> rules(Expression expression) {
    Expression.Listing list =
        expression instanceof Expression.Listing listing
            ? listing
            : new Expression.Listing(Lists.immutable.of(expression), expression.span());
    return GdlReader.readSheet(source, list, CasePolicy.SENSITIVE);
  }

  /** Three elements in GDL-I and early GDL-II, five in later GDL-II. */
  private Update update(ImmutableList<Expression> parts) {
    if (parts.size() < 5) {
      ImmutableList<Term> moves = parts.size() < 3 ? Lists.immutable.empty() : terms(parts.get(2));
      return moves.isEmpty() ? new Update.Nothing() : new Update.Moves(moves);
    }
    Expression last = parts.get(3);
    boolean none = last instanceof Expression.Symbol symbol && symbol.is("nil");
    return new Update.Observation(
        WireClock.seconds(text(parts, 2)),
        none ? Optional.empty() : Optional.of(term(last)),
        terms(parts.get(4)));
  }

  /** The terms of a list; of an atom, by custom {@code NIL}, none. */
  private ImmutableList<Term> terms(Expression expression) {
    return expression instanceof Expression.Listing list
        ? list.elements().collect(this::term)
        : Lists.immutable.empty();
  }

  private Term term(Expression expression) {
    return GdlReader.toTerm(source, expression, Spelling.EXACT).value().orElse(UNREADABLE);
  }

  /** The match id: an atom by convention, but any text will do if it is repeated exactly. */
  private static String matchId(ImmutableList<Expression> parts) {
    return text(parts.get(1));
  }

  private static String unwrapped(Expression expression) {
    return expression instanceof Expression.Listing list && list.elements().size() == 1
        ? text(list.elements().getFirst())
        : text(expression);
  }

  private static String text(ImmutableList<Expression> parts, int index) {
    return index < parts.size() ? text(parts.get(index)) : "";
  }

  private static String text(Expression expression) {
    return expression instanceof Expression.Listing list
        ? list.elements().collect(MessageReader::text).makeString("(", " ", ")")
        : ((Expression.Symbol) expression).text();
  }
}
