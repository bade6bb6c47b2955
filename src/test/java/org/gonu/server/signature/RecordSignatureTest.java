package org.gonu.server.signature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.gonu.match.MatchRecord;
import org.gonu.match.MatchRecordReader;
import org.gonu.match.MatchRecordWriter;
import org.gonu.server.signature.SignatureVerdict.Status;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Signatures of records. The two signed records among the resources were made by OpenSSL, over
 * canonical texts that another program wrote.
 */
final class RecordSignatureTest {
  private static final SigningKey KEY = SigningKey.generate();

  @Test
  void verify_recordSignedHere_isRight() throws IOException {
    String signed = signedHere();

    SignatureVerdict verdict = RecordSignature.verify(signed);

    assertEquals(Status.RIGHT, verdict.status(), verdict.explanation());
    assertEquals(KEY.publicKey(), verdict.publicKey().orElseThrow());
  }

  @Test
  void verify_recordReadAndWrittenAgain_isRight() throws IOException {
    String again = MatchRecordWriter.print(read(signedHere()));

    assertEquals(signedHere(), again);
    assertEquals(Status.RIGHT, RecordSignature.verify(again).status());
  }

  @Test
  void verify_otherBlanksAndLineEnds_isRight() throws IOException {
    String signed = signedHere().replace("\n", "\r\n\t ");

    assertEquals(Status.RIGHT, RecordSignature.verify(signed).status());
  }

  /** A changed byte makes the signature wrong, or the text no record at all. */
  @Test
  void verify_anyByteChanged_isNeverRight() throws IOException {
    String signed = signedHere();
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 400; i++) {
      int at = random.nextInt(signed.length());
      char c = signed.charAt(at);
      if (Character.isWhitespace(c)) {
        continue;
      }
      String changed = signed.substring(0, at) + (char) (c ^ 1) + signed.substring(at + 1);

      assertNotEquals(Status.RIGHT, RecordSignature.verify(changed).status(), changed);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggp-base-signed.json", "ed25519-signed.json"})
  void verify_recordOfAnotherProgram_isRight(String name) throws IOException {
    SignatureVerdict verdict = RecordSignature.verify(resource(name));

    assertEquals(Status.RIGHT, verdict.status(), verdict.explanation());
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggp-base-signed.json", "ed25519-signed.json"})
  void verify_oneCharacterOfAGoalChanged_isWrong(String name) throws IOException {
    String changed = resource(name).replaceFirst("\n  100,", "\n  101,");

    assertNotEquals(resource(name), changed);
    assertEquals(Status.WRONG, RecordSignature.verify(changed).status());
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggp-base-signed.json", "ed25519-signed.json"})
  void verify_fieldAdded_isWrong(String name) throws IOException {
    String changed = resource(name).replaceFirst("\\{", "{\"isPlayerHuman\": [true, false],");

    assertEquals(Status.WRONG, RecordSignature.verify(changed).status());
  }

  @Test
  void verify_keyWithoutSignature_isWrong() throws IOException {
    String cut = signedHere().replaceFirst(",\n  \"ed25519Signature\": \"[^\"]*\"", "");

    assertEquals(Status.WRONG, RecordSignature.verify(cut).status());
  }

  @Test
  void verify_bothSignaturesRight_isRight() throws IOException {
    String both =
        MatchRecordWriter.print(RecordSignature.sign(read(resource("ggp-base-signed.json")), KEY));

    assertEquals(Status.RIGHT, RecordSignature.verify(both).status());
  }

  @Test
  void verify_unsignedRecord_isAbsent() throws IOException {
    assertEquals(Status.ABSENT, RecordSignature.verify(unsigned()).status());
  }

  @Test
  void verify_fieldTwice_isNotRight() throws IOException {
    String twice = signedHere().replaceFirst("\\{", "{\"matchId\": \"other\",");

    assertNotEquals(Status.RIGHT, RecordSignature.verify(twice).status());
  }

  @Test
  void expecting_anotherKey_isWrong() throws IOException {
    SignatureVerdict verdict = RecordSignature.verify(signedHere());

    assertEquals(Status.RIGHT, verdict.expecting(KEY.publicKey()).status());
    assertEquals(Status.WRONG, verdict.expecting("other").status());
    SignatureVerdict none = RecordSignature.verify(unsigned()).expecting("other");
    assertEquals(Status.WRONG, none.status());
    assertEquals("not signed; asked for was the key other", none.explanation());
  }

  private static String signedHere() throws IOException {
    return MatchRecordWriter.print(RecordSignature.sign(read(unsigned()), KEY));
  }

  private static String unsigned() throws IOException {
    return Files.readString(Path.of("test-matches/krk-1.json"));
  }

  private static MatchRecord read(String text) {
    return MatchRecordReader.read(new SourceText("x.json", text)).get();
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = RecordSignatureTest.class.getResourceAsStream("/signature/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
