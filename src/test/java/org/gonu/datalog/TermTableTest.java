package org.gonu.datalog;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Arrays;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Constant;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.TermOrder;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

final class TermTableTest {
  private static final TermOrder ORDER =
      new TermOrder(sheet("(p b) (p a) (p (f a)) (p (f b c)) (p (g (f a)))").rules());

  private static ImmutableList<Term> terms(String facts) {
    return sheet(facts).rules().collect(rule -> rule.head().arguments().getFirst());
  }

  @Test
  void intern_sameTermAgain_givesTheSameNumber() {
    TermTable table = new TermTable(ORDER);
    ImmutableList<Term> terms = terms("(p a) (p f) (p (f a)) (p (f a b)) (p (g (f a)))");

    ImmutableList<Integer> numbers = terms.collect(table::intern);

    assertEquals(numbers, terms.collect(table::intern));
    assertEquals(numbers, numbers.distinct());
    assertEquals(terms, numbers.collect(table::term));
  }

  @Test
  void intern_manyTerms_findsThemAll() {
    TermTable table = new TermTable(ORDER);
    int function = table.symbol(new TermOrder.Symbol("pair", 2));
    int[] numbers = new int[50];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = table.intern(Constant.of("n" + i));
    }

    for (int round = 0; round < 2; round++) {
      for (int i = 0; i < 2500; i++) {
        int[] arguments = {numbers[i / 50], numbers[i % 50]};
        assertEquals(50 + i, table.intern(function, arguments));
        assertEquals(50 + i, table.find(function, arguments));
      }
    }
  }

  @Test
  void find_termThatWasNeverMade_isNone() {
    TermTable table = new TermTable(ORDER);
    int known = table.intern(Constant.of("a"));

    assertEquals(
        TermTable.NONE, table.find(table.symbol(new TermOrder.Symbol("f", 1)), new int[] {known}));
  }

  @Test
  void intern_moreThanTheLimit_isContractFault() {
    TermTable table = new TermTable(ORDER, 2);
    table.intern(Constant.of("a"));
    table.intern(Constant.of("b"));

    BrokenContractException fault =
        assertThrows(BrokenContractException.class, () -> table.intern(Constant.of("c")));

    assertEquals(DiagnosticCode.TOO_MANY_FACTS, fault.code());
    assertEquals("the rules make more than 2 terms", fault.getMessage());
    assertEquals(0, table.intern(Constant.of("a")));
  }

  @Test
  void compare_anyTwoTerms_agreesWithTermOrder() {
    TermTable table = new TermTable(ORDER);
    ImmutableList<Term> terms =
        terms(
            "(p z) (p a) (p b) (p (f a)) (p (f b)) (p (f z)) (p (f b a)) (p (f b c)) (p (g a)) "
                + "(p (g (f a))) (p (g (f z))) (p y) (p (y a)) (p (h b)) (p (y))");

    for (Term left : terms) {
      for (Term right : terms) {
        int expected = Integer.signum(ORDER.compare(left, right));
        int actual = Integer.signum(table.compare(table.intern(left), table.intern(right)));
        assertEquals(expected, actual, left + " and " + right);
      }
    }
  }

  @Test
  void sort_termsInWhateverOrder_givesTheCanonicalOne() {
    TermTable table = new TermTable(ORDER);
    int[] terms = new int[200_000];
    Arrays.setAll(terms, i -> table.intern(Constant.of(String.format("n%06d", i))));
    int[] ascending = terms.clone();
    int[] descending = terms.clone();
    Arrays.setAll(descending, i -> terms[terms.length - 1 - i]);
    int[] shuffled = terms.clone();
    Arrays.setAll(shuffled, i -> terms[(int) (i * 77_773L % terms.length)]);

    for (int[] order : new int[][] {ascending, descending, shuffled, {}}) {
      int[] expected = order.length == 0 ? order : terms;
      assertTimeoutPreemptively(
          Duration.ofSeconds(20), () -> assertArrayEquals(expected, sorted(table, order)));
    }
  }

  private static int[] sorted(TermTable table, int[] terms) {
    table.sort(terms);
    return terms;
  }

  private static RuleSheet sheet(String text) {
    return GdlReader.readSheet(new SourceText("test.kif", text), CasePolicy.INSENSITIVE).get();
  }
}
