package org.gonu.board.fact;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.collections.api.RichIterable;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Term;

/**
 * How the arguments of facts of one name are split into leaves. Most arguments are one leaf. {@code
 * (loc 1 2)} is two leaves if every fact has a {@code loc} there. {@code e3} is the leaves {@code
 * e} and {@code 3} if every fact has a letter with a number there.
 */
public record FactShape(String name, ImmutableList<Part> parts) {
  /** A letter and a number of one or two digits, such as {@code e3}: two leaves. */
  public static final Pattern SQUARE = Pattern.compile("([a-zA-Z])(\\d{1,2})");

  /**
   * One argument.
   *
   * @param function the function whose arguments are the leaves; empty if the argument is one leaf
   * @param leaves number of leaves
   */
  public record Part(String function, int leaves) {
    /** An argument that is one leaf. */
    static final Part WHOLE = new Part("", 1);

    /** A letter with a number. */
    static final Part SQUARE_NAME = new Part("<square>", 2);

    /** True for an argument that is one leaf. */
    public boolean isWhole() {
      return equals(WHOLE);
    }

    /** True for a letter with a number. */
    public boolean isSquareName() {
      return equals(SQUARE_NAME);
    }
  }

  /** The shape that all these facts have in common; they have one name and arity. */
  public static FactShape of(RichIterable<Compound> facts) {
    Compound first = facts.getAny();
    MutableList<Part> parts = Lists.mutable.empty();
    for (int i = 0; i < first.arguments().size(); i++) {
      int place = i;
      parts.add(part(facts.collect(fact -> fact.arguments().get(place))));
    }
    return new FactShape(first.function().name(), parts.toImmutable());
  }

  private static Part part(RichIterable<Term> arguments) {
    if (arguments.getAny() instanceof Compound compound) {
      Part part = new Part(compound.function().name(), compound.arguments().size());
      return arguments.allSatisfy(other -> isApart(other, part)) ? part : Part.WHOLE;
    }
    boolean isSquares =
        arguments.allSatisfy(
            argument -> argument instanceof Constant name && isSquare(name.name()));
    if (!isSquares) {
      return Part.WHOLE;
    }
    int letters = arguments.collect(name -> name.toString().charAt(0)).toSet().size();
    int numbers = arguments.collect(name -> name.toString().substring(1)).toSet().size();
    return letters > 1 && numbers > 1 ? Part.SQUARE_NAME : Part.WHOLE;
  }

  private static boolean isSquare(String name) {
    return SQUARE.matcher(name).matches();
  }

  private static boolean isApart(Term term, Part part) {
    return term instanceof Compound compound
        && compound.function().name().equals(part.function)
        && compound.arguments().size() == part.leaves;
  }

  /** Number of leaves. */
  public int size() {
    return (int) parts.sumOfInt(Part::leaves);
  }

  /** The leaves of a fact; nothing if it does not have this shape. */
  public Optional<ImmutableList<String>> leaves(Term fact) {
    if (!(fact instanceof Compound compound)
        || !compound.function().name().equals(name)
        || compound.arguments().size() != parts.size()) {
      return Optional.empty();
    }
    MutableList<String> leaves = Lists.mutable.empty();
    for (int i = 0; i < parts.size(); i++) {
      if (!addLeaves(compound.arguments().get(i), parts.get(i), leaves)) {
        return Optional.empty();
      }
    }
    return Optional.of(leaves.toImmutable());
  }

  private static boolean addLeaves(Term argument, Part part, MutableList<String> leaves) {
    if (part.isWhole()) {
      return leaves.add(Printer.COMPACT.print(argument));
    }
    if (part.isSquareName()) {
      Matcher square = SQUARE.matcher(argument.toString());
      return square.matches() && leaves.add(square.group(1)) && leaves.add(square.group(2));
    }
    return isApart(argument, part)
        && leaves.addAllIterable(((Compound) argument).arguments().collect(Printer.COMPACT::print));
  }
}
