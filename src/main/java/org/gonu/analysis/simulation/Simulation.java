package org.gonu.analysis.simulation;

import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.contract.Contract;
import org.gonu.analysis.contract.ContractVerdict;
import org.gonu.analysis.derivation.Program;
import org.gonu.analysis.simulation.ShortestFaults.Finding;
import org.gonu.game.Game;
import org.gonu.gdl.GoalValue;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Term;
import org.gonu.machine.Role;
import org.gonu.machine.StateMachine;
import org.gonu.text.DiagnosticCode;

/** Checks the contract of a game by random matches and by a bounded breadth-first search. */
public final class Simulation {
  private final Game game;
  private final Program program;
  private final ImmutableList<Role> roles;
  private final Declarations declarations;
  private final ContentGroups contents;
  private final Inspector inspector;
  private final ShortestFaults findings = new ShortestFaults();
  private final MatchStatistics tally;
  private final Limits limits;

  /**
   * The extent of a simulation.
   *
   * @param playouts number of random matches
   * @param seed of their moves
   * @param maxSteps joint moves after which a match counts as too long
   * @param states maximum number of states of the breadth-first search
   * @param seconds time of the search for faults and of proofs; 0 for neither
   */
  public record Limits(int playouts, long seed, int maxSteps, int states, double seconds) {
    /** Limits without a search for faults. */
    public Limits(int playouts, long seed, int maxSteps, int states) {
      this(playouts, seed, maxSteps, states, 0);
    }
  }

  /** Of the time for faults, the part after which nothing but what was found is shortened. */
  private static final double SEARCH_SHARE = 0.8;

  /** Of the time of the search, the part that is used once there is something to mend. */
  private static final double BROKEN_SHARE = 0.5;

  /** A simulation of a game. */
  public Simulation(Game game, Limits limits) {
    StateMachine machine = game.newMachine();
    this.game = game;
    this.program = new Program(game.rules());
    this.roles = game.roles();
    this.limits = limits;
    this.declarations =
        new Declarations(
            program.modelOf(Lists.immutable.empty(), roles, Lists.immutable.empty()), roles);
    this.contents = new ContentGroups(machine.facts(machine.initialState()));
    this.inspector = new Inspector(machine, declarations, contents, program.rules());
    this.tally = new MatchStatistics(roles, roles.collectInt(this::highestGoal).toArray());
  }

  /** The largest value that goal rules name for a role; 100 if one of them has a variable. */
  private int highestGoal(Role role) {
    ImmutableList<Term> values =
        program.rulesFor(Keyword.GOAL, role).collect(rule -> rule.head().arguments().getLast());
    boolean areKnown = values.allSatisfy(value -> GoalValue.of(value).isPresent());
    return areKnown && values.notEmpty()
        ? values.collectInt(value -> GoalValue.of(value).getAsInt()).max()
        : GoalValue.MAX;
  }

  /** Runs it to its end. */
  public SimulationReport run() {
    return run(() -> false);
  }

  /**
   * Runs it.
   *
   * @param isOver polled before every state; once it is true, the report covers what was done so
   *     far, and matches that show faults are not shortened
   */
  public SimulationReport run(BooleanSupplier isOver) {
    LevelSearch breadth =
        new LevelSearch(
            inspector, findings, course -> tally.saw(course.inspection()), limits.states(), isOver);
    breadth.run();
    int playouts = playAtRandom(isOver);
    ImmutableList<ContractVerdict> contracts = contracts(breadth, playouts, isOver);
    return new SimulationReport(
        tally.results(),
        new SimulationReport.Breadth(breadth.states(), breadth.depth(), breadth.isComplete()),
        firstMover(),
        declarations.factFit(),
        declarations.moveFit(),
        contracts,
        violations(isOver));
  }

  /** Plays random matches, one at least unless it is over. Returns how many were not cut short. */
  private int playAtRandom(BooleanSupplier isOver) {
    SplittableRandom random = new SplittableRandom(limits.seed());
    int playouts = 0;
    while (playouts < limits.playouts()
        && !isOver.getAsBoolean()
        && (playouts == 0 || !(isBroken() || isTooMuch()))) {
      if (playOne(random, isOver)) {
        playouts++;
      }
    }
    return playouts;
  }

