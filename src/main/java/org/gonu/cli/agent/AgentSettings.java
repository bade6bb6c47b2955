package org.gonu.cli.agent;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.cli.console.Json;
import org.gonu.server.agent.PromptPart;
import org.gonu.text.Sha256;

/**
 * The agent, and how it is asked.
 *
 * @param command as written
 * @param words of the command
 * @param name in records
 * @param shown parts of a prompt
 * @param retries attempts after the first one
 * @param time for a move
 * @param isScrambled whether names are replaced
 */
record AgentSettings(
    String command,
    ImmutableList<String> words,
    String name,
    ImmutableSet<PromptPart> shown,
    int retries,
    Duration time,
    boolean isScrambled) {
  /** What must be equal for results to be counted together. */
  ObjectNode json(ImmutableList<BenchSheet> sheets, long seed) {
    ObjectNode out = Json.object().put("benchmark", 1).put("agent", command).put("name", name);
    ArrayNode parts = out.putArray("show");
    PromptPart.ALL.select(shown::contains).each(part -> parts.add(part.label()));
    out.put("retries", retries)
        .put("secondsPerMove", time.toMillis() / 1000.0)
        .put("scramble", isScrambled)
        .put("seed", seed);
    ObjectNode hashes = out.putObject("sheets");
    sheets.each(
        sheet -> hashes.put(sheet.name(), Sha256.hex(sheet.game().sheet().source().text())));
    return out;
  }
}
