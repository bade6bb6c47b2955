package org.gonu.server.signature;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.Optional;

/** Ed25519 with keys and signatures as Base64. */
final class Ed25519 {
  /** The name of the algorithm. */
  static final String NAME = "Ed25519";

  private Ed25519() {}

  /** The signature of bytes. */
  static String sign(byte[] bytes, PrivateKey key) {
    try {
      Signature signature = Signature.getInstance(NAME);
      signature.initSign(key);
      signature.update(bytes);
      return Base64.getEncoder().encodeToString(signature.sign());
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException("every Java 17 has Ed25519", impossible);
    }
  }

  /**
   * What the signature of bytes is worth.
   *
   * @param key as {@link SigningKey#publicKey} has it
   */
  static SignatureVerdict verify(byte[] bytes, String key, String signature) {
    try {
      return isRight(bytes, key, signature)
          ? SignatureVerdict.right(NAME, key)
          : SignatureVerdict.wrong(NAME, Optional.of(key), "this is not what the key signed");
    } catch (GeneralSecurityException | IllegalArgumentException malformed) {
      return SignatureVerdict.wrong(NAME, Optional.of(key), "key or signature is malformed");
    }
  }

  /** True if a text is a public key. */
  static boolean isKey(String text) {
    try {
      decoded(text);
      return true;
    } catch (GeneralSecurityException | IllegalArgumentException malformed) {
      return false;
    }
  }

  private static PublicKey decoded(String key) throws GeneralSecurityException {
    return KeyFactory.getInstance(NAME)
        .generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(key)));
  }

  private static boolean isRight(byte[] bytes, String key, String signature)
      throws GeneralSecurityException {
    Signature check = Signature.getInstance(NAME);
    check.initVerify(decoded(key));
    check.update(bytes);
    return check.verify(Base64.getDecoder().decode(signature));
  }
}
