package org.gonu.server.signature;

import java.util.Optional;

/**
 * What the signature of a text is worth.
 *
 * @param publicKey the key that the text names, in the form of {@link SigningKey#publicKey}, or in
 *     that of ggp-base; empty if the text is not signed
 * @param explanation in words, for people
 */
public record SignatureVerdict(Status status, Optional<String> publicKey, String explanation) {
  /** Whether there is a signature and whether it is right. */
  public enum Status {
    /** The text is not signed. */
    ABSENT,
    /** The text is what the holder of the key signed. */
    RIGHT,
    /** The text was changed, or its signature is none. */
    WRONG
  }

  /** No signature. */
  static final SignatureVerdict NONE =
      new SignatureVerdict(Status.ABSENT, Optional.empty(), "not signed");

  static SignatureVerdict right(String scheme, String publicKey) {
    return new SignatureVerdict(
        Status.RIGHT,
        Optional.of(publicKey),
        "right signature (" + scheme + ") by the key " + publicKey);
  }

  static SignatureVerdict wrong(String scheme, Optional<String> publicKey, String why) {
    return new SignatureVerdict(
        Status.WRONG, publicKey, "wrong signature (" + scheme + "): " + why);
  }

  /** The same, but wrong if the text is not signed by a key. */
  public SignatureVerdict expecting(String key) {
    if (status == Status.WRONG || publicKey.equals(Optional.of(key))) {
      return this;
    }
    String asked =
        status == Status.ABSENT ? "; asked for was the key " + key : ", but not by the key " + key;
    return new SignatureVerdict(Status.WRONG, publicKey, explanation + asked);
  }
}
