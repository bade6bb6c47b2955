package org.gonu.gdl;

import java.util.Locale;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.map.ImmutableMap;
import org.gonu.text.Span;

/**
 * How the names of one rule sheet are compared and written. If case is ignored, every name gets the
 * spelling of its first occurrence in the sheet. That includes names in match records and in
 * messages of other players.
 */
public final class Spelling {
  /** Case counts: every name is its own spelling. */
  public static final Spelling EXACT = new Spelling(CasePolicy.SENSITIVE, Maps.immutable.empty());

  private final CasePolicy policy;
  private final ImmutableMap<String, String> firstSpelling;

  /** Whether names that differ only in case are one name. */
  public enum CasePolicy {
    /** They are, as the specification's tradition and the Dresden server have it. */
    INSENSITIVE,
    /** They are not, as ggp-base has it. */
    SENSITIVE
  }

  private Spelling(CasePolicy policy, ImmutableMap<String, String> firstSpelling) {
    this.policy = policy;
    this.firstSpelling = firstSpelling;
  }

  /**
   * Case does not count.
   *
   * @param firstSpelling from a name in lower case to its spelling
   */
  public static Spelling ignoringCase(ImmutableMap<String, String> firstSpelling) {
    return new Spelling(CasePolicy.INSENSITIVE, firstSpelling);
  }

  /** Whether case counts. */
  public CasePolicy policy() {
    return policy;
  }

  /** True if two names, which need not be in the sheet, are one name. */
  public boolean isSame(String one, String other) {
    return policy == CasePolicy.SENSITIVE
        ? one.equals(other)
        : one.toLowerCase(Locale.ROOT).equals(other.toLowerCase(Locale.ROOT));
  }

  /** The spelling of a name in the sheet; the name itself if the sheet does not have it. */
  public String of(String name) {
    if (policy == CasePolicy.SENSITIVE) {
      return name;
    }
    return firstSpelling.getIfAbsentValue(name.toLowerCase(Locale.ROOT), name);
  }

  /** A term in the spelling of the sheet. */
  public Term of(Term term) {
    return policy == CasePolicy.SENSITIVE ? term : term.accept(new Respelling());
  }

  private final class Respelling implements Term.Visitor<Term> {
    @Override
    public Term constant(Constant constant) {
      return respell(constant);
    }

    @Override
    public Term variable(Variable variable) {
      return variable;
    }

    @Override
    public Term compound(Compound compound) {
      return new Compound(
          respell(compound.function()),
          compound.arguments().collect(argument -> argument.accept(this)),
          compound.span());
    }

    private Constant respell(Constant constant) {
      Span span = constant.span();
      return new Constant(of(constant.name()), span);
    }
  }
}
