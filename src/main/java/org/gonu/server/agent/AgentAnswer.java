package org.gonu.server.agent;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.Move;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/**
 * What a program has answered.
 *
 * @param line as it came
 * @param move empty if the answer is no legal move
 * @param reason why not; empty if it is one
 */
record AgentAnswer(String line, Optional<Move> move, String reason) {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /**
   * Reads a line: a move, or an object of JSON with a move as its member {@code move}.
   *
   * @param spelling of the sheet
   */
  static AgentAnswer read(String line, Spelling spelling, ImmutableList<Move> legal) {
    Optional<String> text = move(line.strip());
    if (text.isEmpty()) {
      return refused(line, "it has no text as its member 'move'");
    }
    Outcome<Term> term = GdlReader.readTerm(new SourceText("<answer>", text.get()), spelling);
    if (term.value().isEmpty()) {
      return refused(line, "it is not one ground term of GDL");
    }
    Move move = new Move(term.get());
    return legal.contains(move)
        ? new AgentAnswer(line, Optional.of(move), "")
        : refused(line, "it is not a legal move in this position");
  }

  private static AgentAnswer refused(String line, String reason) {
    return new AgentAnswer(line, Optional.empty(), reason);
  }

  private static Optional<String> move(String line) {
    if (!line.startsWith("{")) {
      return Optional.of(line);
    }
    try {
      JsonNode move = MAPPER.readTree(line).path("move");
      return move.isTextual() || move.isNumber() ? Optional.of(move.asText()) : Optional.empty();
    } catch (JsonProcessingException malformed) {
      return Optional.empty();
    }
  }
}
