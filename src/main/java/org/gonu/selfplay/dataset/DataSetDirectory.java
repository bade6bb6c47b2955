package org.gonu.selfplay.dataset;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.SortedMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.sorted.MutableSortedMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.storage.AtomicFile;
import org.gonu.storage.FileInUseException;
import org.gonu.storage.LockedFile;
import org.gonu.text.Sha256;

/**
 * The directory of a data set: its data sheet, its shards, and the manifest of those that are
 * complete. One program at a time may open it. Safe for use by several threads.
 */
public final class DataSetDirectory implements AutoCloseable {
  private static final String LOCK = ".lock";
  private static final String DAMAGED = "unknown settings: " + DataSheet.FILE + " is damaged";

  /** How old a manifest may be while shards are written, in nanoseconds. */
  private static final long MANIFEST_NANOS = 1_000_000_000L;

  private final DataSetPlan plan;
  private final Path path;
  private final FileChannel lock;

  /** The complete shards by their index. */
  private final MutableSortedMap<Integer, ShardEntry> entries = SortedMaps.mutable.empty();

  private long manifestNanos;

  private DataSetDirectory(DataSetPlan plan, Path path, FileChannel lock) {
    this.plan = plan;
    this.path = path;
    this.lock = lock;
  }

  /**
   * Opens a directory, which is made if it is missing. Shards of an earlier run are kept if the
   * manifest lists them and their hash is right; all others are removed.
   *
   * @throws OtherDataSetException if it has a data set of other settings, or is open already
   * @throws IOException if it cannot be used
   */
  public static DataSetDirectory open(Path path, DataSetPlan plan) throws IOException {
    Files.createDirectories(path);
    FileChannel lock = claim(path);
    try {
      DataSetDirectory directory = new DataSetDirectory(plan, path, lock);
      directory.checkSheet();
      directory.tidy();
      directory.keep();
      directory.removeStrangers();
      directory.writeManifest();
      return directory;
    } catch (IOException | RuntimeException unusable) {
      lock.close();
      throw unusable;
    }
  }

