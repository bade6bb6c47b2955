package org.gonu.server.signature;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gonu.storage.PrivateFile;

/**
 * A key pair of Ed25519. Its file has a PEM block of each key, {@code PRIVATE KEY} (PKCS #8) and
 * {@code PUBLIC KEY} (X.509), which other programs read, too. Only its owner may read it.
 */
public final class SigningKey {
  private static final int MAX_FILE_BYTES = 1 << 16;

  private final PrivateKey privateKey;
  private final String publicKey;

  /** A file holds no key that may be used; the message says why. */
  public static final class BadKeyFileException extends IOException {
    private static final long serialVersionUID = 1L;

    BadKeyFileException(String message) {
      super(message);
    }
  }

  private SigningKey(PrivateKey privateKey, String publicKey) {
    this.privateKey = privateKey;
    this.publicKey = publicKey;
  }

  /** A new key pair, from the machine's source of randomness. */
  public static SigningKey generate() {
    try {
      KeyPair pair = KeyPairGenerator.getInstance(Ed25519.NAME).generateKeyPair();
      return new SigningKey(pair.getPrivate(), base64(pair.getPublic().getEncoded()));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException("every Java 17 has Ed25519", impossible);
    }
  }

  /**
   * Reads a file that {@link #write} has made.
   *
   * @throws BadKeyFileException if it holds no such key, or if others may read it
   * @throws IOException if it cannot be read
   */
  public static SigningKey read(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new BadKeyFileException("it is a directory");
    }
    if (!PrivateFile.isPrivate(file)) {
      throw new BadKeyFileException("others may read it: chmod 600 " + file);
    }
    if (Files.size(file) > MAX_FILE_BYTES) {
      throw new BadKeyFileException("it holds no key");
    }
    String text = Files.readString(file, StandardCharsets.ISO_8859_1);
    SigningKey key = new SigningKey(privateKey(block("PRIVATE", text)), block("PUBLIC", text));
    byte[] sample = text.getBytes(StandardCharsets.ISO_8859_1);
    if (Ed25519.verify(sample, key.publicKey, key.sign(sample)).status()
        != SignatureVerdict.Status.RIGHT) {
      throw new BadKeyFileException("its two keys do not belong together");
    }
    return key;
  }

  private static PrivateKey privateKey(String base64) throws BadKeyFileException {
    try {
      return KeyFactory.getInstance(Ed25519.NAME)
          .generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(base64)));
    } catch (GeneralSecurityException | IllegalArgumentException malformed) {
      throw new BadKeyFileException("its private key is none of Ed25519");
    }
  }

  /** The Base64 text of a PEM block, without line ends. */
  private static String block(String kind, String text) throws BadKeyFileException {
    Matcher block =
        Pattern.compile("-----BEGIN " + kind + " KEY-----([^-]*)-----END " + kind + " KEY-----")
            .matcher(text);
    if (!block.find()) {
      throw new BadKeyFileException("it has no block '" + kind + " KEY'");
    }
    return block.group(1).replaceAll("\\s+", "");
  }

  /**
   * Writes the keys to a new file that only its owner may read.
   *
   * @throws FileAlreadyExistsException if there is such a file; it stays as it is
   * @throws IOException if the disk or its permissions do not allow it
   */
  public void write(Path file) throws IOException {
    String text = pem("PRIVATE", base64(privateKey.getEncoded())) + pem("PUBLIC", publicKey);
    PrivateFile.create(file, text.getBytes(StandardCharsets.US_ASCII));
  }

  private static String pem(String kind, String base64) {
    return "-----BEGIN " + kind + " KEY-----\n" + base64 + "\n-----END " + kind + " KEY-----\n";
  }

  /** The public key: Base64 of its X.509 form, as in the file. */
  public String publicKey() {
    return publicKey;
  }

  /** The signature of bytes, as Base64. */
  String sign(byte[] bytes) {
    return Ed25519.sign(bytes, privateKey);
  }

  private static String base64(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }
}
