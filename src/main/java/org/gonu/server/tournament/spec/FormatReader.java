package org.gonu.server.tournament.spec;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.tournament.Entrant;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.TournamentSpec;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/** Reads the format and the number of repetitions. */
final class FormatReader {
  private static final ImmutableList<String> KINDS =
      Lists.immutable.of("round-robin", "swiss", "knock-out", "gauntlet");
  private static final int USUAL_ROUNDS = 5;
  private static final int MAX_ROUNDS = 255;
  private static final int MAX_EXTRA = 100;

  private final YamlText text;
  private final Fields root;

  /** What was read. */
  record Chosen(Format format, int repetitions) {}

  FormatReader(YamlText text, Fields root) {
    this.text = text;
    this.root = root;
  }

  /** The format; round robin if nothing is said. */
  Chosen read(ImmutableList<Entrant> players) {
    int repetitions = (int) root.whole("repetitions", 1, TournamentSpec.MAX_REPETITIONS, 1);
    Optional<Node> node = root.get("format");
    if (node.isEmpty()) {
      return new Chosen(new Format.RoundRobin(), repetitions);
    }
    return switch (kind(node.get()).orElse("")) {
      case "swiss" -> swiss(node.get(), repetitions);
      case "knock-out" -> knockOut(node.get());
      case "gauntlet" -> gauntlet(node.get(), players, repetitions);
      case "round-robin" -> {
        fields(node.get());
        yield new Chosen(new Format.RoundRobin(), repetitions);
      }
      // The kind is faulty, and so it is not known which fields there may be.
      default -> new Chosen(new Format.RoundRobin(), repetitions);
    };
  }

  private Optional<String> kind(Node node) {
    if (!(node instanceof MappingNode mapping)) {
      return root.choice(node, KINDS, kind -> kind);
    }
    ImmutableList<String> all =
        Lists.immutable.of("kind", "rounds", "games", "bye", "best-of", "extra", "one");
    // Where the kind is known, its fields are checked later: a fault is told once.
    boolean isKnown =
        Lists.immutable
            .withAll(mapping.getValue())
            .anySatisfy(field -> isText(field.getKeyNode(), "kind") && isKind(field));
    YamlText told = isKnown ? text.unheard() : text;
    Fields fields = new Fields(told, mapping, all);
    return fields
        .required("kind", KINDS.makeString(", "))
        .flatMap(kind -> fields.choice(kind, KINDS, label -> label));
  }

  private static boolean isKind(NodeTuple field) {
    return KINDS.anySatisfy(kind -> isText(field.getValueNode(), kind));
  }

  private static boolean isText(Node node, String value) {
    return node instanceof ScalarNode scalar && scalar.getValue().equals(value);
  }

  /** The fields of the format; none for the short form. Others than those named are faults. */
  private Optional<Fields> fields(Node node, String... names) {
    return node instanceof MappingNode
        ? Optional.of(new Fields(text, node, Lists.immutable.with(names).newWith("kind")))
        : Optional.empty();
  }

  private static Format.RoundGames games(Optional<Fields> fields) {
    ImmutableList<Format.RoundGames> choices = Lists.immutable.with(Format.RoundGames.values());
    return fields
        .map(each -> each.choice("games", choices, Format.RoundGames::label, Format.RoundGames.ALL))
        .orElse(Format.RoundGames.ALL);
  }

  private Chosen swiss(Node node, int repetitions) {
    Optional<Fields> fields = fields(node, "rounds", "games", "bye");
    long rounds =
        fields
            .map(each -> each.whole("rounds", 1, MAX_ROUNDS, USUAL_ROUNDS))
            .orElse((long) USUAL_ROUNDS);
    double bye =
        fields
            .map(each -> each.decimal("bye", 0, 1, Format.Swiss.USUAL_BYE))
            .orElse(Format.Swiss.USUAL_BYE);
    return new Chosen(new Format.Swiss((int) rounds, games(fields), bye), repetitions);
  }

  private Chosen knockOut(Node node) {
    Optional<Fields> fields = fields(node, "best-of", "extra", "games");
    root.get("repetitions")
        .ifPresent(
            given ->
                text.fault(
                    given,
                    "a knock-out has no 'repetitions'",
                    "say 'best-of: N' in the format: pairs of matches, as long as it is open"));
    long best =
        fields.map(each -> each.whole("best-of", 1, TournamentSpec.MAX_REPETITIONS, 1)).orElse(1L);
    long extra = fields.map(each -> each.whole("extra", 0, MAX_EXTRA, 2)).orElse(2L);
    return new Chosen(new Format.KnockOut((int) extra, games(fields)), (int) best);
  }

  private Chosen gauntlet(Node node, ImmutableList<Entrant> players, int repetitions) {
    Optional<Fields> fields = fields(node, "one");
    int hero = 0;
    Optional<Node> place = fields.flatMap(each -> each.get("one"));
    if (place.isPresent() && players.notEmpty()) {
      ImmutableList<String> names = players.collect(Entrant::name);
      hero = root.choice(place.get(), names, name -> name).map(names::indexOf).orElse(0);
    }
    return new Chosen(new Format.Gauntlet(hero), repetitions);
  }
}
