package org.gonu.datalog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.SourceText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The variants of recursive rules, and how long they are. */
final class DeltaBodiesTest {
  private static final ImmutableSet<Predicate> RECURSIVE = Sets.immutable.of(new Predicate("r", 1));

  @ParameterizedTest
  @CsvSource({
    "(p a), 0, 0",
    "(r a), 1, 1",
    "(r a) (p a) (not (p b)), 1, 3",
    "(r a) (r b) (p a), 2, 6",
    "(or (r a) (r b) (p b)), 2, 2",
    "(or (and (r a) (p a)) (r b)) (p b), 2, 5",
    "(or (and (r a) (or (r b) (p a) (p b))) (p c)) (p d) (p e), 2, 10"
  })
  void size_body_countsTheLiteralsOfAllVariants(String body, int variants, int size) {
    Rule rule =
        GdlReader.readSheet(new SourceText("x.kif", "(<= h " + body + ")"), CasePolicy.SENSITIVE)
            .get()
            .rules()
            .getFirst();
    AtomicInteger count = new AtomicInteger();

    DeltaBodies.forEach(rule.body(), RECURSIVE, (variant, atom) -> count.incrementAndGet());

    assertEquals(variants, count.get());
    assertEquals(size, DeltaBodies.size(rule.body(), RECURSIVE));
  }
}
