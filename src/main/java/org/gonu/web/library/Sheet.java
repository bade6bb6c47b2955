package org.gonu.web.library;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Constant;
import org.gonu.gdl.GameKind;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.SheetHeader;

/**
 * What a sheet says about itself.
 *
 * @param id its name in the library, or its hash
 * @param name what it is called where it tells no title
 * @param text as written
 */
record Sheet(String id, String name, String text, RuleSheet rules) {
  /** The title; the name if there is none. */
  String title() {
    return SheetHeader.of(rules)
        .map(SheetHeader::title)
        .filter(title -> !title.isBlank())
        .orElse(name);
  }

  /** One line about the game; empty if there is no header. */
  String summary() {
    return SheetHeader.of(rules).map(SheetHeader::summary).orElse("");
  }

  /** The names of the roles in role order. */
  ImmutableList<String> roles() {
    return rules
        .rules()
        .select(rule -> rule.isFact() && rule.head().is(Keyword.ROLE))
        .collect(rule -> rule.head().arguments().getFirst().toString());
  }

  /** The word for who moves when: {@code alternating}, {@code chance}...; empty if unknown. */
  Optional<String> kind() {
    if (roles().anySatisfy(role -> role.equalsIgnoreCase(Constant.RANDOM.name()))) {
      return Optional.of("chance");
    }
    return SheetHeader.of(rules).map(SheetHeader::kind).map(GameKind::timing).map(t -> t.label());
  }

  /** The comments before the first statement, without the header: how the game is played. */
  String howToPlay() {
    MutableList<String> lines = Lists.mutable.empty();
    for (String line : text.lines().toList()) {
      String bare = line.strip();
      if (!bare.isEmpty() && !bare.startsWith(";")) {
        break;
      }
      String comment = bare.replaceFirst("^;+\\s?", "");
      if (SheetHeader.FIELDS.noneSatisfy(field -> comment.startsWith(field + ":"))) {
        lines.add(comment);
      }
    }
    return withoutHeading(lines).makeString("\n").strip();
  }

  /** Without the heading of the first part, which stands above the first statement. */
  private static MutableList<String> withoutHeading(MutableList<String> lines) {
    while (lines.notEmpty() && lines.getLast().isEmpty()) {
      lines.remove(lines.size() - 1);
    }
    boolean isHeading = lines.size() > 1 && lines.get(lines.size() - 2).isEmpty();
    return isHeading && !lines.getLast().endsWith(".") ? lines.take(lines.size() - 1) : lines;
  }
}
