package org.gonu.game;

import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.ValidatedRules;
import org.gonu.check.Validator;
import org.gonu.check.checks.Strictness;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.CircuitMachine;
import org.gonu.engine.reference.ReferenceEngine;
import org.gonu.engine.reference.StaticRelations;
import org.gonu.game.cache.CircuitCache;
import org.gonu.gdl.Atom;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Role;
import org.gonu.machine.StateMachine;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.jspecify.annotations.Nullable;

/** A game that can be played: validated rules and the machines that run them. */
public final class Game {
  private final ValidatedRules rules;
  private final ImmutableList<Role> roles;
  private final FastEngine fastEngine;

  /** The machine that told the roles, until it is handed out: large sheets take seconds for one. */
  private final AtomicReference<@Nullable StateMachine> first;

  /** Given up when memory is short: they can be computed again. */
  private SoftReference<StaticRelations> staticRelations = new SoftReference<>(null);

  private Game(ValidatedRules rules, StateMachine first) {
    this.rules = rules;
    this.roles = first.roles();
    this.first = new AtomicReference<>(first);
    this.fastEngine = new FastEngine(rules);
  }

  /** Reads and validates the text of a rule sheet. */
  public static Outcome<Game> load(SourceText source, CasePolicy policy, Strictness strictness) {
    return load(GdlReader.readSheet(source, policy), strictness);
  }

  /** Validates the outcome of reading a rule sheet. */
  public static Outcome<Game> load(Outcome<RuleSheet> sheet, Strictness strictness) {
    if (sheet.diagnostics().hasErrors()) {
      // Validated as far as it was read, but not run: what is missing may be in the faulty text.
      Diagnostics checked = Validator.validate(sheet.get(), strictness).diagnostics();
      return Outcome.failed(sheet.diagnostics().and(checked));
    }
    Outcome<Game> game = of(sheet.get(), strictness);
    Diagnostics all = sheet.diagnostics().and(game.diagnostics());
    return game.value().isEmpty() ? Outcome.failed(all) : Outcome.of(game.get(), all);
  }

  /** Validates a rule sheet whose circuit is kept in a cache. */
  public static Outcome<Game> of(RuleSheet sheet, Strictness strictness, CircuitCache circuits) {
    Outcome<Game> game = of(sheet, strictness);
    game.value().ifPresent(own -> own.fastEngine().keepIn(circuits));
    return game;
  }

  /** Validates a rule sheet. */
  public static Outcome<Game> of(RuleSheet sheet, Strictness strictness) {
    Outcome<ValidatedRules> rules = Validator.validate(sheet, strictness);
    if (rules.value().isEmpty()) {
      return Outcome.failed(rules.diagnostics());
    }
    try {
      Game game = new Game(rules.get(), ReferenceEngine.machineFor(rules.get()));
      return Outcome.of(game, rules.diagnostics());
    } catch (BrokenContractException fault) {
      return Outcome.failed(rules.diagnostics().and(ContractReport.of(fault, sheet)));
    }
  }

  /** The validated rules. */
  public ValidatedRules rules() {
    return rules;
  }

  /** The rule sheet as written. */
  public RuleSheet sheet() {
    return rules.sheet();
  }

  /** How names of the sheet are compared and written. */
  public Spelling spelling() {
    return sheet().spelling();
  }

  /** The roles in role order. */
  public ImmutableList<Role> roles() {
    return roles;
  }

  /**
   * The facts that the sheet declares by {@code base}; empty if it declares none, or too many to
   * list. The declarations are hints for drawing and may be wrong.
   */
  public ImmutableList<Term> declaredFacts() {
    try {
      return staticRelations().declaredFacts();
    } catch (BrokenContractException endless) {
      return Lists.immutable.empty();
    }
  }

  /**
   * The atoms that hold whatever the state, of relations with at most so many arguments; without
   * relations that have too many to list.
   */
  public ImmutableList<Atom> staticAtoms(int maxArity) {
    return staticRelations().atoms(maxArity);
  }

  private synchronized StaticRelations staticRelations() {
    StaticRelations known = staticRelations.get();
    if (known == null) {
      known = new StaticRelations(rules);
      staticRelations = new SoftReference<>(known);
    }
    return known;
  }

  /** A new reference machine, available at once. Machines are confined to one thread at a time. */
  public StateMachine newMachine() {
    StateMachine machine = first.getAndSet(null);
    return machine == null ? ReferenceEngine.machineFor(rules) : machine;
  }

  /** The fast engine of the game, whose circuit is made in the background on demand. */
  public FastEngine fastEngine() {
    return fastEngine;
  }

  /** A new machine that evaluates a circuit of this game. */
  public StateMachine newMachine(Circuit circuit) {
    return new CircuitMachine(circuit, newMachine());
  }
}
