package org.gonu.server.agent;

/**
 * What came of the prompts to a program.
 *
 * @param decisions positions in which it was to choose among several moves
 * @param first of them answered by a legal move at the first attempt
 * @param prompts all attempts
 * @param rejected answers that were no legal move
 * @param illegal decisions without a legal move after all attempts
 * @param late decisions without a legal move in time
 * @param died decisions during which the program ended, or could not be started
 * @param seconds from prompts to answers, or to the end of waiting
 */
public record AgentCounts(
    int decisions,
    int first,
    int prompts,
    int rejected,
    int illegal,
    int late,
    int died,
    double seconds) {
  /** No prompt yet. */
  public static final AgentCounts NONE = new AgentCounts(0, 0, 0, 0, 0, 0, 0, 0);

  /** The sums of both. */
  public AgentCounts plus(AgentCounts other) {
    return new AgentCounts(
        decisions + other.decisions,
        first + other.first,
        prompts + other.prompts,
        rejected + other.rejected,
        illegal + other.illegal,
        late + other.late,
        died + other.died,
        seconds + other.seconds);
  }
}
