package org.gonu.analysis.derivation;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.map.primitive.MutableIntObjectMap;
import org.eclipse.collections.impl.factory.primitive.IntObjectMaps;
import org.gonu.analysis.derivation.Program.Layer;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.TermSize;
import org.gonu.machine.BrokenContractException;
import org.gonu.text.DiagnosticCode;

/** All atoms that hold in one position, each predicate computed when it is first asked for. */
public final class Model {
  /** Maximum number of atoms of a position; more indicate an endless recursion. */
  private static final int MAX_ATOMS = 5_000_000;

  private final Program program;

  /** Most rule instances to look at; repeated atoms count, too. */
  private final int maxInstances;

  private final MutableMap<Predicate, Extension> extensions = Maps.mutable.empty();

  /** By number of a layer. */
  private final boolean[] evaluated;

  /** By number of a layer why its atoms cannot be computed. */
  private final MutableIntObjectMap<BrokenContractException> faults = IntObjectMaps.mutable.empty();

  /** By number of a rule: true if an instance of it was found, also if its head was known. */
  private final boolean[] fired;

  /** Layers from this number on are ignored while an earlier one is being computed. */
  private int horizon = Integer.MAX_VALUE;

  private int atoms;
  private long instances;

  /**
   * A model in which nothing is computed yet.
   *
   * @param given the facts of the state and the moves as atoms
   * @param maxInstances most rule instances to look at; repeated atoms count, too
   */
  Model(Program program, ImmutableList<Atom> given, int maxInstances) {
    this.program = program;
    this.maxInstances = maxInstances;
    this.evaluated = new boolean[program.layers().size()];
    this.fired = new boolean[program.rules().size()];
    given.each(atom -> add(atom, Optional.empty()));
  }

  /** The rules. */
  public Program program() {
    return program;
  }

  /**
   * The atoms of a predicate.
   *
   * @throws BrokenContractException if there are too many, or one is too large
   */
  public Extension extension(Predicate predicate) {
    ImmutableList<Layer> layers = program.layersOf(predicate);
    if (this != program.timeless() && program.isTimeless(predicate)) {
      return program.timeless().extension(predicate);
    }
    for (Layer layer : layers) {
      if (layer.number() < horizon) {
        evaluate(layer);
      }
    }
    return computed(predicate);
  }

  /** True if a ground atom holds. */
  public boolean holds(Atom atom) {
    return extension(atom.predicate()).contains(atom);
  }

  /**
   * The rule instance that derived a ground atom; empty if it was given with the position, or does
   * not hold.
   */
  public Optional<Witness> witness(Atom atom) {
    return extension(atom.predicate()).witness(atom);
  }

  /** Computes all predicates. */
  public void evaluateAll() {
    program.layers().each(layer -> layer.stratum().predicates().each(this::extension));
  }

  /** True if an instance of a rule was found among the predicates computed so far. */
  public boolean fired(int rule) {
    return fired[rule] || (this != program.timeless() && program.timeless().fired(rule));
  }

  /** The atoms of a predicate found so far; computes nothing. */
  Extension computed(Predicate predicate) {
    return extensions.getIfAbsentValue(predicate, Extension.EMPTY);
  }

  void markFired(int rule) {
    fired[rule] = true;
  }

  /** Adds an atom; false if it was there. */
  boolean add(Atom atom, Optional<Witness> witness) {
    if (TermSize.isBeyond(atom.arguments())) {
      throw beyond(
          DiagnosticCode.TERM_TOO_LARGE,
          "a term of '"
              + atom.relation()
              + "' has more than "
              + TermSize.MAX_NAMES
              + " names or "
              + TermSize.MAX_LEVELS
              + " levels",
          witness);
    }
    if (++instances > maxInstances) {
      throw beyond(
          DiagnosticCode.TOO_MANY_FACTS,
          "the rules have more than " + maxInstances + " instances in one state",
          witness);
    }
    Extension extension = extensions.getIfAbsentPut(atom.predicate(), Extension::new);
    if (extension.contains(atom)) {
      return false;
    }
    checkRoom(1, witness);
    atoms++;
    extension.add(atom, witness);
    return true;
  }

  /**
   * Breaks off if so many atoms cannot be added.
   *
   * @param witness how the last of them was derived
   */
  void checkRoom(int more, Optional<Witness> witness) {
    if (atoms + more > MAX_ATOMS) {
      throw beyond(
          DiagnosticCode.TOO_MANY_FACTS,
          "the rules give more than " + MAX_ATOMS + " facts in one state",
          witness);
    }
  }

  private static BrokenContractException beyond(
      DiagnosticCode code, String what, Optional<Witness> witness) {
    return new BrokenContractException(
        code,
        what,
        Optional.empty(),
        Lists.immutable.empty(),
        witness.map(Witness::rule).map(Lists.immutable::of).orElse(Lists.immutable.empty()));
  }

  private void evaluate(Layer layer) {
    BrokenContractException fault = faults.get(layer.number());
    if (fault != null) {
      throw fault;
    }
    if (evaluated[layer.number()]) {
      return;
    }
    evaluated[layer.number()] = true;
    int outer = horizon;
    horizon = layer.number();
    try {
      new LayerEvaluation(this, layer).run();
    } catch (BrokenContractException broken) {
      faults.put(layer.number(), broken);
      forget(layer);
      throw broken;
    } catch (RuntimeException | Error brokenOff) {
      forget(layer);
      throw brokenOff;
    } finally {
      horizon = outer;
    }
  }

  /** Discards the atoms of a layer that has not come to its end. */
  private void forget(Layer layer) {
    for (Predicate predicate : layer.stratum().predicates()) {
      atoms -= computed(predicate).atoms().size();
      extensions.remove(predicate);
      program.layersOf(predicate).each(each -> evaluated[each.number()] = false);
    }
  }
}
