package org.gonu.server.tournament.spec;

import java.time.Duration;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.match.MatchClocks;
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
    Duration preview = clock(fields, "preview", 0, usual.preview());
    return MatchClocks.of(
            clock(fields, "start", MIN_SECONDS, usual.start()),
            clock(fields, "play", MIN_SECONDS, usual.play()))
        .withPreview(preview)
        .withGrace(clock(fields, "grace", 0, usual.grace()));
  }

  private static Duration clock(Fields fields, String field, double least, Duration usual) {
    double most = MatchClocks.LONGEST.toSeconds();
    double seconds = fields.decimal(field, least, most, usual.toMillis() / MILLIS);
    return Duration.ofMillis(Math.round(MILLIS * seconds));
  }
}
