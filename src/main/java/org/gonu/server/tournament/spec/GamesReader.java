package org.gonu.server.tournament.spec;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.match.MatchClocks;
import org.gonu.server.tournament.GameEntry;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.text.DiagnosticCode;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;

/** Reads the games: each a rule sheet, or fields with a rule sheet. */
final class GamesReader {
  private static final ImmutableList<String> FIELDS =
      Lists.immutable.of("sheet", "name", "sha256", "clocks");
  private static final String NAME = "[A-Za-z0-9][A-Za-z0-9_-]{0,63}";

  private final YamlText text;
  private final References references;
  private final MutableSet<String> names = Sets.mutable.empty();

  GamesReader(YamlText text, References references) {
    this.text = text;
    this.references = references;
  }

  /** The games of a specification; reports faults. */
  ImmutableList<GameEntry> read(Fields root, MatchClocks clocks) {
    Optional<Node> all = root.required("games", "a list of rule sheets: 'games: [tic-tac-toe]'");
    ImmutableList<Node> nodes = root.listOrNothing("games");
    if (all.isPresent() && nodes.isEmpty()) {
      text.fault(all.get(), "there is no game", "name a rule sheet: 'games: [tic-tac-toe]'");
    }
    if (nodes.size() > TournamentSpec.MAX_GAMES) {
      text.fault(nodes.get(TournamentSpec.MAX_GAMES), "too many games", "at most 64 are allowed");
      return Lists.immutable.empty();
    }
    MutableList<GameEntry> games = Lists.mutable.empty();
    nodes.each(node -> game(root, node, clocks).ifPresent(games::add));
    return games.toImmutable();
  }

  private Optional<GameEntry> game(Fields root, Node node, MatchClocks clocks) {
    if (!(node instanceof MappingNode)) {
      return root.scalar(node)
          .flatMap(reference -> sheet(node, reference))
          .flatMap(sheet -> entry(node, sheet.name(), sheet, clocks));
    }
    Fields fields = new Fields(text, node, FIELDS);
    Optional<Node> place = fields.required("sheet", "name its rule sheet: 'sheet: tic-tac-toe'");
    Optional<References.Sheet> sheet =
        place.flatMap(fields::scalar).flatMap(reference -> sheet(place.get(), reference));
    MatchClocks own = ClocksReader.read(text, fields.get("clocks"), clocks);
    sheet.ifPresent(found -> checkVersion(fields, found));
    return sheet.flatMap(
        found -> entry(node, fields.name("name").orElse(found.name()), found, own));
  }

  private Optional<References.Sheet> sheet(Node node, String reference) {
    try {
      return Optional.of(references.sheet(reference));
    } catch (References.UnknownReferenceException unknown) {
      text.fault(
          DiagnosticCode.SPECIFICATION_SHEET,
          text.span(node),
          String.valueOf(unknown.getMessage()),
          unknown.advice());
      return Optional.empty();
    }
  }

  /** A beginning of the hash of at least eight digits suffices. */
  private void checkVersion(Fields fields, References.Sheet sheet) {
    Optional<Node> node = fields.get("sha256");
    Optional<String> wanted = node.flatMap(fields::scalar);
    if (wanted.isEmpty()) {
      return;
    }
    if (!wanted.get().matches("[0-9a-f]{8,64}")) {
      text.fault(node.get(), "this is no hash", "8 to 64 digits 0 to 9, a to f");
    } else if (!sheet.sha256().startsWith(wanted.get())) {
      text.fault(
          DiagnosticCode.SPECIFICATION_SHEET,
          text.span(node.get()),
          "'" + sheet.path() + "' is another version of the rule sheet",
          "its hash is " + sheet.sha256());
    }
  }

  private Optional<GameEntry> entry(
      Node node, String name, References.Sheet sheet, MatchClocks clocks) {
    if (!name.matches(NAME)) {
      text.fault(
          node,
          "'" + name + "' is no name of a game",
          "letters, digits, '-' and '_'; say 'name: NAME' beside 'sheet: ...'");
      return Optional.empty();
    }
    if (!names.add(name)) {
      text.fault(node, "two games are named '" + name + "'", "say 'name: NAME' for one of them");
      return Optional.empty();
    }
    return Optional.of(new GameEntry(name, sheet.path(), sheet.sha256(), sheet.seats(), clocks));
  }
}
