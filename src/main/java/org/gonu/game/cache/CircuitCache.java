package org.gonu.game.cache;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import org.gonu.check.ValidatedRules;
import org.gonu.gdl.Rule;
import org.gonu.text.Sha256;

/**
 * Circuits in a folder, a file for each sheet and build. A file is written aside and renamed, so
 * that several programs can use the folder. A file that was damaged is deleted and made anew.
 * Nothing that goes wrong here is an error: the circuit is made in place of being read.
 */
public final class CircuitCache {
  /** Changes with the form of the files. */
  private static final String FORM = "gonu circuit 4";

  private static final String ENDING = ".circuit";

  /** Bytes of the checksum at the start of a file. */
  private static final int CHECKSUM = 32;

  private final Optional<CacheFolder> folder;
  private final String build;

  private CircuitCache(Optional<CacheFolder> folder, String build) {
    this.folder = folder;
    this.build = build;
  }

  /** Keeps nothing. */
  public static CircuitCache none() {
    return new CircuitCache(Optional.empty(), "");
  }

  /**
   * Keeps circuits in the user's folder for such things. Keeps nothing if there is no such folder,
   * or if this program does not run from a jar, so that its classes may change.
   */
  public static CircuitCache ofUser() {
    Optional<String> build = Build.identity();
    return build.isEmpty() ? none() : new CircuitCache(CacheFolder.ofUser(), build.get());
  }

  /**
   * Keeps circuits in a folder.
   *
   * @param build what the form of circuits depends on: files of other builds are not read
   * @param maxBytes the oldest files are deleted when all together are larger
   */
  public static CircuitCache in(Path folder, String build, long maxBytes) {
    return new CircuitCache(Optional.of(new CacheFolder(folder, maxBytes)), build);
  }

  /** The circuit that was kept for these rules. */
  public Optional<KeptCircuit> find(ValidatedRules rules) {
    return folder.flatMap(within -> find(within, name(rules)));
  }

  private static Optional<KeptCircuit> find(CacheFolder folder, String name) {
    Optional<byte[]> bytes = folder.read(name);
    if (bytes.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(KeptCircuit.of(checked(bytes.get())));
    } catch (IOException | IllegalArgumentException damaged) {
      folder.delete(name);
      return Optional.empty();
    }
  }

  private static byte[] checked(byte[] bytes) throws IOException {
    if (bytes.length < CHECKSUM) {
      throw new IOException("too short");
    }
    byte[] content = Arrays.copyOfRange(bytes, CHECKSUM, bytes.length);
    if (!Arrays.equals(Sha256.newDigest().digest(content), Arrays.copyOf(bytes, CHECKSUM))) {
      throw new IOException("damaged");
    }
    return content;
  }

  /** Keeps the circuit of some rules. */
  public void keep(ValidatedRules rules, KeptCircuit circuit) {
    folder.ifPresent(
        within -> {
          try {
            byte[] content = circuit.toBytes();
            byte[] bytes =
                Arrays.copyOf(Sha256.newDigest().digest(content), CHECKSUM + content.length);
            System.arraycopy(content, 0, bytes, CHECKSUM, content.length);
            within.write(name(rules), bytes);
          } catch (IOException unkept) {
            // A name that is too long for the form: the circuit is made every time.
            return;
          }
        });
  }

  private String name(ValidatedRules rules) {
    MessageDigest digest = Sha256.newDigest();
    digest.update((FORM + "\n" + build + "\n").getBytes(StandardCharsets.UTF_8));
    for (Rule rule : rules.rules()) {
      digest.update((rule + "\n").getBytes(StandardCharsets.UTF_8));
    }
    return HexFormat.of().formatHex(digest.digest()) + ENDING;
  }

  /** True for the name of a file of a cache. */
  static boolean isOurs(Path file) {
    return String.valueOf(file.getFileName()).endsWith(ENDING);
  }
}
