package org.gonu.cli.mcp;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.PlayoutStatistics;
import org.gonu.analysis.RandomPlayouts;
import org.gonu.analysis.derivation.Program;
import org.gonu.analysis.explain.Explainer;
import org.gonu.analysis.explain.ExplanationText;
import org.gonu.analysis.explain.Marks;
import org.gonu.check.checks.Strictness;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.sheet.AtomQuestion;
import org.gonu.cli.sheet.DiagnosticPages;
import org.gonu.game.ContractReport;
import org.gonu.game.Game;
import org.gonu.gdl.Atom;
import org.gonu.gdl.SheetHeader;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.BrokenContractException;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.gonu.web.BoundedWork;
import org.gonu.web.GameReference;
import org.gonu.web.PlayedGame;

/** Tools that read, check and explain rule sheets. */
final class SheetTools {
  /** Rules one below the other in an explanation. */
  private static final int DEPTH = 4;

  private static final long SIMULATION_NANOS = 5_000_000_000L;

  private final GameChoice games;
  private final OpenMatches matches;
  private final BoundedWork work;

  SheetTools(GameChoice games, OpenMatches matches, BoundedWork work) {
    this.games = games;
    this.matches = matches;
    this.work = work;
  }

  ImmutableList<AgentTool> all() {
    return Lists.immutable.of(
        new AgentTool(
            "list_games",
            "The games of the library, one a line: name, title, and a line about it.",
            Lists.immutable.empty(),
            arguments -> AgentTool.text(work.run(this::list))),
        new AgentTool(
            "read_game",
            "The rule sheet of a game: GDL, with comments on how it is played.",
            Lists.immutable.of(ToolParameter.text("game", "a name that list_games tells")),
            arguments -> AgentTool.text(read(games.known(arguments.requiredText("game"))))),
        new AgentTool(
            "validate_sheet",
            "Checks a rule sheet, and plays random matches of it: errors and warnings with line,"
                + " column, the cure, and a code that explain tells more about.",
            Lists.immutable.of(
                ToolParameter.text("sheet", "the text of a rule sheet"),
                ToolParameter.optionalNumber("matches", "random matches, 0 to 1000, default 20")),
            arguments -> validate(arguments)),
        new AgentTool(
            "explain",
            "What a code of a diagnostic means (code); or why an atom such as (legal white (mark 1"
                + " 1)), (goal white 100) or terminal holds, or why not (atom), in the present"
                + " position of a match, or at the start of a game or sheet.",
            GameChoice.PARAMETERS
                .newWith(ToolParameter.optionalText("code", "such as GDL-104"))
                .newWith(ToolParameter.optionalText("atom", "what to explain"))
                .newWith(ToolParameter.optionalText("match", "the name of a match")),
            arguments -> AgentTool.text(explain(arguments))));
  }

  private String list() {
    return games
        .games()
        .library()
        .collect(
            name ->
                SheetHeader.of(GdlReader.readSheet(source(name), CasePolicy.INSENSITIVE).get())
                    .map(header -> name + ": " + header.title() + ". " + header.summary())
                    .orElse(name))
        .makeString("\n");
  }

  private SourceText source(String name) {
    return games.games().source(new GameReference.Library(name));
  }

  private String read(String name) {
    return source(name).text();
  }

  private CallToolResult validate(ToolArguments arguments) {
    SourceText source =
        new SourceText("sheet.kif", GameChoice.checked(arguments.requiredText("sheet")));
    int number = (int) arguments.number("matches", 0, 1000, 20);
    return work.run(() -> validate(source, number, arguments.progress()));
  }

  private static CallToolResult validate(SourceText source, int number, ToolProgress progress) {
    Outcome<Game> game = Game.load(source, CasePolicy.INSENSITIVE, Strictness.STRICT);
    String findings = GameFile.report(game.diagnostics());
    if (game.value().isEmpty()) {
      return AgentTool.error(findings);
    }
    long end = System.nanoTime() + SIMULATION_NANOS;
    try {
      PlayoutStatistics played =
          new RandomPlayouts(game.get().newMachine(), 1)
              .run(number, () -> System.nanoTime() - end > 0 || progress.isCancelled());
      return AgentTool.text(
          findings
              + "The sheet is valid. Roles: "
              + game.get().roles().makeString(", ")
              + ". Random matches without a fault: "
              + played.playouts()
              + ".");
    } catch (BrokenContractException fault) {
      return AgentTool.error(
          findings + GameFile.report(ContractReport.of(fault, game.get().sheet())));
    }
  }

  private String explain(ToolArguments arguments) {
    Optional<String> code = arguments.text("code");
    if (code.isPresent()) {
      return DiagnosticPages.of(code.get());
    }
    String atom =
        arguments.text("atom").orElseThrow(() -> new ToolException("give 'code' or 'atom'"));
    Optional<AgentMatch> match =
        arguments.text("match").map(name -> matches.get(name, arguments.progress()));
    if (match.isEmpty()) {
      return explain(games.of(arguments), Lists.immutable.empty(), atom);
    }
    synchronized (match.get()) {
      return explain(match.get().game(), match.get().moves(), atom);
    }
  }

  private String explain(PlayedGame game, ImmutableList<ImmutableList<String>> moves, String text) {
    Atom question = AtomQuestion.read(text, game.game());
    Program program = new Program(game.game().rules());
    AtomQuestion.checkRelation(program, question.predicate());
    return work.run(
        () -> {
          Explainer.Answer answer =
              new Explainer(
                      program.modelOf(
                          game.at(moves, PlayedGame.Spot::facts),
                          game.game().roles(),
                          Lists.immutable.empty()))
                  .explain(question, DEPTH);
          return new ExplanationText(game.game().sheet(), Marks.NONE).print(answer);
        });
  }
}
