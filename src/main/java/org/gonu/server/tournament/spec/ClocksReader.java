package org.gonu.server.tournament.spec;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.server.tournament.MatchClocks;
import org.snakeyaml.engine.v2.nodes.Node;

/** Reads clocks: seconds, decimals allowed. */
final class ClocksReader {
  private static final double MILLIS = 1000;
  private static final double MIN_SECONDS = 0.01;

  private ClocksReader() {}

  /**
   * Reads clocks.
   *
   * @param usual what holds for fields that are not given
   */
  static MatchClocks read(YamlText text, Optional<Node> node, MatchClocks usual) {
    if (node.isEmpty()) {
      return usual;
    }
    Fields fields =
        new Fields(text, node.get(), Lists.immutable.of("preview", "start", "play", "grace"));
    return new MatchClocks(
        millis(fields, "preview", 0, usual.preview()),
        millis(fields, "start", MIN_SECONDS, usual.start()),
        millis(fields, "play", MIN_SECONDS, usual.play()),
        millis(fields, "grace", 0, usual.grace()));
  }

  private static long millis(Fields fields, String field, double least, long usual) {
    double most = MatchClocks.MAX / MILLIS;
    return Math.round(MILLIS * fields.decimal(field, least, most, usual / MILLIS));
  }
}
