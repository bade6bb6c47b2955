package org.gonu.selfplay.dataset;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/**
 * The list of the files of a data set that are complete: a file of JSON beside them.
 *
 * @param games number of matches of the whole data set
 * @param shardGames matches in a file
 * @param shards those that have been written, in order
 */
record Manifest(long games, int shardGames, ImmutableList<ShardEntry> shards) {
  /** Its name. */
  static final String FILE = "manifest.json";

  /** Number of rows in all shards. */
  long positions() {
    return shards.sumOfLong(ShardEntry::positions);
  }

  /** Number of matches in all shards. */
  long finishedGames() {
    return shards.sumOfInt(ShardEntry::games);
  }

  byte[] bytes() {
    ObjectNode root =
        DataSetJson.object()
            .put("games", games)
            .put("shardGames", shardGames)
            .put("complete", finishedGames() == games)
            .put("positions", positions());
    ArrayNode list = root.putArray("shards");
    for (ShardEntry shard : shards) {
      list.addObject()
          .put("file", shard.file())
          .put("first", shard.first())
          .put("games", shard.games())
          .put("positions", shard.positions())
          .put("bytes", shard.bytes())
          .put("sha256", shard.sha256());
    }
    return DataSetJson.bytes(root);
  }

  /**
   * Reads the manifest in a directory.
   *
   * @return empty if there is none, or none that can be read: then nothing is known of the files
   * @throws IOException if the file cannot be read
   */
  static Optional<Manifest> in(Path directory) throws IOException {
    Path file = directory.resolve(FILE);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      JsonNode root = DataSetJson.MAPPER.readTree(Files.readAllBytes(file));
      long games = root.path("games").asLong();
      int shardGames = root.path("shardGames").asInt();
      if (games < 1 || shardGames < 1) {
        return Optional.empty();
      }
      MutableList<ShardEntry> shards = Lists.mutable.empty();
      for (JsonNode shard : root.path("shards")) {
        shards.add(
            new ShardEntry(
                shard.path("file").asText(),
                shard.path("first").asLong(),
                shard.path("games").asInt(),
                shard.path("positions").asLong(),
                shard.path("bytes").asLong(),
                shard.path("sha256").asText()));
      }
      return Optional.of(new Manifest(games, shardGames, shards.toImmutable()));
    } catch (JsonProcessingException damaged) {
      return Optional.empty();
    }
  }
}