  private static FileChannel claim(Path path) throws IOException {
    try {
      return LockedFile.open(
          path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    } catch (FileInUseException byAnotherRun) {
      throw OtherDataSetException.ofAnotherRun();
    }
  }

  private void checkSheet() throws IOException {
    ObjectNode sheet = DataSheet.of(plan);
    byte[] wanted = DataSetJson.bytes(sheet);
    Path file = path.resolve(DataSheet.FILE);
    if (!Files.exists(file)) {
      if (shardFiles().notEmpty()) {
        throw new OtherDataSetException(
            "it has files of unknown settings: " + DataSheet.FILE + " is missing");
      }
      AtomicFile.write(file, wanted);
      return;
    }
    byte[] present = Files.readAllBytes(file);
    if (!Arrays.equals(wanted, present)) {
      throw new OtherDataSetException("it has a data set of " + difference(present, sheet));
    }
    Optional<Manifest> manifest = Manifest.in(path);
    if (manifest.isPresent()) {
      checkSize(manifest.get());
    }
  }

  private void checkSize(Manifest manifest) throws OtherDataSetException {
    if (manifest.shardGames() != plan.shardGames()) {
      throw new OtherDataSetException(
          "its files have " + manifest.shardGames() + " matches, not " + plan.shardGames());
    }
    // Whoever reads all files would read those beyond the end, too.
    if (manifest.games() > plan.games()) {
      throw new OtherDataSetException(
          "it has a data set of " + manifest.games() + " matches, more than " + plan.games());
    }
  }

  /** The first setting in which data sheets differ. */
  private static String difference(byte[] present, ObjectNode wanted) throws IOException {
    try {
      JsonNode found = DataSetJson.MAPPER.readTree(present);
      if (!found.isObject()) {
        return DAMAGED;
      }
      for (Map.Entry<String, JsonNode> field : wanted.properties()) {
        JsonNode other = found.path(field.getKey());
        if (!other.equals(DataSetJson.MAPPER.readTree(field.getValue().toString()))) {
          return field.getValue().isValueNode() && !field.getKey().equals("rules")
              ? field.getKey() + " " + other.asText() + ", not " + field.getValue().asText()
              : "another version: its " + field.getKey() + " differ";
        }
      }
      return "other settings";
    } catch (JsonProcessingException damaged) {
      return DAMAGED;
    }
  }

  /** Removes what a run left that was killed. */
  private void tidy() throws IOException {
    String unfinished = ".{part-*," + Manifest.FILE + "," + DataSheet.FILE + "}.*.tmp";
    try (DirectoryStream<Path> left = Files.newDirectoryStream(path, unfinished)) {
      for (Path file : left) {
        Files.deleteIfExists(file);
      }
    }
  }

  private void keep() throws IOException {
    Optional<Manifest> manifest = Manifest.in(path);
    if (manifest.isEmpty()) {
      return;
    }
    for (Shard shard : plan.shards()) {
      Optional<ShardEntry> entry = manifest.get().shards().detectOptional(each -> each.isOf(shard));
      if (entry.isPresent() && isWhole(entry.get())) {
        entries.put(shard.index(), entry.get());
      }
    }
  }

  /** Removes files that would be read as shards and are none: of them nothing is known. */
  private void removeStrangers() throws IOException {
    ImmutableSet<String> kept = complete().collect(ShardEntry::file).toImmutableSet();
    for (Path file : shardFiles().reject(each -> kept.contains(nameOf(each)))) {
      Files.deleteIfExists(file);
    }
  }

  private ImmutableList<Path> shardFiles() throws IOException {
    MutableList<Path> found = Lists.mutable.empty();
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(path, DataSetDirectory::isShardFile)) {
      files.forEach(found::add);
    }
    return found.toImmutable();
  }

  private static boolean isShardFile(Path file) {
    return Shard.isNameOfFile(nameOf(file)) && !Files.isDirectory(file);
  }

  private static String nameOf(Path file) {
    return String.valueOf(file.getFileName());
  }

  private boolean isWhole(ShardEntry entry) throws IOException {
    Path file = path.resolve(entry.file());
    if (!Files.isRegularFile(file) || Files.size(file) != entry.bytes()) {
      return false;
    }
    MessageDigest digest = Sha256.newDigest();
    try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
      in.transferTo(OutputStream.nullOutputStream());
    }
    return HexFormat.of().formatHex(digest.digest()).equals(entry.sha256());
  }

  /** Its path. */
  public Path path() {
    return path;
  }

  /** The shards that are not complete, in order. */
  public synchronized ImmutableList<Shard> open() {
    return plan.shards().reject(shard -> entries.containsKey(shard.index()));
  }

  /** The complete shards, in order. */
  public synchronized ImmutableList<ShardEntry> complete() {
    return Lists.immutable.withAll(entries.values());
  }

  /**
   * Notes that a shard is complete. The manifest is written now or soon.
   *
   * @throws IOException if the manifest cannot be written
   */
  public synchronized void add(Shard shard, ShardEntry entry) throws IOException {
    entries.put(shard.index(), entry);
    if (System.nanoTime() - manifestNanos > MANIFEST_NANOS) {
      writeManifest();
    }
  }

  private void writeManifest() throws IOException {
    Manifest manifest = new Manifest(plan.games(), plan.shardGames(), complete());
    AtomicFile.write(path.resolve(Manifest.FILE), manifest.bytes());
    manifestNanos = System.nanoTime();
  }

  /**
   * Writes the manifest of all shards, and lets others use the directory.
   *
   * @throws IOException if the manifest cannot be written
   */
  @Override
  public synchronized void close() throws IOException {
    try (lock) {
      writeManifest();
    }
  }
}
