package org.gonu.datalog;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.primitive.MutableObjectIntMap;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Term;
import org.gonu.gdl.TermSize;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Hashing;
import org.gonu.machine.TermOrder;
import org.gonu.machine.TermOrder.Symbol;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Span;
import org.jspecify.annotations.Nullable;

/**
 * Interns ground terms: equal terms have the same number, from 0. A compound is stored as the
 * number of its function and the numbers of its arguments.
 */
public final class TermTable {
  /** Number that no term has. */
  public static final int NONE = -1;

  private final int maxTerms;
  private final MutableObjectIntMap<Symbol> symbolNumbers = ObjectIntMaps.mutable.empty();
  private final MutableList<Symbol> symbols = Lists.mutable.empty();

  /** Symbols below this number are those of the sheet. */
  private final int sheetSymbols;

  /** Number of the symbol of each term. */
  private int[] symbolOf = new int[1024];

  /** Where the arguments of each term start in {@link #arguments}. */
  private int[] firstArgument = new int[1024];

  /** By term the number of its names, with repetition, and its nesting depth. */
  private int[] namesOf = new int[1024];

  private short[] depthOf = new short[1024];

  /** The same of the term measured last. */
  private int names;

  private short depth;

  private int[] arguments = new int[4096];
  private int argumentCount;
  private int size;

  /** The bits of a slot that hold the number of a term plus 1. */
  private static final int TERM = (1 << 23) - 1;

  /** The bits of a slot that it shares with the hash of its term. */
  private static final int TAG = ~TERM;

  /** Open addressing: 0, or the number of a term plus 1 and the {@link #TAG} of its hash. */
  private int[] slots = new int[4096];

  private @Nullable Term[] terms = new Term[1024];

  /** A table whose symbols are numbered by their rank in the order. */
  public TermTable(TermOrder order) {
    this(order, EvaluationLimits.TERMS);
  }

  /** A table for at most {@code maxTerms} terms. */
  TermTable(TermOrder order, int maxTerms) {
    if (maxTerms > TERM) {
      throw new IllegalArgumentException("more terms than a slot can tell: " + maxTerms);
    }
    this.maxTerms = maxTerms;
    order.symbols().each(this::symbol);
    sheetSymbols = symbols.size();
  }

  /** The number of a symbol, which is added if it is new. */
  int symbol(Symbol symbol) {
    int known = symbolNumbers.getIfAbsent(symbol, NONE);
    if (known != NONE) {
      return known;
    }
    symbolNumbers.put(symbol, symbols.size());
    symbols.add(symbol);
    return symbols.size() - 1;
  }

  /** The number of the symbol of a term. */
  int symbolOf(int term) {
    return symbolOf[term];
  }

  /** An argument of a compound, counted from 0. */
  int argument(int term, int position) {
    return arguments[firstArgument[term] + position];
  }

  /**
   * The number of a ground term, which is added if it is new.
   *
   * @throws org.gonu.machine.BrokenContractException if a limit is exceeded
   */
  public int intern(Term term) {
    if (term instanceof Constant constant) {
      return intern(symbol(new Symbol(constant.name(), 0)), new int[0]);
    }
    if (term instanceof Compound compound) {
      int[] own = new int[compound.arguments().size()];
      compound.arguments().forEachWithIndex((argument, i) -> own[i] = intern(argument));
      return intern(symbol(new Symbol(compound.function().name(), own.length)), own);
    }
    throw new IllegalArgumentException("not ground: " + term);
  }

  /** The number of a symbol with arguments, added if it is new. */
  int intern(int symbol, int[] own) {
    int hash = Hashing.hash(symbol, own, 0, own.length);
    int slot = slot(hash, symbol, own);
    return slots[slot] != 0 ? numberIn(slot) : add(slot, hash, symbol, own);
  }

  /** The number of a symbol with arguments, {@link #NONE} if there is no such term yet. */
  int find(int symbol, int[] own) {
    return numberIn(slot(Hashing.hash(symbol, own, 0, own.length), symbol, own));
  }

  private int numberIn(int slot) {
    return (slots[slot] & TERM) - 1;
  }

