package org.gonu.cli.match;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.UnwritableFile;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.player.ThinkLog;
import org.gonu.search.SearchReport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A file to which the thoughts of players are written: a JSON object in each line. Lines are
 * appended and flushed whole, so that the file can be read during the match.
 */
public final class ThinkLogFile implements ThinkLog, AutoCloseable {
  /** The option that names the file. */
  public static final CommandOption OPTION =
      CommandOption.value(
          "think-log", "FILE", "append what mcts thinks of each move to FILE, as lines of JSON");

  /**
   * Not static: the first logger may be created only after the player command has set the log
   * level.
   */
  private final Logger log = LoggerFactory.getLogger(ThinkLogFile.class);

  private final String path;
  private Optional<OutputStream> out;

  private ThinkLogFile(String path, Optional<OutputStream> out) {
    this.path = path;
    this.out = out;
  }

  /**
   * The file that the options name; without the option, thoughts are ignored.
   *
   * @throws UsageException if the file cannot be written
   */
  public static ThinkLogFile of(Arguments arguments) {
    Optional<String> path = arguments.text(OPTION);
    return new ThinkLogFile(path.orElse(""), path.map(ThinkLogFile::open));
  }

  private static OutputStream open(String text) {
    Path path = GameFile.path(text);
    try {
      return Files.newOutputStream(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException unwritable) {
      throw new UsageException(
          "--"
              + OPTION.name()
              + ": cannot write '"
              + text
              + "': "
              + UnwritableFile.reason(path, unwritable));
    }
  }

  @Override
  public synchronized void tell(Thought thought) {
    if (out.isEmpty()) {
      return;
    }
    byte[] line = (json(thought) + "\n").getBytes(StandardCharsets.UTF_8);
    try {
      out.get().write(line);
      out.get().flush();
    } catch (IOException full) {
      log.warn(
          "nothing more is written to '{}': {}", path, UnwritableFile.reason(Path.of(path), full));
      close();
    }
  }

  private static ObjectNode json(Thought thought) {
    SearchReport report = thought.report();
    ObjectNode line =
        Json.object()
            .put("match", thought.matchId())
            .put("step", thought.step())
            .put("role", thought.role().name())
            .put("player", thought.player())
            .put("move", report.best().move().toString())
            .put("seconds", SearchReportJson.rounded(thought.seconds()))
            .put("playouts", report.playouts())
            .put("playoutsPerSecond", Math.round(thought.playoutsPerSecond()))
            .put("ready", thought.isReady())
            .put("nodes", report.nodes())
            .put("depth", report.depth());
    line.set("values", SearchReportJson.values(report, thought.roles()));
    line.put("proved", report.proved());
    line.set("candidates", SearchReportJson.candidates(report));
    line.set("line", SearchReportJson.line(report));
    return line;
  }

  @Override
  public synchronized void close() {
    try {
      if (out.isPresent()) {
        out.get().close();
      }
    } catch (IOException unimportant) {
      log.debug("every line was written out", unimportant);
    }
    out = Optional.empty();
  }
}
