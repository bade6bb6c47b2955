package org.gonu.lsp.features;

import java.util.Optional;
import org.eclipse.collections.api.RichIterable;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.index.Definitions;
import org.gonu.gdl.index.KeywordGuide;
import org.gonu.gdl.index.Name;
import org.gonu.gdl.index.Occurrence;
import org.gonu.gdl.index.Place;
import org.gonu.gdl.index.SheetIndex;
import org.gonu.gdl.index.Slot;
import org.gonu.gdl.index.Statement;
import org.gonu.lsp.sheets.SheetVersion;
import org.gonu.lsp.sheets.TextPlaces;
import org.gonu.text.Counted;

/** Computes hover texts: what a name is. */
public final class Hovering {
  /** Most names in one list. */
  private static final int MAX_SHOWN = 12;

  private final SheetVersion sheet;
  private final SheetIndex index;

  /** The hover texts of a version. */
  public Hovering(SheetVersion sheet) {
    this.sheet = sheet;
    this.index = sheet.index();
  }

  /** Markdown about the name at a position. */
  public Optional<Hover> at(int offset) {
    return index
        .at(offset)
        .map(
            each ->
                new Hover(
                    new MarkupContent(MarkupKind.MARKDOWN, text(each)),
                    TextPlaces.range(sheet.source(), each.span())));
  }

  String text(Occurrence occurrence) {
    Name name = occurrence.name();
    if (name instanceof Name.Word word) {
      return "`" + word + "`\n\n" + KeywordGuide.meaning(word.text());
    }
    if (name instanceof Name.Relation relation) {
      return relation(relation);
    }
    return name instanceof Name.Variable variable
        ? variable(variable)
        : function((Name.Function) name);
  }

  private String relation(Name.Relation relation) {
    StringBuilder out = new StringBuilder();
    out.append("relation `").append(form(relation)).append("`\n\n");
    relation.keyword().ifPresent(word -> out.append(KeywordGuide.meaning(word)).append("\n\n"));
    ImmutableList<Statement> rules = index.rulesOf(relation);
    if (relation.keyword().isEmpty() && rules.notEmpty()) {
      appendComment(rules.getFirst().span().start(), out);
    }
    int facts = rules.count(each -> !each.isRule());
    out.append(Counted.of(facts, "fact")).append(", ");
    out.append(Counted.of(rules.size() - facts, "rule")).append("; ").append(dependence(relation));
    out.append("\n\n");
    list("looks at", sheet.dependencies().targetsOf(relation), out);
    list("used by", sheet.dependencies().usersOf(relation), out);
    values(relation, relation.arity(), out);
    return out.toString();
  }

  private String dependence(Name.Relation relation) {
    if (sheet.dependencies().dependsOnMoves(relation)) {
      return relation.is(Keyword.DOES) ? "the moves of this step" : "depends on the moves (`does`)";
    }
    return sheet.dependencies().dependsOnState(relation)
        ? "depends on the state (`true`)"
        : "the same in all states";
  }

  private String function(Name.Function function) {
    StringBuilder out = new StringBuilder();
    out.append(kind(function)).append(" `").append(form(function)).append("`\n\n");
    out.append(Counted.of(index.of(function).size(), "place")).append("\n\n");
    appendSlots(function, out);
    values(function, function.arity(), out);
    return out.toString();
  }

  private String kind(Name.Function function) {
    if (index.isRole(function)) {
      return "role";
    }
    if (index.isMove(function)) {
      return "move";
    }
    if (index.isFact(function)) {
      return "fact of states";
    }
    return function.isConstant() ? "constant" : "function";
  }

  /**
   * Appends the argument positions at which a constant occurs, in relations and functions of the
   * author.
   */
  private void appendSlots(Name.Function function, StringBuilder out) {
    ImmutableList<Name> owners =
        index.of(function).flatCollect(each -> each.slot().map(Slot::owner).stream().toList());
    list(
        "argument of",
        owners
            .distinct()
            .reject(each -> each instanceof Name.Relation r && r.keyword().isPresent()),
        out);
  }

  private String variable(Name.Variable variable) {
    StringBuilder out = new StringBuilder();
    out.append("variable `").append(variable).append("`\n\n");
    Occurrence binding = new Definitions(index).of(index.of(variable).getFirst()).getFirst();
    if (binding.place() == Place.CONDITION || binding.place() == Place.ALTERNATIVE) {
      out.append("bound in line ")
          .append(sheet.source().position(binding.span().start()).line())
          .append(binding.place() == Place.ALTERNATIVE ? ", in a branch of `or`" : "")
          .append(binding.slot().map(slot -> " by `" + slot.owner() + "`").orElse(""));
    } else {
      out.append("not bound by a condition");
    }
    out.append("\n\n");
    list("values:", sheet.domains().of(variable), out);
    return out.toString();
  }

  /** The name with its arguments. */
  private String form(Name name) {
    ImmutableList<String> arguments = new Signatures(index).arguments(name);
    return arguments.isEmpty()
        ? name.text()
        : "(" + name.text() + " " + arguments.makeString(" ") + ")";
  }

  private void values(Name owner, int arity, StringBuilder out) {
    for (int i = 0; i < arity; i++) {
      Slot slot =
          owner instanceof Name.Relation relation ? Slot.of(relation, i) : new Slot(owner, i);
      list("argument " + (i + 1) + ":", sheet.domains().of(slot), out);
    }
  }

  private void appendComment(int offset, StringBuilder out) {
    String comment = Comments.above(sheet.source(), offset);
    out.append(comment.isEmpty() ? "" : comment + "\n\n");
  }

  private static void list(String label, RichIterable<? extends Name> names, StringBuilder out) {
    if (names.isEmpty()) {
      return;
    }
    out.append(label).append(' ');
    out.append(names.asLazy().take(MAX_SHOWN).collect(each -> "`" + each + "`").makeString(" "));
    int left = names.size() - MAX_SHOWN;
    out.append(left > 0 ? " and " + left + " more" : "").append("\n\n");
  }
}
