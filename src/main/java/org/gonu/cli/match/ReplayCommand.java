package org.gonu.cli.match;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.simulation.ContractExplanation;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.FindingsText;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.UnwritableFile;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.BoardView;
import org.gonu.cli.input.Engines;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.MatchText;
import org.gonu.cli.input.RecordSheet;
import org.gonu.cli.input.SheetLookup;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Role;
import org.gonu.machine.StateMachine;
import org.gonu.match.BrokenContracts;
import org.gonu.match.DresdenXml;
import org.gonu.match.MatchRecord;
import org.gonu.match.MatchRecordReader;
import org.gonu.match.Replay;
import org.gonu.server.signature.RecordSignature;
import org.gonu.server.signature.SignatureVerdict;
import org.gonu.storage.AtomicFile;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/** The command {@code replay}: replays recorded matches and checks them. */
public final class ReplayCommand implements Command {
  private static final CommandOption RULES =
      CommandOption.value(
          "rules", "FILE", "the rule sheet; found by the record's name of it if left out");
  private static final CommandOption SIGNED_BY =
      CommandOption.value(
          "signed-by", "KEY", "the records must be signed by this public key, see gonu keys");
  private static final CommandOption XML =
      CommandOption.value(
          "xml",
          "FILE",
          "write the match to FILE in the XML form of the Dresden server; for one record alone");
  private static final CommandOption QUIET =
      CommandOption.flag("quiet", "only tell whether the record agrees with the rules");

  @Override
  public String name() {
    return "replay";
  }

  @Override
  public String summary() {
    return "plays a recorded match again and checks it against the rules";
  }

  @Override
  public String arguments() {
    return "FILE.json...";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(
        RULES, SIGNED_BY, XML, QUIET, GameFile.CASE_SENSITIVE, Engines.OF_REPLAY);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "replay test-matches/krk-1.json",
        "replay --quiet test-matches/*.json",
        "replay --quiet --xml krk-1.xml test-matches/krk-1.json");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    if (arguments.positional().isEmpty()) {
      throw new UsageException("replay: expected at least one match record");
    }
    Engines.check(arguments, Engines.OF_REPLAY);
    if (arguments.has(XML) && arguments.positional().size() > 1) {
      throw new UsageException("replay: --xml is for one match record");
    }
    checkInputs(arguments);
    checkKey(arguments.text(SIGNED_BY));
    int differences = arguments.positional().count(file -> !agrees(file, arguments, console));
    return differences == 0 ? ExitCode.FINE : ExitCode.INPUT_HAS_ERRORS;
  }

  /** The standard input has one text. */
  private static void checkInputs(Arguments arguments) {
    int uses =
        arguments.positional().count(SheetLookup::isStandardInput)
            + (arguments.text(RULES).filter(SheetLookup::isStandardInput).isPresent() ? 1 : 0);
    if (uses > 1) {
      throw new UsageException("replay: the standard input is one record or the rule sheet");
    }
  }

  private static void checkKey(Optional<String> key) {
    if (key.isPresent() && !RecordSignature.isKey(key.get())) {
      throw new UsageException(
          "replay: --signed-by takes a public key, which '"
              + key.get()
              + "' is not\nhelp: gonu keys FILE prints that of a key file; it begins with MCow");
    }
  }

  private static boolean agrees(String file, Arguments arguments, Console console) {
    Path path = GameFile.path(file);
    boolean isInput = SheetLookup.isStandardInput(file);
    byte[] input = isInput ? SheetLookup.standardInput() : new byte[0];
    Outcome<MatchRecord> read =
        isInput
            ? MatchRecordReader.read(SourceText.decode(file, input))
            : MatchRecordReader.read(path);
    if (read.value().isEmpty()) {
      console.out().print(GameFile.report(read.diagnostics(), console.outScreen()));
      return false;
    }
    MatchRecord record = read.get();
    Game game =
        GameFile.load(
            RecordSheet.of(record, file, arguments.text(RULES)),
            GameFile.policy(arguments),
            console);
    StateMachine machine = Engines.machine(game, arguments, Engines.OF_REPLAY);
    Replay.Result result =
        new Replay(machine, game.spelling())
            .run(record, arguments.has(QUIET) ? step -> {} : observer(game, console));
    ImmutableList<BrokenContractException> faults =
        result
            .last()
            .filter(last -> result.agrees())
            .map(last -> BrokenContracts.in(machine, last.state()))
            .orElse(Lists.immutable.empty());
    faults.each(
        fault ->
            console
                .out()
                .print(FindingsText.all(ContractExplanation.of(fault, game), console.outScreen())));
    byte[] bytes = isInput ? input : bytes(path);
    if (SourceText.isLatin(bytes)) {
      console.err().println("warning: " + file + " is not UTF-8; it is read as ISO-8859-1");
    }
    SignatureVerdict signature = signature(bytes, arguments);
    boolean isSound = result.agrees() && faults.isEmpty();
    String separator = isSound ? "; " : "\n" + file + ": ";
    String verdict = faults.isEmpty() ? verdict(result, game) : broken(result, faults);
    console.out().println(file + ": " + verdict + separator + signature.explanation());
    arguments.text(XML).ifPresent(xml -> write(xml, record, game, result));
    return isSound && signature.status() != SignatureVerdict.Status.WRONG;
  }

  /** The match is as the rules say, but the rules are not as the language says. */
  private static String broken(
      Replay.Result result, ImmutableList<BrokenContractException> faults) {
    return "the rules break their contract after step "
        + result.last().map(Replay.Step::number).orElse(0)
        + ": "
        + faults.collect(Throwable::getMessage).makeString("; ");
  }

  private static byte[] bytes(Path record) {
    try {
      return Files.readAllBytes(record);
    } catch (IOException gone) {
      throw new InputException("gonu: cannot read '" + record + "' again: " + gone + "\n");
    }
  }

  private static SignatureVerdict signature(byte[] record, Arguments arguments) {
    SignatureVerdict verdict = RecordSignature.verify(SourceText.decode("", record).text());
    return arguments.has(SIGNED_BY)
        ? verdict.expecting(arguments.text(SIGNED_BY).orElseThrow())
        : verdict;
  }

  private static void write(String xml, MatchRecord record, Game game, Replay.Result result) {
    ImmutableList<Term> facts =
        record.states().isEmpty()
            ? result.last().map(Replay.Step::facts).orElse(Lists.immutable.empty())
            : record.states().getLast();
    String text = DresdenXml.print(record, game.roles().collect(Role::name), facts);
    try {
      AtomicFile.write(GameFile.path(xml), text.getBytes(StandardCharsets.US_ASCII));
    } catch (IOException unwritable) {
      throw UnwritableFile.error(xml, GameFile.path(xml), unwritable);
    }
  }

  private static Replay.Observer observer(Game game, Console console) {
    MatchText text = new MatchText(game.roles(), new BoardView(game));
    return step ->
        console
            .out()
            .print(
                text.step(
                    step.number(), step.lastJointMove(), Lists.immutable.empty(), step.facts()));
  }

  private static String verdict(Replay.Result result, Game game) {
    if (result.difference().isPresent()) {
      return result.difference().get().toString();
    }
    int steps = result.last().map(Replay.Step::number).orElse(0);
    String goals =
        result.goals().isEmpty()
            ? "not over"
            : game.roles()
                .collect(
                    role -> {
                      var goal = result.goals().get(role.index());
                      return role + " " + (goal.isPresent() ? goal.getAsInt() : "no goal");
                    })
                .makeString(", ");
    return "agrees with the rules, " + steps + " steps, " + goals;
  }
}
