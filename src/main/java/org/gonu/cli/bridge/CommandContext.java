package org.gonu.cli.bridge;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.derivation.Program;
import org.gonu.analysis.explain.Explainer;
import org.gonu.analysis.explain.ExplanationText;
import org.gonu.analysis.explain.Marks;
import org.gonu.bridge.BridgeContext;
import org.gonu.bridge.BridgeFault;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.console.Version;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.SheetFiles;
import org.gonu.cli.input.SheetLookup;
import org.gonu.cli.match.MatchOptions;
import org.gonu.cli.match.PlayerSpec;
import org.gonu.cli.sheet.AtomQuestion;
import org.gonu.cli.sheet.ExplanationJson;
import org.gonu.game.Game;
import org.gonu.game.cache.CircuitCache;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.player.PlayerSettings;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/** What commands know: where sheets are, how players are specified, how answers are explained. */
final class CommandContext implements BridgeContext {
  private static final String STANDARD_INPUT = "-";

  private final Console console;

  CommandContext(Console console) {
    this.console = console;
  }

  @Override
  public String version() {
    return Version.current();
  }

  @Override
  public ImmutableList<String> library() {
    return SheetFiles.ofLibrary()
        .collect(path -> path.replaceFirst("^.*/", "").replaceFirst("\\.kif$", ""));
  }

  @Override
  public SourceText sheet(String name) {
    if (name.equals(STANDARD_INPUT)) {
      throw new BridgeFault("bad-argument", "requests come from the standard input", "");
    }
    try {
      Outcome<SourceText> source = GameFile.tryRead(SheetLookup.find(name));
      return source
          .value()
          .orElseThrow(
              () ->
                  new BridgeFault(
                      "no-sheet",
                      source.diagnostics().all().getFirst().message(),
                      source.diagnostics().all().getFirst().help().orElse(""),
                      source.diagnostics()));
    } catch (InputException impossible) {
      throw new BridgeFault("no-sheet", String.valueOf(impossible.getMessage()).strip(), "");
    }
  }

  @Override
  public void loaded(Game game) {
    if (console.caching()) {
      game.fastEngine().keepIn(CircuitCache.ofUser());
    }
  }

  @Override
  public PlayerSettings search(String player) {
    try {
      if (PlayerSpec.parse(player) instanceof PlayerSpec.Local local
          && local.name().equals("mcts")) {
        // Mixed strategies would always come to the same move.
        return local.settings(
            PlayerSettings.defaults().withPonder(false).withSeed(MatchOptions.newSeed()));
      }
    } catch (UsageException wrong) {
      throw new BridgeFault("bad-argument", String.valueOf(wrong.getMessage()), "");
    }
    throw new BridgeFault(
        "bad-argument", "'player' must be mcts[:KEY=VALUE,...], not '" + player + "'", "");
  }

  @Override
  public ObjectNode explain(
      Game game, ImmutableList<Term> facts, ImmutableList<Move> jointMove, String atom, int depth) {
    try {
      Atom question = AtomQuestion.read(atom, game);
      Program program = new Program(game.rules());
      AtomQuestion.checkRelation(program, question.predicate());
      Explainer.Answer answer =
          new Explainer(program.modelOf(facts, game.roles(), jointMove)).explain(question, depth);
      ObjectNode json = Json.object();
      json.put("text", new ExplanationText(game.sheet(), Marks.NONE).print(answer));
      json.set("explanation", new ExplanationJson(game.sheet()).of(answer));
      return json;
    } catch (InputException wrong) {
      throw new BridgeFault("bad-argument", String.valueOf(wrong.getMessage()).strip(), "");
    }
  }
}
