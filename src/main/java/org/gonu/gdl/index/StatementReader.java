package org.gonu.gdl.index;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.Expression;
import org.gonu.gdl.read.Expression.Listing;
import org.gonu.gdl.read.Expression.Symbol;
import org.gonu.text.Span;

/** Finds the names in statements. What makes no sense is passed over. */
final class StatementReader {
  private final Spelling spelling;

  /** From a name as compared to its spelling. */
  private final MutableMap<String, String> constants = Maps.mutable.empty();

  private final MutableMap<String, String> variables = Maps.mutable.empty();
  private MutableList<Occurrence> found = Lists.mutable.empty();
  private int statement;

  StatementReader(Spelling spelling) {
    this.spelling = spelling;
  }

  Statement read(int number, Expression expression) {
    statement = number;
    variables.clear();
    found = Lists.mutable.empty();
    boolean isRule = expression instanceof Listing list && list.startsWith("<=");
    if (isRule) {
      rule((Listing) expression);
    } else {
      atom(expression, Place.HEAD);
    }
    ImmutableList<Occurrence> occurrences = found.toImmutable();
    return new Statement(
        number,
        expression.span(),
        isRule,
        occurrences.detectOptional(Occurrence::isDefinition),
        occurrences);
  }

  private void rule(Listing list) {
    word((Symbol) list.elements().getFirst(), list.span());
    for (int i = 1; i < list.elements().size(); i++) {
      if (i == 1) {
        atom(list.elements().get(i), Place.HEAD);
      } else {
        literal(list.elements().get(i), Place.CONDITION);
      }
    }
  }

  private void literal(Expression expression, Place place) {
    if (!(expression instanceof Listing list) || !isConnective(list)) {
      atom(expression, place);
      return;
    }
    Symbol connective = (Symbol) list.elements().getFirst();
    word(connective, list.span());
    ImmutableList<Expression> operands = list.elements().drop(1);
    if (connective.is("distinct")) {
      operands.each(term -> term(term, Place.COMPARISON, Optional.empty()));
    } else {
      Place inside = inside(connective, place);
      operands.each(operand -> literal(operand, inside));
    }
  }

  private static Place inside(Symbol connective, Place place) {
    if (connective.is("not")) {
      return place == Place.NEGATION ? Place.ALTERNATIVE : Place.NEGATION;
    }
    return connective.is("or") && place == Place.CONDITION ? Place.ALTERNATIVE : place;
  }

  private static boolean isConnective(Listing list) {
    return list.startsWith("not")
        || list.startsWith("or")
        || list.startsWith("and")
        || list.startsWith("distinct");
  }

  private void atom(Expression expression, Place place) {
    if (expression instanceof Symbol symbol) {
      relation(symbol, 0, symbol.span(), place);
      return;
    }
    Listing list = (Listing) expression;
    if (list.elements().isEmpty()) {
      return;
    }
    ImmutableList<Expression> arguments = list.elements().drop(1);
    Optional<Name.Relation> owner = Optional.empty();
    if (list.elements().getFirst() instanceof Symbol symbol) {
      owner = relation(symbol, arguments.size(), list.span(), place);
    } else {
      term(list.elements().getFirst(), place, Optional.empty());
    }
    for (int i = 0; i < arguments.size(); i++) {
      int index = i;
      term(arguments.get(i), place, owner.map(relation -> Slot.of(relation, index)));
    }
  }

  private Optional<Name.Relation> relation(Symbol symbol, int arity, Span whole, Place place) {
    if (symbol.isVariable()) {
      term(symbol, place, Optional.empty());
      return Optional.empty();
    }
    if (isWord(symbol)) {
      word(symbol, whole);
      return Optional.empty();
    }
    String text =
        Keyword.of(symbol.text()).map(Keyword::word).orElseGet(() -> spelled(symbol.text()));
    Name.Relation name = new Name.Relation(text, arity);
    add(name, symbol, whole, place, Optional.empty());
    return Optional.of(name);
  }

  private void term(Expression expression, Place place, Optional<Slot> slot) {
    if (expression instanceof Symbol symbol) {
      symbol(symbol, 0, symbol.span(), place, slot);
      return;
    }
    Listing list = (Listing) expression;
    if (list.elements().isEmpty()) {
      return;
    }
    ImmutableList<Expression> arguments = list.elements().drop(1);
    Optional<Name.Function> owner = Optional.empty();
    if (list.elements().getFirst() instanceof Symbol symbol) {
      owner = symbol(symbol, arguments.size(), list.span(), place, slot);
    } else {
      term(list.elements().getFirst(), place, Optional.empty());
    }
    for (int i = 0; i < arguments.size(); i++) {
      int index = i;
      term(arguments.get(i), place, owner.map(function -> new Slot(function, index)));
    }
  }

  private Optional<Name.Function> symbol(
      Symbol symbol, int arity, Span whole, Place place, Optional<Slot> slot) {
    if (symbol.isVariable()) {
      String text = variables.getIfAbsentPut(key(symbol.text()), symbol.text());
      add(new Name.Variable(text, statement), symbol, symbol.span(), place, slot);
      return Optional.empty();
    }
    if (isWord(symbol)) {
      word(symbol, whole);
      return Optional.empty();
    }
    Name.Function name = new Name.Function(spelled(symbol.text()), arity);
    add(name, symbol, whole, place, slot);
    return Optional.of(name);
  }

  private static boolean isWord(Symbol symbol) {
    return symbol.is("<=") || symbol.is("not") || symbol.is("or") || symbol.is("distinct");
  }

  private void word(Symbol symbol, Span whole) {
    Name.Word name = new Name.Word(symbol.text().toLowerCase(Locale.ROOT));
    add(name, symbol, whole, Place.CONDITION, Optional.empty());
  }

  private void add(Name name, Symbol symbol, Span whole, Place place, Optional<Slot> slot) {
    found.add(new Occurrence(name, symbol.span(), whole, place, slot, statement));
  }

  private String spelled(String text) {
    return constants.getIfAbsentPut(key(text), () -> spelling.of(text));
  }

  private String key(String text) {
    return spelling.policy() == CasePolicy.SENSITIVE ? text : text.toLowerCase(Locale.ROOT);
  }
}
