package org.gonu.server.agent;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Move;

/**
 * What a program is told when it is to choose a move.
 *
 * @param match what the match is called, which tells nothing of the game
 * @param role to play
 * @param roles all of them, in the order of joint moves
 * @param step joint moves before this position
 * @param attempt 1 for the first prompt of a position
 * @param seconds until the answer is late
 * @param parts the text of each part that is shown; the history and the legal moves are lists
 * @param rejected the answer before to the same position; empty at the first attempt
 */
record Prompt(
    String match,
    String role,
    ImmutableList<String> roles,
    int step,
    int attempt,
    double seconds,
    Parts parts,
    Optional<Rejected> rejected) {
  /** Grows when programs that were right would become wrong. */
  static final int PROTOCOL = 1;

  /** An answer that was no legal move, and why. */
  record Rejected(String answer, String reason) {}

  /** The parts of a prompt; those that are not shown are empty. */
  record Parts(
      Optional<String> rules,
      Optional<ImmutableList<ImmutableList<Move>>> history,
      Optional<ImmutableList<String>> state,
      Optional<String> board,
      Optional<ImmutableList<Move>> legal) {}

  /** The same position after an answer that was no legal move. */
  Prompt again(Rejected answer, double left) {
    return new Prompt(match, role, roles, step, attempt + 1, left, parts, Optional.of(answer));
  }

  /** The prompt as one object. */
  ObjectNode json() {
    ObjectNode out =
        JsonNodeFactory.instance
            .objectNode()
            .put("protocol", PROTOCOL)
            .put("match", match)
            .put("role", role);
    add(out.putArray("roles"), roles);
    out.put("step", step).put("attempt", attempt).put("seconds", seconds).put("prompt", text());
    parts.rules.ifPresent(rules -> out.put(PromptPart.RULES.label(), rules));
    parts.history.ifPresent(
        moves -> {
          ArrayNode all = out.putArray(PromptPart.HISTORY.label());
          moves.each(joint -> add(all.addArray(), joint.collect(Move::toString)));
        });
    parts.state.ifPresent(facts -> add(out.putArray(PromptPart.STATE.label()), facts));
    parts.board.ifPresent(board -> out.put(PromptPart.BOARD.label(), board));
    parts.legal.ifPresent(
        legal -> add(out.putArray(PromptPart.LEGAL.label()), legal.collect(Move::toString)));
    rejected.ifPresent(
        before ->
            out.setAll(
                Map.of(
                    "rejected",
                    JsonNodeFactory.instance
                        .objectNode()
                        .put("answer", before.answer)
                        .put("reason", before.reason))));
    return out;
  }

  private static void add(ArrayNode array, ImmutableList<String> texts) {
    texts.each(array::add);
  }

  /** All that is shown as one text, to be given to a language model as it is. */
  private String text() {
    StringBuilder out = new StringBuilder();
    out.append("You play a game whose rules are written in GDL, the Game Description Language.\n");
    out.append("Your role is ").append(role).append(".\n");
    parts.rules.ifPresent(rules -> section(out, "The rules:", rules));
    parts.history.ifPresent(
        moves ->
            section(
                out,
                moves.isEmpty()
                    ? "No move has been made yet."
                    : "The moves so far, each line in the order of the roles "
                        + roles.makeString(", ")
                        + ":",
                moves.collect(joint -> joint.makeString(", ")).makeString("\n")));
    parts.state.ifPresent(
        facts -> section(out, "What holds in the present position:", facts.makeString("\n")));
    parts.board.ifPresent(board -> section(out, "The present position as a board:", board));
    parts.legal.ifPresent(legal -> section(out, "Your legal moves:", legal.makeString("\n")));
    rejected.ifPresent(
        before -> section(out, "Your answer was not accepted: " + before.reason, before.answer));
    out.append("\nAnswer with one legal move of yours, a GDL term, and with nothing else.\n");
    return out.toString();
  }

  private static void section(StringBuilder out, String title, String text) {
    out.append('\n').append(title).append('\n');
    if (!text.isBlank()) {
      out.append(text.stripTrailing()).append('\n');
    }
  }
}
