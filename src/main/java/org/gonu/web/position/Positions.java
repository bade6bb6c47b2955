package org.gonu.web.position;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.render.MoveGesture;
import org.gonu.render.PictureOptions;
import org.gonu.render.Pictures;
import org.gonu.text.DiagnosticsJson;
import org.gonu.web.PlayedGame;

/** Positions as pages see them: a picture, who may do what and how it is clicked, the rest. */
public final class Positions {
  private Positions() {}

  /**
   * The position after some joint moves.
   *
   * @param moves the whole match
   * @param step joint moves of it that are made
   */
  public static ObjectNode of(
      PlayedGame game, ImmutableList<ImmutableList<String>> moves, int step) {
    Pictures pictures = game.pictures();
    ObjectNode out =
        game.at(moves.take(step), spot -> new Position(game, pictures, spot).json(moves.size()));
    ArrayNode labels = out.putArray("labels");
    for (ImmutableList<String> joint : game.labels(moves)) {
      ArrayNode texts = labels.addArray();
      joint.each(texts::add);
    }
    if (!game.viewFindings().isEmpty()) {
      out.set("viewFindings", DiagnosticsJson.of(game.viewFindings()));
    }
    return out;
  }

  /** The legal moves of a role as gestures; none if the rules break down there. */
  public static ImmutableList<MoveGesture> gestures(
      Pictures pictures, StateMachine machine, State state, Role role) {
    return pictures.gestures(role, machine.legalMoves(state, role), machine.facts(state));
  }

  /** What people call a move in a state. */
  public static String label(
      Pictures pictures, StateMachine machine, State state, Role role, Move move) {
    return gestures(pictures, machine, state, role)
        .detectOptional(gesture -> gesture.move().equals(move))
        .map(MoveGesture::label)
        .orElseGet(() -> PlayedGame.text(move));
  }

  /** A gesture as JSON. */
  public static void put(ObjectNode out, MoveGesture gesture) {
    out.put("move", PlayedGame.text(gesture.move())).put("label", gesture.label());
    ArrayNode clicks = out.putArray("clicks");
    gesture.clicks().each(clicks::add);
    if (gesture.also().notEmpty()) {
      ArrayNode also = out.putArray("also");
      gesture.also().each(also::add);
    }
  }

  /**
   * The roles whose turn it is, to look at: those that decide or, where everybody can only wait,
   * the first one. None at the end.
   */
  public static ImmutableList<Role> control(StateMachine machine, State state) {
    if (machine.isTerminal(state)) {
      return Lists.immutable.empty();
    }
    ImmutableList<Role> deciders = deciders(machine, state);
    return deciders.isEmpty() ? machine.roles().take(1) : deciders;
  }

  /**
   * Roles that have a choice in a state that is not terminal; if nobody has, those whose only move
   * is more than a name.
   */
  public static ImmutableList<Role> deciders(StateMachine machine, State state) {
    ImmutableList<Role> choosing =
        machine.roles().select(role -> machine.legalMoves(state, role).size() > 1);
    return choosing.notEmpty()
        ? choosing
        : machine
            .roles()
            .reject(role -> machine.legalMoves(state, role).getFirst().term() instanceof Constant);
  }

  /** One position on its way to JSON. */
  private record Position(PlayedGame game, Pictures pictures, PlayedGame.Spot spot) {
    ObjectNode json(int steps) {
      StateMachine machine = spot.machine();
      ImmutableList<Term> facts = spot.facts();
      ImmutableList<MoveGesture> last = last();
      ImmutableList<String> marked = last.flatCollect(MoveGesture::clicks).distinct();
      ObjectNode out =
          JsonNodeFactory.instance.objectNode().put("step", spot.step()).put("steps", steps);
      ArrayNode roles = out.putArray("roles");
      machine.roles().each(role -> roles.add(role.name()));
      putPlay(out);
      out.put("farSide", pictures.farSide().map(Role::name).orElse(null));
      out.put("svg", pictures.svg(facts, PictureOptions.DEFAULT.withMarked(marked)));
      ArrayNode sites = out.putArray("sites");
      pictures
          .sites()
          .each(
              site ->
                  sites
                      .addObject()
                      .put("id", site.id())
                      .put("name", site.name())
                      .put("title", site.title()));
      ArrayNode rest = out.putArray("rest");
      pictures
          .rest(facts)
          .each(line -> rest.addObject().put("label", line.label()).put("value", line.value()));
      ArrayNode all = out.putArray("facts");
      facts.each(fact -> all.add(Printer.COMPACT.print(fact)));
      putLast(out, last);
      ArrayNode marks = out.putArray("marked");
      marked.each(marks::add);
      return out;
    }

    /** Who may do what, or what has come out; or why the rules break down here. */
    private void putPlay(ObjectNode out) {
      StateMachine machine = spot.machine();
      State state = spot.state();
      ArrayNode control = out.putArray("control");
      boolean isTerminal = machine.isTerminal(state);
      out.put("terminal", isTerminal).putNull("goals");
      ObjectNode legal = out.putObject("legal");
      out.putNull("broken");
      try {
        if (isTerminal) {
          ImmutableList<Integer> goals = machine.roles().collect(role -> machine.goal(state, role));
          ArrayNode values = out.putArray("goals");
          goals.each(values::add);
        } else {
          machine.roles().each(role -> putLegal(legal.putArray(role.name()), role));
          control(machine, state).each(role -> control.add(role.name()));
        }
      } catch (BrokenContractException broken) {
        out.put("broken", String.valueOf(broken.getMessage()));
      }
    }

    private void putLegal(ArrayNode out, Role role) {
      gestures(pictures, spot.machine(), spot.state(), role)
          .each(gesture -> put(out.addObject(), gesture));
    }

    /** The last joint move as gestures, in role order. */
    private ImmutableList<MoveGesture> last() {
      Optional<State> before = spot.before();
      if (before.isEmpty()) {
        return Lists.immutable.empty();
      }
      return spot.machine()
          .roles()
          .collect(
              role -> {
                Move move = spot.joint().get(role.index());
                return gestures(pictures, spot.machine(), before.get(), role)
                    .detectOptional(gesture -> gesture.move().equals(move))
                    .orElseGet(
                        () ->
                            new MoveGesture(move, PlayedGame.text(move), Lists.immutable.empty()));
              });
    }

    private static void putLast(ObjectNode out, ImmutableList<MoveGesture> last) {
      if (last.isEmpty()) {
        out.putNull("last").putNull("lastLabels");
        return;
      }
      ArrayNode moves = out.putArray("last");
      last.each(gesture -> moves.add(PlayedGame.text(gesture.move())));
      ArrayNode labels = out.putArray("lastLabels");
      last.each(gesture -> labels.add(gesture.label()));
    }
  }
}
