package org.gonu.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.gonu.check.checks.Strictness;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** When a circuit is ready: its draft first, then the rewritten one. */
final class FastEngineTest {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  private static Game large() throws IOException {
    String text = Files.readString(Path.of("rules/amazons-8x8.kif"));
    return Game.load(new SourceText("amazons", text), CasePolicy.INSENSITIVE, Strictness.LENIENT)
        .get();
  }

  @Test
  void await_largeCircuit_isRewritten() throws IOException {
    FastEngine.Made made = large().fastEngine().await(LIMIT).orElseThrow();

    assertFalse(made.lanes().isDraft());
    assertTrue(made.rewritingSeconds() > 0);
  }

  @Test
  void awaitTheDraft_largeCircuit_comesSoonerWithTheSameCircuit() throws IOException {
    FastEngine engine = large().fastEngine();

    FastEngine.Made draft = engine.await(CircuitStage.DRAFT, LIMIT).orElseThrow();
    FastEngine.Made rewritten = engine.await(LIMIT).orElseThrow();

    assertTrue(draft.lanes().isDraft(), "the first is as the rules are");
    assertFalse(rewritten.lanes().isDraft());
    assertEquals(draft.circuit(), rewritten.circuit());
    assertEquals(engine.ready().orElseThrow(), rewritten);
  }

  @Test
  void awaitRewrittenOrDraft_noTimeForRewriting_isTheDraft() throws IOException {
    FastEngine engine = large().fastEngine();
    assertTrue(engine.awaitRewrittenOrDraft(Duration.ZERO).isEmpty(), "there is none yet");
    assertTrue(engine.await(CircuitStage.DRAFT, LIMIT).isPresent());

    assertTrue(engine.awaitRewrittenOrDraft(Duration.ZERO).orElseThrow().lanes().isDraft());
    assertFalse(engine.awaitRewrittenOrDraft(LIMIT).orElseThrow().lanes().isDraft());
  }

  @Test
  void distrust_whileTheDraftIsRewritten_isFinal() throws IOException {
    FastEngine engine = large().fastEngine();
    assertTrue(engine.await(CircuitStage.DRAFT, LIMIT).isPresent());

    engine.distrust("a test");

    assertTrue(engine.await(LIMIT).isEmpty());
    assertEquals("a test", engine.failure());
  }

  @Test
  void awaitTheDraft_smallCircuit_isTheRewrittenOne() {
    FastEngine engine = CountingGame.of(CountingGame.RULES).fastEngine();

    FastEngine.Made made = engine.await(CircuitStage.DRAFT, LIMIT).orElseThrow();

    assertFalse(made.lanes().isDraft());
    assertEquals(0, made.rewritingSeconds());
  }
}
