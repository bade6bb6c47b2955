package org.gonu.server.tournament.spec;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.server.tournament.Entrant;
import org.gonu.server.tournament.TournamentSpec;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;

/** Reads the players: each an address, or a name and one or more addresses. */
final class PlayersReader {
  private final YamlText text;
  private final References references;
  private final MutableSet<String> names = Sets.mutable.empty();
  private final MutableSet<String> remote = Sets.mutable.empty();

  PlayersReader(YamlText text, References references) {
    this.text = text;
    this.references = references;
  }

  /** The players of a specification; reports faults. */
  ImmutableList<Entrant> read(Fields root) {
    Optional<Node> all =
        root.required("players", "a list such as '- {name: Alice, address: http://host:9147}'");
    ImmutableList<Node> nodes = root.list("players");
    if (all.isPresent() && nodes.size() < 2) {
      text.fault(all.get(), "a tournament has at least two players", "add players");
    }
    if (nodes.size() > TournamentSpec.MAX_PLAYERS) {
      text.fault(
          nodes.get(TournamentSpec.MAX_PLAYERS), "too many players", "at most 256 are allowed");
      return Lists.immutable.empty();
    }
    MutableList<Entrant> players = Lists.mutable.empty();
    nodes.each(node -> player(root, node).ifPresent(players::add));
    return players.toImmutable();
  }

  private Optional<Entrant> player(Fields root, Node node) {
    if (!(node instanceof MappingNode)) {
      Optional<String> address = root.name(node);
      address.ifPresent(one -> checkAddress(node, one));
      return address.flatMap(one -> entrant(node, one, Lists.immutable.of(one)));
    }
    Fields fields = new Fields(text, node, Lists.immutable.of("name", "address"));
    fields.required("name", "say 'name: NAME'");
    fields.required("address", "http://host:port, channel:NAME, or a player such as mcts");
    MutableList<String> addresses = Lists.mutable.empty();
    for (Node place : fields.list("address")) {
      Optional<String> address = fields.scalar(place);
      address.ifPresent(one -> checkAddress(place, one));
      address.ifPresent(addresses::add);
    }
    boolean mixed = addresses.size() > 1 && !addresses.allSatisfy(PlayersReader::isRemote);
    if (mixed) {
      text.fault(
          node,
          "several addresses are for players at http://host:port only",
          "of our own players there are as many as needed");
    }
    Optional<String> name = fields.name("name");
    return addresses.isEmpty() || mixed
        ? Optional.empty()
        : name.flatMap(one -> entrant(node, one, addresses.toImmutable()));
  }

  private static boolean isRemote(String address) {
    return address.startsWith(Entrant.REMOTE);
  }

  private void checkAddress(Node place, String address) {
    if (address.startsWith(Entrant.CHANNEL)) {
      if (!address.substring(Entrant.CHANNEL.length()).matches("[A-Za-z0-9._-]{1,64}")) {
        text.fault(place, "this is no channel", "write channel:NAME");
      }
      return;
    }
    references
        .faultOfAddress(address)
        .ifPresent(
            fault ->
                text.fault(
                    place, fault, "http://host:port, channel:NAME, or a player such as mcts"));
    if (isRemote(address) && !remote.add(address)) {
      text.fault(place, "this address is given twice", "a player takes one seat at a time");
    }
  }

  private Optional<Entrant> entrant(Node node, String name, ImmutableList<String> addresses) {
    // Names that differ only in case would be mistaken for each other.
    if (!names.add(name.toLowerCase(Locale.ROOT))) {
      text.fault(node, "two players are named '" + name + "'", "give one of them another name");
      return Optional.empty();
    }
    return Optional.of(new Entrant(name, addresses));
  }
}
