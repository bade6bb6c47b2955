package org.gonu.server.signature;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.gonu.match.MatchRecord;
import org.gonu.match.MatchRecordWriter;

/**
 * Signatures of match records.
 *
 * <p>The fields {@value #KEY} and {@value #SIGNATURE} of the record hold the public key and the
 * signature. What is signed are the UTF-8 bytes of all fields but {@value #SIGNATURE}, fields that
 * we do not know included, in the canonical form of RFC 8785: no blanks, fields sorted by name. So
 * blanks and line ends, the order of fields, and escapes in strings may change, and nothing else.
 */
public final class RecordSignature {
  /** The field of the public key: Base64 of its X.509 form. */
  public static final String KEY = "ed25519PublicKey";

  /** The field of the signature, as Base64. */
  public static final String SIGNATURE = "ed25519Signature";

  private RecordSignature() {}

  /** A record with our signature; another one of ours is replaced. */
  public static MatchRecord sign(MatchRecord record, SigningKey key) {
    MatchRecord named = record.signedBy(key.publicKey(), "");
    ObjectNode fields =
        StrictJson.read(MatchRecordWriter.print(named))
            .orElseThrow(() -> new IllegalStateException("a record that cannot be read"));
    fields.remove(SIGNATURE);
    return record.signedBy(key.publicKey(), key.sign(CanonicalJson.OURS.bytes(fields)));
  }

  /**
   * What the signatures of a record are worth, ours and that of ggp-base. One that is wrong counts
   * more than one that is right.
   *
   * @param json the text of the record
   */
  public static SignatureVerdict verify(String json) {
    Optional<ObjectNode> record = StrictJson.read(json);
    if (record.isEmpty()) {
      return SignatureVerdict.NONE;
    }
    ObjectNode fields = record.get();
    SignatureVerdict ours =
        isPresent(fields, KEY, SIGNATURE) ? verifyOurs(fields.deepCopy()) : SignatureVerdict.NONE;
    if (ours.status() == SignatureVerdict.Status.WRONG
        || !isPresent(fields, GgpBaseSignature.KEY, GgpBaseSignature.SIGNATURE)) {
      return ours;
    }
    fields.remove(KEY);
    fields.remove(SIGNATURE);
    SignatureVerdict older = GgpBaseSignature.verify(fields);
    boolean isOlder =
        ours.status() == SignatureVerdict.Status.ABSENT
            || older.status() == SignatureVerdict.Status.WRONG;
    return isOlder ? older : ours;
  }

  /** True if a text is a public key of one of the two kinds of signatures. */
  public static boolean isKey(String text) {
    return Ed25519.isKey(text) || GgpBaseSignature.isKey(text);
  }

  private static boolean isPresent(ObjectNode record, String key, String signature) {
    return record.hasNonNull(key) || record.hasNonNull(signature);
  }

  private static SignatureVerdict verifyOurs(ObjectNode record) {
    JsonNode signature = record.remove(SIGNATURE);
    JsonNode key = record.get(KEY);
    if (signature == null || key == null || !signature.isTextual() || !key.isTextual()) {
      return SignatureVerdict.wrong(Ed25519.NAME, Optional.empty(), "key or signature is missing");
    }
    try {
      byte[] signed = CanonicalJson.OURS.bytes(record);
      return Ed25519.verify(signed, key.textValue(), signature.textValue());
    } catch (CanonicalJson.UnsignableException odd) {
      return SignatureVerdict.wrong(
          Ed25519.NAME, Optional.of(key.textValue()), String.valueOf(odd.getMessage()));
    }
  }
}
