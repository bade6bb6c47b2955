package org.gonu.server.tournament.spec;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.match.MatchClocks;
import org.gonu.server.rating.Sprt;
import org.gonu.server.tournament.Entrant;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.GameEntry;
import org.gonu.server.tournament.Scoring;
import org.gonu.server.tournament.TieBreak;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.snakeyaml.engine.v2.nodes.Node;

/** Reads the specification of a tournament from YAML 1.2. */
public final class SpecReader {
  private static final ImmutableList<String> FIELDS =
      Lists.immutable.of(
          "tournament",
          "seed",
          "clocks",
          "format",
          "repetitions",
          "scoring",
          "sprt",
          "tie-breaks",
          "concurrency",
          "scrambled",
          "games",
          "players");

  private static final double MAX_ELO = 2_000;

  /** Crashes first, then what says most in the format at hand. */
  private static final ImmutableList<TieBreak> USUAL =
      Lists.immutable.of(
          TieBreak.CRASHES,
          TieBreak.HEAD_TO_HEAD,
          TieBreak.SONNEBORN_BERGER,
          TieBreak.WINS,
          TieBreak.LOT);

  private static final ImmutableList<TieBreak> USUAL_OF_SWISS =
      Lists.immutable.of(
          TieBreak.CRASHES,
          TieBreak.BUCHHOLZ,
          TieBreak.SONNEBORN_BERGER,
          TieBreak.HEAD_TO_HEAD,
          TieBreak.WINS,
          TieBreak.LOT);

  private final YamlText text;
  private final Node root;
  private final Fields fields;
  private final References references;

  private SpecReader(YamlText text, Node root, References references) {
    this.text = text;
    this.root = root;
    this.fields = new Fields(text, root, FIELDS);
    this.references = references;
  }

  /** Reads a text. There is a value only if there is no error. */
  public static Outcome<TournamentSpec> read(SourceText source, References references) {
    YamlText text = new YamlText(source);
    Optional<TournamentSpec> spec =
        text.root().flatMap(root -> new SpecReader(text, root, references).read());
    return spec.isPresent() && !text.findings().hasErrors()
        ? Outcome.of(spec.get(), text.findings().toDiagnostics())
        : Outcome.failed(text.findings().toDiagnostics());
  }

  private Optional<TournamentSpec> read() {
    Optional<String> name =
        fields
            .required("tournament", "begin with 'tournament: NAME'")
            .flatMap(node -> fields.name(node));
    long seed = fields.whole("seed", 0, Long.MAX_VALUE, 0);
    MatchClocks clocks = ClocksReader.read(text, fields.get("clocks"), GameEntry.USUAL_CLOCKS);
    ImmutableList<GameEntry> games = new GamesReader(text, references).read(fields, clocks);
    ImmutableList<Entrant> players = new PlayersReader(text, references).read(fields);
    FormatReader.Chosen format = new FormatReader(text, fields).read(players);
    ImmutableList<TieBreak> tieBreaks = tieBreaks(format.format());
    int concurrency = (int) fields.whole("concurrency", 1, TournamentSpec.MAX_CONCURRENCY, 1);
    Scoring scoring =
        fields.choice(
            "scoring", Lists.immutable.with(Scoring.values()), Scoring::label, Scoring.GOALS);
    Optional<Sprt> sprt = fields.get("sprt").flatMap(this::sprt);
    if (name.isEmpty() || games.isEmpty() || players.size() < 2 || text.findings().hasErrors()) {
      return Optional.empty();
    }
    TournamentSpec spec =
        new TournamentSpec(
            name.get(),
            seed,
            games,
            players,
            new TournamentSpec.Rules(
                format.format(), format.repetitions(), scoring, sprt, tieBreaks),
            new TournamentSpec.Conduct(
                concurrency,
                fields.choice(
                    "scrambled", Lists.immutable.of(true, false), String::valueOf, false)));
    SpecChecks.check(spec, text, root);
    return Optional.of(spec);
  }

  private ImmutableList<TieBreak> tieBreaks(Format format) {
    ImmutableList<TieBreak> all = Lists.immutable.with(TieBreak.values());
    ImmutableList<TieBreak> chosen =
        fields
            .list("tie-breaks")
            .collect(node -> fields.choice(node, all, TieBreak::label))
            .select(Optional::isPresent)
            .collect(Optional::get);
    if (chosen.distinct().size() < chosen.size()) {
      text.fault(fields.get("tie-breaks").orElse(root), "a tie-break is named twice", "remove one");
    }
    if (chosen.notEmpty()) {
      return chosen;
    }
    return format instanceof Format.Swiss ? USUAL_OF_SWISS : USUAL;
  }

  private Optional<Sprt> sprt(Node node) {
    Fields test = new Fields(text, node, Lists.immutable.of("elo0", "elo1", "alpha", "beta"));
    double elo0 = test.decimal("elo0", -MAX_ELO, MAX_ELO, 0);
    double elo1 = test.decimal("elo1", -MAX_ELO, MAX_ELO, 20);
    double alpha = test.decimal("alpha", 0.0001, 0.4, 0.05);
    double beta = test.decimal("beta", 0.0001, 0.4, 0.05);
    if (elo0 < elo1) {
      return Optional.of(new Sprt(elo0, elo1, alpha, beta));
    }
    text.fault(
        DiagnosticCode.SPECIFICATION_FIELD,
        text.span(node),
        "'elo0' must be less than 'elo1'",
        "the test tells a difference of elo1 from one of elo0: {elo0: 0, elo1: 20}");
    return Optional.empty();
  }
}
