package org.gonu.cli.picture;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.PositionOptions;
import org.gonu.cli.input.SheetFiles;
import org.gonu.cli.input.ViewLookup;
import org.gonu.game.Game;
import org.gonu.machine.Role;
import org.gonu.render.MoveGesture;
import org.gonu.render.PictureOptions;
import org.gonu.render.Pictures;
import org.gonu.render.Strip;
import org.gonu.render.image.Animation;
import org.gonu.render.image.Raster;

/** The command {@code render}: draws a position, or the course of a match. */
public final class RenderCommand implements Command {
  private static final CommandOption OUT =
      CommandOption.value(
              "out", "FILE", "write to FILE.svg, FILE.png or FILE.gif; without it, print the SVG")
          .withLetter("o");
  private static final CommandOption STEP =
      CommandOption.value(
          "step", "N", "of a recorded match: after N joint moves; at the end if left out");
  private static final CommandOption STRIP =
      CommandOption.value("strip", "COLUMNS", "of a recorded match: all positions, in rows");
  private static final CommandOption EVERY =
      CommandOption.value("every", "N", "of a strip or GIF: every N-th position only", 1);
  private static final CommandOption RULES =
      CommandOption.value(
          "rules", "FILE", "of a recorded match: the rule sheet, if its record does not tell");
  private static final CommandOption VIEW =
      CommandOption.value(
          "view", "FILE", "the view file; SHEET.view beside SHEET.kif, if there is one");
  private static final CommandOption PLAIN =
      CommandOption.flag("plain", "use no view file: draw the board that is found in the rules");
  private static final CommandOption WIDTH =
      CommandOption.value("width", "PIXELS", "of a PNG or GIF", 480);
  private static final CommandOption DELAY =
      CommandOption.value("delay", "MS", "time of each picture of a GIF", 800);
  private static final CommandOption BARE =
      CommandOption.flag("bare", "without coordinates at the edges");

  @Override
  public String name() {
    return "render";
  }

  @Override
  public String summary() {
    return "draws a position or a match as SVG, PNG or GIF";
  }

