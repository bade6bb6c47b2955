package org.gonu.server.signature;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Signatures of the ggp.org servers, as ggp-base made them: RSA with SHA-1 over all fields but the
 * signature, in a canonical form called A. SHA-1 is weak by now, so these signatures are verified
 * but not made.
 */
final class GgpBaseSignature {
  /** The field of the public key: the digit 0, then Base64 of its X.509 form. */
  static final String KEY = "matchHostPK";

  /** The field of the signature: the letter A for the canonical form, the digit 0, then Base64. */
  static final String SIGNATURE = "matchHostSignature";

  private static final String SCHEME = "RSA of ggp-base";

  private GgpBaseSignature() {}

  /**
   * What such a signature in a record is worth.
   *
   * @param record a record with at least one of the two fields; may be changed
   */
  static SignatureVerdict verify(ObjectNode record) {
    Optional<String> key = text(record.get(KEY));
    Optional<String> signature = text(record.remove(SIGNATURE));
    if (key.isEmpty() || signature.isEmpty()) {
      return SignatureVerdict.wrong(SCHEME, key, "key or signature is missing");
    }
    try {
      return isRight(CanonicalJson.OF_GGP_BASE.bytes(record), key.get(), signature.get())
          ? SignatureVerdict.right(SCHEME, key.get())
          : SignatureVerdict.wrong(SCHEME, key, "this is not what the key signed");
    } catch (GeneralSecurityException | IllegalArgumentException malformed) {
      return SignatureVerdict.wrong(SCHEME, key, "key or signature is malformed");
    }
  }

  private static Optional<String> text(@Nullable JsonNode field) {
    return Optional.ofNullable(field).map(JsonNode::textValue);
  }

  private static boolean isRight(byte[] bytes, String key, String signature)
      throws GeneralSecurityException {
    Signature check = Signature.getInstance("SHA1withRSA");
    check.initVerify(decoded(key));
    check.update(bytes);
    return check.verify(decode("A0", signature));
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
    return KeyFactory.getInstance("RSA").generatePublic(new X509EncodedKeySpec(decode("0", key)));
  }

  private static byte[] decode(String prefix, String text) {
    if (!text.startsWith(prefix)) {
      throw new IllegalArgumentException("another scheme: " + text);
    }
    return Base64.getDecoder().decode(text.substring(prefix.length()));
  }
}
