package org.gonu.cli.sheet;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.Engines;
import org.gonu.cli.input.GameFile;
import org.gonu.engine.circuit.export.AigerWriter;
import org.gonu.engine.circuit.export.CWriter;
import org.gonu.engine.circuit.export.FlatNetlist;
import org.gonu.engine.circuit.export.PythonWriter;
import org.gonu.engine.circuit.export.TooManyGatesException;
import org.gonu.game.CircuitStage;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.gdl.SheetHeader;
import org.gonu.gdl.Spelling.CasePolicy;

/** Writes the circuit of a game in a format of others. */
final class CircuitConversion {
  private CircuitConversion() {}

  /**
   * The bytes of a file.
   *
   * @throws UsageException if there is no such format
   * @throws InputException if the sheet has errors, or no circuit that can be written
   */
  static byte[] of(String path, String format, Console console) {
    if (!format.matches("aag|aig|c|jax")) {
      throw new UsageException(
          "convert: --format must be aag, aig, c or jax, not '" + format + "'");
    }
    Game game = GameFile.load(path, CasePolicy.INSENSITIVE, console);
    FlatNetlist net = net(game, path);
    String title = SheetHeader.of(game.sheet()).map(SheetHeader::title).orElse(path);
    return switch (format) {
      case "aag" -> AigerWriter.ascii(net);
      case "aig" -> AigerWriter.binary(net);
      case "c" -> CWriter.write(net, title).getBytes(StandardCharsets.UTF_8);
      default -> PythonWriter.write(net, title).getBytes(StandardCharsets.UTF_8);
    };
  }

  private static FlatNetlist net(Game game, String path) {
    Optional<FastEngine.Made> made = game.fastEngine().awaitWork(CircuitStage.DRAFT, Engines.LIMIT);
    if (made.isEmpty()) {
      String reason = game.fastEngine().failure();
      game.fastEngine().cancel();
      throw refused(path, reason.isEmpty() ? Engines.TOO_LONG : reason);
    }
    try {
      return FlatNetlist.of(made.get().circuit());
    } catch (TooManyGatesException tooMany) {
      throw refused(path, String.valueOf(tooMany.getMessage()));
    }
  }

  private static InputException refused(String path, String reason) {
    return new InputException(
        "gonu: '"
            + path
            + "' cannot be converted to a circuit: "
            + reason
            + "\nhelp: 'gonu info "
            + path
            + "' tells how large the circuit is\n");
  }
}