  @Override
  public String arguments() {
    return "SHEET|MATCH.json";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(
        OUT,
        PositionOptions.MOVES,
        PositionOptions.AFTER,
        PositionOptions.FACTS,
        STEP,
        STRIP,
        EVERY,
        RULES,
        VIEW,
        PLAIN,
        WIDTH,
        DELAY,
        BARE,
        GameFile.CASE_SENSITIVE);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "render rules/krk.kif --out krk.svg",
        "render rules/krk.kif --moves '(move wk c 1 b 2)' --out krk.png --width 800",
        "render test-matches/krk-1.json --strip 4 --out krk-match.svg",
        "render test-matches/krk-1.json --out krk.gif");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    String given = arguments.only("rule sheet or match record");
    Optional<PictureFile> file = arguments.text(OUT).map(PictureFile::of);
    checkPixels(arguments, file.map(PictureFile::form).orElse(PictureFile.Form.SVG));
    boolean isMatch = given.endsWith(".json");
    ImmutableList<String> svgs =
        isMatch ? ofMatch(given, arguments, file, console) : ofSheet(arguments, file, console);
    if (file.isPresent()) {
      int width = (int) arguments.number(WIDTH, Raster.MIN_WIDTH, Raster.MAX_WIDTH);
      file.get().write(svgs, width, (int) arguments.number(DELAY, 20, 60_000));
    } else {
      console.out().println(svgs.getFirst());
    }
    return ExitCode.FINE;
  }

  private static void checkPixels(Arguments arguments, PictureFile.Form form) {
    if (arguments.has(WIDTH) && form == PictureFile.Form.SVG) {
      throw new UsageException("render: --width is for a .png or .gif");
    }
    if (arguments.has(DELAY) && form != PictureFile.Form.GIF) {
      throw new UsageException("render: --delay is for a .gif");
    }
  }

  private static ImmutableList<String> ofSheet(
      Arguments arguments, Optional<PictureFile> file, Console console) {
    Lists.immutable
        .of(STEP, STRIP, RULES)
        .detectOptional(arguments::has)
        .ifPresent(
            option -> {
              throw new UsageException("render: --" + option.name() + " is for a match record");
            });
    if (file.isPresent() && file.get().form() == PictureFile.Form.GIF) {
      throw new UsageException("render: a .gif is made of a match record");
    }
    String sheet = SheetFiles.only(arguments);
    StringBuilder svg = new StringBuilder();
    PositionOptions.open(
        arguments,
        console,
        (game, machine, state) ->
            svg.append(
                pictures(sheet, game, arguments).svg(machine.facts(state), options(arguments))));
    return Lists.immutable.of(svg.toString());
  }

  private static Pictures pictures(String sheet, Game game, Arguments arguments) {
    if (arguments.has(VIEW) && arguments.has(PLAIN)) {
      throw new UsageException("render: --view and --plain exclude each other");
    }
    return Pictures.of(
        game,
        arguments.has(PLAIN) ? Optional.empty() : ViewLookup.of(sheet, arguments.text(VIEW), game));
  }

  private static PictureOptions options(Arguments arguments) {
    return new PictureOptions(Lists.immutable.empty(), !arguments.has(BARE));
  }

  private static ImmutableList<String> ofMatch(
      String given, Arguments arguments, Optional<PictureFile> file, Console console) {
    if (Lists.immutable
        .of(PositionOptions.MOVES, PositionOptions.AFTER, PositionOptions.FACTS)
        .anySatisfy(arguments::has)) {
      throw new UsageException("render: the position of a match record is named by --step");
    }
    RecordedPositions course = RecordedPositions.of(given, arguments.text(RULES));
    Game game = GameFile.load(course.sheet(), GameFile.policy(arguments), console);
    int last = course.record().moves().size();
    int steps = arguments.has(STEP) ? (int) arguments.number(STEP, 0, Integer.MAX_VALUE) : last;
    Pictures pictures = pictures(course.sheet(), game, arguments);
    ImmutableList<RecordedPositions.Position> all = course.positions(game, steps);
    boolean isGif = file.isPresent() && file.get().form() == PictureFile.Form.GIF;
    if (!isGif && !arguments.has(STRIP)) {
      if (arguments.has(EVERY)) {
        throw new UsageException("render: --every is for a --strip or a .gif");
      }
      return Lists.immutable.of(draw(all.getLast(), game, pictures, arguments));
    }
    int most = isGif ? Animation.MAX_FRAMES : Strip.MAX_PICTURES;
    ImmutableList<RecordedPositions.Position> some = some(all, arguments, most);
    ImmutableList<String> svgs = some.collect(each -> draw(each, game, pictures, arguments));
    return isGif ? svgs : Lists.immutable.of(strip(some, svgs, game, pictures, arguments));
  }

  private static ImmutableList<RecordedPositions.Position> some(
      ImmutableList<RecordedPositions.Position> all, Arguments arguments, int most) {
    long every = arguments.number(EVERY, 1, Integer.MAX_VALUE);
    ImmutableList<RecordedPositions.Position> some =
        all.select(each -> each.step() % every == 0 || each.step() == all.getLast().step());
    if (some.size() > most) {
      throw new UsageException(
          "render: " + some.size() + " pictures are too many, take some with --every N");
    }
    return some;
  }

  private static String strip(
      ImmutableList<RecordedPositions.Position> positions,
      ImmutableList<String> svgs,
      Game game,
      Pictures pictures,
      Arguments arguments) {
    return Strip.of(
        positions
            .zip(svgs)
            .collect(pair -> new Strip.Item(pair.getTwo(), caption(pair.getOne(), game, pictures))),
        (int) arguments.number(STRIP, 1, 20));
  }

  private static String draw(
      RecordedPositions.Position position, Game game, Pictures pictures, Arguments arguments) {
    ImmutableList<String> marked =
        gestures(position, game, pictures).flatCollect(MoveGesture::clicks).distinct();
    return pictures.svg(position.facts(), options(arguments).withMarked(marked));
  }

  /** The number of the position, and the move that led to it. */
  private static String caption(RecordedPositions.Position position, Game game, Pictures pictures) {
    String moves =
        gestures(position, game, pictures)
            .collect(MoveGesture::label)
            .reject("noop"::equals)
            .makeString(", ");
    return position.step() == 0 ? "start" : position.step() + ". " + moves;
  }

  private static ImmutableList<MoveGesture> gestures(
      RecordedPositions.Position position, Game game, Pictures pictures) {
    if (position.jointMove().isEmpty()) {
      return Lists.immutable.empty();
    }
    return game.roles()
        .flatCollect(
            (Role role) ->
                pictures.gestures(
                    role,
                    Lists.immutable.of(position.jointMove().get(role.index())),
                    position.before()));
  }
}
