package org.gonu.selfplay.dataset;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.LongConsumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.column.ParquetProperties;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.gonu.selfplay.MatchSource;
import org.gonu.selfplay.RecordedMatch;
import org.gonu.text.Sha256;

/**
 * Writes shards of a plan, one after the other. A file is written aside and renamed, so that it is
 * either whole or not there, and a shard that is written twice stays as it is. For one thread.
 */
public final class ShardWriter {
  /** Rows of a file that are compressed together, in bytes. */
  private static final long ROW_GROUP_BYTES = 16L << 20;

  private final DataSetPlan plan;
  private final Path directory;
  private final MatchSource source;

  /**
   * A writer.
   *
   * @param directory that exists
   */
  public ShardWriter(DataSetPlan plan, Path directory) {
    this.plan = plan;
    this.directory = directory;
    source = plan.newSource();
  }

  /**
   * Plays the matches of a shard and writes its file.
   *
   * @param progress told after each match the number of its positions
   * @throws IOException if the file cannot be written; nothing is left of it then
   */
  public ShardEntry write(Shard shard, LongConsumer progress) throws IOException {
    Path aside = directory.resolve("." + shard.file() + "." + unique() + ".tmp");
    try {
      HashedFile file = new HashedFile(aside, Sha256.newDigest());
      long positions = play(shard, file, progress);
      Path whole = directory.resolve(shard.file());
      Files.move(aside, whole, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      return new ShardEntry(
          shard.file(), shard.first(), shard.games(), positions, file.bytes(), file.sha256());
    } finally {
      Files.deleteIfExists(aside);
    }
  }

  private static String unique() {
    return ProcessHandle.current().pid()
        + "-"
        + Thread.currentThread().getId()
        + "-"
        + System.nanoTime();
  }

  private long play(Shard shard, HashedFile file, LongConsumer progress) throws IOException {
    Builder builder = new Builder(file, plan);
    long[] positions = {0};
    try (ParquetWriter<DatasetRow> writer = builder.build()) {
      source.play(
          shard.first(),
          shard.games(),
          (number, match) -> {
            write(writer, number, match);
            positions[0] += match.plies();
            progress.accept(match.plies());
          });
    }
    return positions[0];
  }

  private static void write(ParquetWriter<DatasetRow> writer, long number, RecordedMatch match)
      throws IOException {
    for (int ply = 0; ply < match.plies(); ply++) {
      writer.write(new DatasetRow(number, match, ply));
    }
  }

  /** Makes the writer of a file. */
  private static final class Builder extends ParquetWriter.Builder<DatasetRow, Builder> {
    private final DataSetPlan plan;

    Builder(HashedFile file, DataSetPlan plan) {
      super(file);
      this.plan = plan;
      withCodecFactory(new JavaCodecs());
      withCompressionCodec(JavaCodecs.CODEC);
      withWriterVersion(ParquetProperties.WriterVersion.PARQUET_1_0);
      withRowGroupSize(ROW_GROUP_BYTES);
      // Hardly a state comes twice; a dictionary and bounds of states would be of no use.
      bare(PositionSchema.STATE);
      bare(PositionSchema.LEGAL);
    }

    private void bare(PositionSchema column) {
      withDictionaryEncoding(column.columnName(), false);
      withStatisticsEnabled(column.columnName(), false);
    }

    @Override
    protected Builder self() {
      return this;
    }

    @Override
    @SuppressWarnings("deprecation") // abstract, and so to be there
    protected WriteSupport<DatasetRow> getWriteSupport(Configuration configuration) {
      return new PositionWriter(plan.packed(), plan.name(), plan.circuit().bases().size());
    }
  }
}