  private int slot(int hash, int symbol, int[] own) {
    int mask = slots.length - 1;
    int slot = hash & mask;
    for (int there = slots[slot]; there != 0; there = slots[slot]) {
      if (((there ^ hash) & TAG) == 0 && matches((there & TERM) - 1, symbol, own)) {
        return slot;
      }
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean matches(int term, int symbol, int[] own) {
    if (symbolOf[term] != symbol) {
      return false;
    }
    int first = firstArgument[term];
    for (int i = 0; i < own.length; i++) {
      if (arguments[first + i] != own[i]) {
        return false;
      }
    }
    return true;
  }

  private int add(int slot, int hash, int symbol, int[] own) {
    if (size == maxTerms) {
      throw EvaluationLimits.fault(
          DiagnosticCode.TOO_MANY_FACTS, "the rules make more than " + maxTerms + " terms");
    }
    measure(symbol, own);
    if (size == symbolOf.length) {
      symbolOf = Arrays.copyOf(symbolOf, 2 * size);
      firstArgument = Arrays.copyOf(firstArgument, 2 * size);
      namesOf = Arrays.copyOf(namesOf, 2 * size);
      depthOf = Arrays.copyOf(depthOf, 2 * size);
      terms = Arrays.copyOf(terms, 2 * size);
    }
    if (argumentCount + own.length > arguments.length) {
      arguments = Arrays.copyOf(arguments, 2 * arguments.length + own.length);
    }
    System.arraycopy(own, 0, arguments, argumentCount, own.length);
    namesOf[size] = names;
    depthOf[size] = depth;
    symbolOf[size] = symbol;
    firstArgument[size] = argumentCount;
    argumentCount += own.length;
    slots[slot] = (hash & TAG) | ++size;
    if (2 * size > slots.length) {
      rehash();
    }
    return size - 1;
  }

  /**
   * Measures the written size and depth of a new term. With shared parts, a small table can hold
   * terms of astronomic size.
   */
  private void measure(int symbol, int[] own) {
    long sum = 1;
    int deepest = -1;
    for (int argument : own) {
      sum += namesOf[argument];
      deepest = Math.max(deepest, depthOf[argument]);
    }
    if (sum > TermSize.MAX_NAMES) {
      throw tooLarge(symbol, "has more than " + TermSize.MAX_NAMES + " names");
    }
    if (deepest >= TermSize.MAX_LEVELS) {
      throw tooLarge(symbol, "is nested more than " + TermSize.MAX_LEVELS + " levels deep");
    }
    names = (int) sum;
    depth = (short) (deepest + 1);
  }

  private BrokenContractException tooLarge(int symbol, String how) {
    return EvaluationLimits.fault(
        DiagnosticCode.TERM_TOO_LARGE, "a term of '" + symbols.get(symbol).name() + "' " + how);
  }

  private void rehash() {
    slots = new int[2 * slots.length];
    int mask = slots.length - 1;
    for (int term = 0; term < size; term++) {
      int first = firstArgument[term];
      int end = term + 1 < size ? firstArgument[term + 1] : argumentCount;
      int hash = Hashing.hash(symbolOf[term], arguments, first, end - first);
      int slot = hash & mask;
      while (slots[slot] != 0) {
        slot = (slot + 1) & mask;
      }
      slots[slot] = (hash & TAG) | (term + 1);
    }
  }

  /** The term with a number. */
  public Term term(int number) {
    Term known = terms[number];
    if (known != null) {
      return known;
    }
    Symbol symbol = symbols.get(symbolOf[number]);
    Constant name = Constant.of(symbol.name());
    Term made = name;
    if (symbol.arity() > 0) {
      MutableList<Term> own = Lists.mutable.empty();
      for (int i = 0; i < symbol.arity(); i++) {
        own.add(term(argument(number, i)));
      }
      made = new Compound(name, own.toImmutable(), Span.NONE);
    }
    terms[number] = made;
    return made;
  }

  /** The canonical order of terms, see {@link TermOrder}. */
  public int compare(int left, int right) {
    if (left == right) {
      return 0;
    }
    if (symbolOf[left] != symbolOf[right]) {
      return compareSymbols(symbolOf[left], symbolOf[right]);
    }
    int arity = symbols.get(symbolOf[left]).arity();
    for (int i = 0; i < arity; i++) {
      int byArgument = compare(argument(left, i), argument(right, i));
      if (byArgument != 0) {
        return byArgument;
      }
    }
    return 0;
  }

  /**
   * Sorts terms into canonical order by merge sort, whose time does not depend on the given order.
   */
  public void sort(int[] numbers) {
    sort(numbers.clone(), numbers, 0, numbers.length);
  }

  /** Sorts a range of a list. The copy of the list is scratch memory. */
  private void sort(int[] copy, int[] numbers, int from, int to) {
    if (to - from < 2) {
      return;
    }
    int middle = (from + to) >>> 1;
    sort(numbers, copy, from, middle);
    sort(numbers, copy, middle, to);
    if (compare(copy[middle - 1], copy[middle]) <= 0) {
      System.arraycopy(copy, from, numbers, from, to - from);
      return;
    }
    int left = from;
    int right = middle;
    for (int i = from; i < to; i++) {
      boolean takesLeft = right == to || (left < middle && compare(copy[left], copy[right]) <= 0);
      numbers[i] = takesLeft ? copy[left++] : copy[right++];
    }
  }

  /**
   * Names that are not in the sheet have numbers in the order of arrival, so they are compared by
   * name.
   */
  private int compareSymbols(int left, int right) {
    return left >= sheetSymbols && right >= sheetSymbols
        ? symbols.get(left).compareTo(symbols.get(right))
        : Integer.compare(left, right);
  }
}