  private ImmutableList<ContractVerdict> contracts(
      LevelSearch breadth, int playouts, BooleanSupplier isOver) {
    Optional<String> all =
        Optional.of(String.format(Locale.ROOT, "all %,d states", breadth.states()))
            .filter(text -> breadth.isComplete());
    StringBuilder tried = new StringBuilder();
    tried.append(
        String.format(Locale.ROOT, "%,d random matches, %,d states", playouts, breadth.states()));
    ImmutableList<ContractVerdict> proved = Lists.immutable.empty();
    // Where all states are known there is nothing left to search for and to prove.
    if (limits.seconds() > 0 && !breadth.isComplete()) {
      double seconds = SEARCH_SHARE * (isBroken() ? BROKEN_SHARE : 1) * limits.seconds();
      ContractCheck check =
          new ContractCheck(game, inspector, findings, limits.seed(), seconds, isOver);
      proved = check.run();
      tried.append(", then ").append(check.searched());
    }
    ContractCheck.Visited visited = new ContractCheck.Visited(all, breadth.longest());
    return ContractCheck.verdicts(proved, findings.all(), visited, tried.toString());
  }

  /**
   * True if a state without a move or without one goal value was met, and a search for faults is
   * wanted, whose user waits for the first of them. Without one all random matches are played.
   */
  private boolean isBroken() {
    return limits.seconds() > 0
        && findings.all().anySatisfy(finding -> Contract.isBrokenInAState(finding.fault().code()));
  }

  /** True if a state asked for more than the machine can do. Each match may take long then. */
  private boolean isTooMuch() {
    return findings.all().anySatisfy(finding -> finding.fault().asksForTooMuch());
  }

  /** Plays a random match. Returns false if it was cut short. */
  private boolean playOne(SplittableRandom random, BooleanSupplier isOver) {
    Course course = inspector.start();
    while (course.inspection().goesOn() && course.length() < limits.maxSteps()) {
      if (isOver.getAsBoolean()) {
        return false;
      }
      tally.step(course.inspection());
      course =
          inspector.after(
              course,
              course
                  .inspection()
                  .legal()
                  .collect(legal -> legal.get(random.nextInt(legal.size()))));
      Course reached = course;
      inspector.faults(course).each(fault -> findings.add(fault, reached, false));
    }
    if (course.inspection().isTerminal()) {
      tally.end(course);
    } else if (course.inspection().goesOn()) {
      findings.add(inspector.tooLong(limits.maxSteps()), course, false);
    }
    return true;
  }

  private Optional<Role> firstMover() {
    Inspection first = inspector.start().inspection();
    ImmutableList<Role> movers = roles.select(role -> first.legal().get(role.index()).size() > 1);
    return movers.size() == 1 ? Optional.of(movers.getFirst()) : Optional.empty();
  }

  /** The faults with their shortest matches. A long match is not reported if a cycle is. */
  private ImmutableList<Violation> violations(BooleanSupplier isOver) {
    ImmutableList<Finding> found = findings.all();
    boolean circular =
        found.anySatisfy(each -> each.fault().code() == DiagnosticCode.STATE_COMES_AGAIN);
    Witnesses witnesses = new Witnesses(program, roles);
    BooleanSupplier isLate = shortening(isOver);
    return found
        .reject(each -> circular && each.fault().code() == DiagnosticCode.MATCH_TOO_LONG)
        .reject(each -> isDoubtful(each.fault()))
        .collect(finding -> isLate.getAsBoolean() ? finding : shrunk(finding, isLate))
        .collect(witnesses::violation);
  }

  /** Ends the shortening of matches after its share of the time, if there is a limit at all. */
  private BooleanSupplier shortening(BooleanSupplier isOver) {
    long end = System.nanoTime() + (long) (1e9 * (1 - SEARCH_SHARE) * limits.seconds());
    return () -> isOver.getAsBoolean() || (limits.seconds() > 0 && System.nanoTime() - end > 0);
  }

  /** True for a place that is empty and filled where that may be meant so. */
  private boolean isDoubtful(Fault fault) {
    return fault.code() == DiagnosticCode.EMPTY_AND_FILLED && !contents.isTrusted(fault.subject());
  }

  private Finding shrunk(Finding finding, BooleanSupplier isOver) {
    if (finding.isShortest() || finding.fault().code() == DiagnosticCode.MATCH_TOO_LONG) {
      return finding;
    }
    Fault.Kind kind = finding.fault().kind();
    Course course = new Shrinker(inspector, kind, isOver).shrink(finding.course());
    return new Finding(
        inspector.faults(course).detect(fault -> fault.kind().equals(kind)), course, false);
  }
}
