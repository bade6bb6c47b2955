package org.gonu.search.reference;

import java.util.Comparator;
import java.util.Optional;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.stack.MutableStack;
import org.eclipse.collections.impl.factory.Stacks;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.search.ReferenceCoefficient;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.SearchReport;

/**
 * Monte Carlo tree search with upper confidence bounds: selection down the tree, expansion by one
 * node, a random playout, backpropagation. The tree is kept from move to move. It grows until its
 * memory is full.
 */
public final class TreeSearch implements Search {
  /** Rough sizes of a node without its moves, of a move of it, and of a fact of its state. */
  private static final int NODE_BYTES = 400;

  private static final int MOVE_BYTES = 48;
  private static final int FACT_BYTES = 4;

  private final StateMachine machine;
  private final double exploration;

  /** How old a report may be, where making one takes little. */
  private final long reportNanos;

  /** Time to search for each time that a report took. */
  private final double timesOfReport;

  private final SplittableRandom random;
  private final Playout playout;

  /** The role that moves by chance, or -1. */
  private final int chanceRole;

  /** The most nodes and moves, in bytes. */
  private final long maxBytes;

  /** Bytes of a node and its state, without moves. */
  private final int bytesPerNode;

  private long nodes;
  private long bytes;
  private Node root;

  /** Finished playouts of this search; the second for other threads to read. */
  private long finished;

  private volatile long finishedPlayouts;

  /** By role the latest report, for other threads to read. */
  private volatile ImmutableList<SearchReport> published = Lists.immutable.empty();

  /** When the next report is due, by {@link System#nanoTime}. */
  private long publishingNanos;

  /** A search from a state. The machine must not be used elsewhere meanwhile. */
  public TreeSearch(
      StateMachine machine, State state, SearchParameters parameters, SplittableRandom random) {
    this.machine = machine;
    exploration = parameters.value(ReferenceCoefficient.REFERENCE_EXPLORATION);
    reportNanos = parameters.coefficients().nanos(ReferenceCoefficient.REFERENCE_REPORT_MILLIS);
    timesOfReport = 1 / parameters.value(ReferenceCoefficient.REFERENCE_REPORT_SHARE) - 1;
    this.random = random;
    this.chanceRole = machine.roles().detectIndex(Role::isChance);
    this.playout = new Playout(machine, parameters, random);
    maxBytes = parameters.memoryBytes();
    bytesPerNode = NODE_BYTES + FACT_BYTES * machine.facts(state).size();
    root = node(state);
    count(root);
    publish();
  }

  /** Counts the nodes of a tree anew. */
  private void count(Node top) {
    nodes = 0;
    bytes = 0;
    MutableStack<Node> open = Stacks.mutable.of(top);
    while (open.notEmpty()) {
      Node node = open.pop();
      add(node);
      node.children().each(open::push);
    }
  }

  private void add(Node node) {
    nodes++;
    bytes += bytesPerNode + (long) MOVE_BYTES * node.moveCount();
  }

  /** The present root. */
  public State state() {
    return root.state();
  }

  @Override
  public void moveTo(ImmutableList<Term> facts) {
    State state = machine.stateOf(facts);
    if (!root.state().equals(state)) {
      root = root.childWith(state).orElseGet(() -> node(state));
      count(root);
      publish();
    }
  }

  @Override
  public void run(SearchBudget budget) {
    if (root.goals().isPresent()) {
      return;
    }
    boolean isWhole = true;
    for (long playouts = 0; isWhole && !budget.isSpent(playouts); playouts++) {
      isWhole = iterate(budget);
      if (System.nanoTime() - publishingNanos > 0) {
        publish();
      }
    }
    publish();
  }

  private void publish() {
    long start = System.nanoTime();
    finishedPlayouts = finished;
    published = machine.roles().collect(role -> newReport(role.index()));
    long end = System.nanoTime();
    publishingNanos = end + Math.max(reportNanos, (long) ((end - start) * timesOfReport));
  }

  /** Makes one playout through the tree. Returns false if it was broken off and not counted. */
  private boolean iterate(SearchBudget budget) {
    MutableList<Node> path = Lists.mutable.empty();
    MutableList<int[]> choices = Lists.mutable.empty();
    Node node = root;
    boolean inTree = true;
    while (inTree && node.goals().isEmpty()) {
      // Step 1: selection. Every role chooses for itself.
      int[] chosen = UctSelection.choose(node, exploration, chanceRole, random);
      path.add(node);
      choices.add(chosen);
      long number = node.jointNumber(chosen);
      Optional<Node> child = node.child(number);
      if (child.isPresent()) {
        node = child.get();
      } else {
        // Step 2: expansion by the first state that is not in the tree.
        Node added = child(machine.next(node.state(), node.jointMove(chosen)));
        if (bytes < maxBytes) {
          node.putChild(number, added);
          add(added);
        }
        node = added;
        inTree = false;
      }
      if (budget.isOver()) {
        return false;
      }
    }
    // Step 3: playout.
    Optional<double[]> values = node.goals();
    if (values.isEmpty()) {
      values = playout.run(node.state(), budget);
    }
    if (values.isEmpty()) {
      return false;
    }
    // Step 4: backpropagation.
    for (int i = 0; i < path.size(); i++) {
      path.get(i).add(choices.get(i), values.get());
    }
    finished++;
    return true;
  }

  /**
   * A node of a state. If the rules break down in the state, the node is an end of unknown goals.
   */
  private Node child(State state) {
    try {
      return node(state);
    } catch (BrokenContractException broken) {
      return end(state, playout.unknown());
    }
  }

  private Node end(State state, double[] goals) {
    return new Node(state, machine.roles().collect(role -> Lists.immutable.empty()), goals);
  }

  private Node node(State state) {
    if (machine.isTerminal(state)) {
      return end(state, playout.goals(state));
    }
    return new Node(state, machine.roles().collect(role -> machine.legalMoves(state, role)));
  }

  @Override
  public boolean isSolved() {
    return root.goals().isPresent();
  }

  @Override
  public long finishedPlayouts() {
    return finishedPlayouts;
  }

  @Override
  public SearchReport report(int role) {
    return published.get(role);
  }

  private SearchReport newReport(int role) {
    ImmutableList<SearchReport.Candidate> candidates =
        root.moves(role)
            .collectWithIndex((move, i) -> candidate(role, move, i))
            .toSortedList(
                Comparator.comparingLong((SearchReport.Candidate c) -> -c.visits())
                    .thenComparingDouble(c -> -c.value()))
            .toImmutable();
    ImmutableList<ImmutableList<Move>> line = expectedLine();
    return new SearchReport(
        root.totalVisits(),
        nodes,
        line.size(),
        machine.roles().collectDouble(any -> 100 * root.value(any.index())),
        false,
        candidates,
        line);
  }

  private SearchReport.Candidate candidate(int role, Move move, int i) {
    return new SearchReport.Candidate(
        move, root.visits(role, i), 100 * root.value(role, i), 0, 100);
  }

  private ImmutableList<ImmutableList<Move>> expectedLine() {
    MutableList<ImmutableList<Move>> line = Lists.mutable.empty();
    Optional<Node> node = Optional.of(root);
    while (node.isPresent() && node.get().goals().isEmpty() && node.get().totalVisits() > 0) {
      Node at = node.get();
      int[] chosen = new int[at.roleCount()];
      for (int role = 0; role < chosen.length; role++) {
        chosen[role] = at.bestMove(role);
      }
      line.add(at.jointMove(chosen));
      node = at.child(at.jointNumber(chosen));
    }
    return line.toImmutable();
  }
}
