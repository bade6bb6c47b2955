package org.gonu.search;

import static org.gonu.search.CoefficientDefinition.real;
import static org.gonu.search.CoefficientDefinition.whole;

/** The coefficients of a player that searches: how it keeps its clocks and changes searches. */
@SuppressWarnings("ImmutableEnumChecker") // a definition is a record of numbers and strings
public enum PlayerCoefficient implements Coefficient {
  MARGIN_MIN_MILLIS(
      real(
          60,
          0,
          10_000,
          "milliseconds",
          "time kept back from every clock where no margin is set, besides that for pauses",
          "chosen by reasoning, not measured")),

  MARGIN_PAUSES(
      real(
          3,
          0,
          100,
          "pauses",
          "worst recent pauses of the machine kept back from every clock where no margin is set",
          "chosen by reasoning, not measured")),

  MARGIN_MAX_SHARE(
      real(
          0.2,
          0,
          0.9,
          "shares of the clock",
          "most of a clock that is kept back, by any margin",
          "chosen by reasoning, not measured")),

  MARGIN_CROWD_MILLIS(
      real(
          2,
          0,
          1000,
          "milliseconds",
          "time kept back, besides all else, for each search that shares a processor with this one",
          "chosen by reasoning, not measured")),

  MARGIN_CROWD_MAX_SHARE(
      real(
          0.4,
          0,
          0.9,
          "shares of the clock",
          "most of a clock that is kept back for searches that share a processor",
          "chosen by reasoning, not measured")),

  SLICE_MILLIS(
      real(
          5,
          0.01,
          10_000,
          "milliseconds",
          "time that a search goes on while searches of other matches wait, at most",
          "chosen by reasoning, not measured")),

  SLICE_MIN_MILLIS(
      real(
          0.5,
          0,
          10_000,
          "milliseconds",
          "the same at least, however many searches share the processors",
          "chosen by reasoning, not measured")),

  PAUSE_FADING(
      real(
          0.99995,
          0.5,
          1,
          "shares of the pause",
          "what stays of the worst pause after each sleep of its measurement",
          "chosen by reasoning, not measured")),

  PAUSE_SLEEP_MILLIS(
      real(
          2,
          0.1,
          1000,
          "milliseconds",
          "sleep by which pauses of the machine are measured",
          "chosen by reasoning, not measured")),

  REFERENCE_SLICE_MILLIS(
      real(
          20,
          0.1,
          10_000,
          "milliseconds",
          "time between checks whether the search on the reference engine is still needed",
          "chosen by reasoning, not measured")),

  CIRCUIT_CHECK_MILLIS(
      whole(
          20,
          1,
          1000,
          "milliseconds",
          "time between checks whether the circuit is ready",
          "chosen by reasoning, not measured")),

  REPEATABLE_WAIT_SECONDS(
      whole(
          120,
          1,
          86_400,
          "seconds",
          "longest wait for the circuit where matches have to be repeatable",
          "chosen by reasoning, not measured")),

  REPEATABLE_WAIT_SHARE(
      real(
          0.5,
          0,
          1,
          "share",
          "part of a turn in which a search that has to be repeatable waits for the circuit alone;"
              + " then the reference engine searches, too",
          "chosen by reasoning, not measured")),

  RESERVING_PARTS(
      whole(
          3,
          1,
          1000,
          "parts",
          "what is left of the start clock, divided by this, may go by in taking memory",
          "chosen by reasoning, not measured")),

  ANALYSIS_START_SECONDS(
      real(
          10,
          0,
          86_400,
          "seconds",
          "time of a longer analysis, at least, that counts as the start clock of a match",
          "chosen by reasoning, not measured"));

  private final CoefficientDefinition definition;

  PlayerCoefficient(CoefficientDefinition definition) {
    this.definition = definition;
  }

  @Override
  public String component() {
    return "player";
  }

  @Override
  public CoefficientDefinition definition() {
    return definition;
  }
}
