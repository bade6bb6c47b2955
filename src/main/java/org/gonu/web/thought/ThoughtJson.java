package org.gonu.web.thought;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.player.Quantity;
import org.gonu.render.MoveGesture;
import org.gonu.render.Pictures;
import org.gonu.search.SearchReport;
import org.gonu.search.SearchReport.Candidate;
import org.gonu.web.PlayedGame;
import org.gonu.web.position.Positions;

/**
 * Tells what a search has found, with moves as people see them. It has a machine of its own for the
 * expected line, and is confined to one thread.
 */
public final class ThoughtJson {
  private static final int MAX_CANDIDATES = 10;
  private static final int MAX_LINE = 12;

  private final Pictures pictures;
  private final StateMachine machine;
  private final State state;
  private final ImmutableList<Role> deciding;

  /** Of searches of one position that is not terminal. */
  public ThoughtJson(PlayedGame game, ImmutableList<Term> facts) {
    this.pictures = game.pictures();
    this.machine = game.game().newMachine();
    this.state = machine.stateOf(facts);
    this.deciding = Positions.control(machine, state);
  }

  /** What was found by our player, which plays its best move or, at a low level, another one. */
  public ObjectNode of(Role role, Thinking.Choice choice) {
    ObjectNode out = of(choice.found());
    choice
        .found()
        .report(role)
        .filter(report -> !report.best().move().equals(choice.move()))
        .map(report -> softSentence(role, report, choice.move()))
        .ifPresent(text -> out.put("text", text + " " + playouts(choice.found())));
    return out;
  }

  /** What was found. */
  public ObjectNode of(Thinking.Found found) {
    ObjectNode out =
        JsonNodeFactory.instance
            .objectNode()
            .put("seconds", Math.round(found.seconds() * 100) / 100.0)
            .put("playouts", found.playouts());
    ImmutableList<SearchReport> reports =
        deciding.flatCollect(role -> Lists.immutable.fromStream(found.report(role).stream()));
    out.put("states", reports.collectLong(SearchReport::nodes).maxIfEmpty(0));
    out.put("depth", reports.collectInt(SearchReport::depth).maxIfEmpty(0));
    out.put("proved", reports.notEmpty() && reports.allSatisfy(SearchReport::proved));
    ObjectNode values = out.putObject("values");
    machine
        .roles()
        .each(role -> found.report(role).ifPresent(r -> values.put(role.name(), value(r, role))));
    ArrayNode candidates = out.putArray("candidates");
    deciding.each(
        role -> found.report(role).ifPresent(report -> candidates(candidates, role, report)));
    ArrayNode line = out.putArray("line");
    reports.getFirstOptional().ifPresent(report -> line(line, report));
    return out.put("text", text(found));
  }

  private static double value(SearchReport report, Role role) {
    return rounded(report.values().get(role.index()));
  }

  /** A value in points or seconds, rounded to tenths. */
  static double rounded(double value) {
    return Math.round(value * 10) / 10.0;
  }

  private void candidates(ArrayNode out, Role role, SearchReport report) {
    ImmutableList<MoveGesture> gestures = Positions.gestures(pictures, machine, state, role);
    double visits = Math.max(1, report.candidates().sumOfLong(Candidate::visits));
    for (Candidate candidate : report.candidates().take(MAX_CANDIDATES)) {
      gestures
          .detectOptional(gesture -> gesture.move().equals(candidate.move()))
          .ifPresent(
              gesture -> {
                ObjectNode each = out.addObject().put("role", role.name());
                Positions.put(each, gesture);
                each.put("value", rounded(candidate.value()))
                    .put("tried", !report.isUntried(candidate))
                    .put("visits", candidate.visits())
                    .put("share", share(candidate, visits))
                    .put("proved", candidate.proved());
              });
    }
  }

  /** How often a mixed strategy plays the move, or else its part of all visits; 0 to 1. */
  private static double share(Candidate candidate, double visits) {
    double share = candidate.probability().orElse(candidate.visits() / visits);
    return Math.round(share * 1000) / 1000.0;
  }

  /** The expected joint moves, as far as they are legal. */
  private void line(ArrayNode out, SearchReport report) {
    State at = state;
    for (ImmutableList<Move> joint : report.expectedLine().take(MAX_LINE)) {
      if (!isLegal(at, joint)) {
        return;
      }
      ObjectNode step = out.addObject();
      ArrayNode moves = step.putArray("moves");
      joint.each(move -> moves.add(PlayedGame.text(move)));
      ArrayNode labels = step.putArray("labels");
      labels(at, joint).each(labels::add);
      at = machine.next(at, joint);
    }
  }

  private boolean isLegal(State at, ImmutableList<Move> joint) {
    return !machine.isTerminal(at)
        && machine
            .roles()
            .allSatisfy(role -> machine.legalMoves(at, role).contains(joint.get(role.index())));
  }

  private ImmutableList<String> labels(State at, ImmutableList<Move> joint) {
    return machine
        .roles()
        .collect(role -> Positions.label(pictures, machine, at, role, joint.get(role.index())));
  }

  /** The labels of the moves of those who decide, along the expected line. */
  public ImmutableList<String> lineLabels(SearchReport report, int most) {
    MutableList<String> labels = Lists.mutable.empty();
    State at = state;
    for (ImmutableList<Move> joint : report.expectedLine().take(most)) {
      if (!isLegal(at, joint)) {
        break;
      }
      ImmutableList<String> all = labels(at, joint);
      labels.add(
          Positions.control(machine, at).collect(role -> all.get(role.index())).makeString(" "));
      at = machine.next(at, joint);
    }
    return labels.toImmutable();
  }

  private String text(Thinking.Found found) {
    return deciding
        .flatCollect(
            role ->
                Lists.immutable.fromStream(
                    found.report(role).filter(r -> r.candidates().notEmpty()).stream()
                        .map(report -> sentence(role, report))))
        .newWith(playouts(found))
        .makeString(" ");
  }

  private static String playouts(Thinking.Found found) {
    return Quantity.of(found.playouts()) + " playouts.";
  }

  private String softSentence(Role role, SearchReport report, Move played) {
    return role
        + " plays "
        + Positions.label(pictures, machine, state, role, played)
        + report
            .candidates()
            .detectOptional(each -> each.move().equals(played))
            .map(each -> " and expects " + points(each) + " points")
            .orElse("")
        + "; the move that it trusts most is "
        + Positions.label(pictures, machine, state, role, report.best().move())
        + " with "
        + points(report.best())
        + ".";
  }

  private static String points(Candidate candidate) {
    return String.format(Locale.ROOT, "%.1f", candidate.value());
  }

  private String sentence(Role role, SearchReport report) {
    String move = Positions.label(pictures, machine, state, role, report.best().move());
    String points = points(report.best());
    return report.proved()
        ? role + " plays " + move + " and gets " + points + " points: that is proved."
        : role + " plays " + move + " and expects " + points + " points.";
  }
}
