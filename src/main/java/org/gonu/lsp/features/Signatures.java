package org.gonu.lsp.features;

import java.util.Comparator;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.index.KeywordGuide;
import org.gonu.gdl.index.Name;
import org.gonu.gdl.index.Occurrence;
import org.gonu.gdl.index.SheetIndex;

/** The names of the arguments of relations and functions. */
final class Signatures {
  private final SheetIndex index;

  Signatures(SheetIndex index) {
    this.index = index;
  }

  /** The most used relation of a name, of the language or of the sheet. */
  Optional<Name.Relation> relation(String text) {
    Optional<Keyword> keyword = Keyword.of(text);
    if (keyword.isPresent()) {
      return Optional.of(new Name.Relation(keyword.get().word(), keyword.get().arity()));
    }
    return usual(index.names().selectInstancesOf(Name.Relation.class), text);
  }

  /** The most used function of a name. */
  Optional<Name.Function> function(String text) {
    return usual(
        index.names().selectInstancesOf(Name.Function.class).reject(Name.Function::isConstant),
        text);
  }

  private <N extends Name> Optional<N> usual(ImmutableList<N> names, String text) {
    String spelled = index.spelling().of(text);
    return names
        .select(name -> name.text().equals(spelled))
        .maxByOptional(name -> index.of(name).size());
  }

  /** Names for the arguments: those of the language or the author, or numbered ones. */
  ImmutableList<String> arguments(Name name) {
    if (name instanceof Name.Relation relation && relation.keyword().isPresent()) {
      return KeywordGuide.arguments(relation.keyword().get());
    }
    int arity = arity(name);
    if (arity == 0) {
      return Lists.immutable.empty();
    }
    return index
        .of(name)
        .collect(this::written)
        .select(written -> written.size() == arity)
        .toSortedList(Comparator.comparingInt(Signatures::variables).reversed())
        .getFirstOptional()
        .orElseGet(() -> numbered(arity));
  }

  private static int arity(Name name) {
    if (name instanceof Name.Relation relation) {
      return relation.arity();
    }
    return name instanceof Name.Function function ? function.arity() : 0;
  }

  private static int variables(ImmutableList<String> arguments) {
    return arguments.distinct().count(argument -> argument.startsWith("?"));
  }

  private static ImmutableList<String> numbered(int arity) {
    MutableList<String> names = Lists.mutable.empty();
    for (int i = 1; i <= arity; i++) {
      names.add("ARGUMENT" + i);
    }
    return names.toImmutable();
  }

  /** The arguments at one occurrence, as far as they are single words. */
  private ImmutableList<String> written(Occurrence occurrence) {
    return index
        .statements()
        .get(occurrence.statement())
        .occurrences()
        .select(
            each ->
                each.slot().filter(s -> s.owner().equals(occurrence.name())).isPresent()
                    && each.span().equals(each.whole())
                    && occurrence.whole().start() < each.span().start()
                    && each.span().end() < occurrence.whole().end())
        .collect(each -> each.name().text());
  }
}
