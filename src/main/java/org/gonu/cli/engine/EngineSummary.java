package org.gonu.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.TextTable;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.NetlistStatistics;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.circuit.prover.MutexGroups;
import org.gonu.engine.lanes.LaneProgram;
import org.gonu.engine.lanes.kernel.Interpreters;
import org.gonu.game.FastEngine;
import org.gonu.gdl.Term;
import org.gonu.machine.Role;
import org.gonu.search.solver.PositionSearch;
import org.gonu.text.Counted;

/** A summary of a circuit and its lanes, as text and as JSON. */
final class EngineSummary {
  /** Most groups of bases shown, and most bases shown of each. */
  private static final int EXAMPLES = 3;

  private static final int SHOWN = 4;

  private final FastEngine.Made made;
  private final Circuit circuit;
  private final LaneProgram lanes;
  private final ImmutableList<MutexGroup> groups;
  private final FactorSummary factors;
  private final ImmutableList<Term> history;

  EngineSummary(FastEngine.Made made) {
    this.made = made;
    this.circuit = made.circuit();
    this.lanes = made.lanes();
    this.groups = MutexGroups.of(circuit);
    this.factors = new FactorSummary(circuit);
    this.history = PositionSearch.history(lanes, new SplittableRandom(1));
  }

  /** Lines of text and a table of the nets. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (Role role : circuit.roles()) {
      line(text, "role " + role, Counted.grouped(moves(role), "move"));
    }
    line(text, "base propositions", format("%,d", circuit.bases().size()));
    line(text, "rule instances", format("%,d", made.instances()));
    line(text, "set-up", setUp());
    line(text, "lanes", memory());
    if (lanes.numbers().notEmpty()) {
      line(text, "numbers", numbers());
    }
    line(text, "mutex groups", groups());
    examples().each(group -> line(text, "", example(group)));
    factors.lines().each(line -> line(text, line.getOne(), line.getTwo()));
    if (history.notEmpty()) {
      line(
          text,
          "history",
          Counted.grouped(history.size(), "base")
              + (history.size() == 1 ? " does" : " do")
              + " nothing but forbid moves or end the match");
      line(text, "", shown(history));
    }
    return text.append('\n').append(nets().print()).toString();
  }

  private String setUp() {
    return format(
        "grounding %.3f s, circuit %.3f s, lanes %.3f s, rewriting %.3f s",
        made.groundSeconds(), made.circuitSeconds(), made.laneSeconds(), made.rewritingSeconds());
  }

  private String memory() {
    return format(
        "%,d by %s, %,d slots, %,d KiB",
        lanes.lanes(), Interpreters.name(), lanes.slots(), memoryBytes() / 1024);
  }

  /** The groups that lanes hold as numbers, those of the same size together. */
  private String numbers() {
    return lanes
        .numbers()
        .groupBy(number -> number.members().length)
        .keyMultiValuePairsView()
        .toSortedListBy(alike -> -alike.getOne())
        .collect(
            alike ->
                format(
                    "%,d of %,d bases in %s",
                    alike.getTwo().size(),
                    alike.getOne(),
                    Counted.of(alike.getTwo().getAny().bits(), "bit")))
        .makeString("in lanes ", ", ", "");
  }

  private String groups() {
    if (groups.isEmpty()) {
      return "no group proved";
    }
    ImmutableIntList sizes = groups.collectInt(group -> group.bases().length);
    String least = sizes.min() == sizes.max() ? "" : format("%,d to ", sizes.min());
    return format(
        "%s proved, of %s%,d bases; %,d always with one; %s",
        Counted.grouped(groups.size(), "group"),
        least,
        sizes.max(),
        groups.count(MutexGroup::complete),
        circuit.groups().isEmpty() ? "not used in gates" : "used in gates");
  }

  /** Some groups, one of each size, the largest first. */
  private ImmutableList<MutexGroup> examples() {
    return groups
        .toSortedListBy(group -> -group.bases().length)
        .distinctBy(group -> group.bases().length)
        .take(EXAMPLES)
        .toImmutable();
  }

  private String example(MutexGroup group) {
    return shown(circuit.names(group));
  }

  private static String shown(ImmutableList<Term> names) {
    return names.take(SHOWN).makeString(" ")
        + (names.size() > SHOWN ? format(" and %,d more", names.size() - SHOWN) : "");
  }

  private ImmutableList<String> names(int[] bases) {
    return IntLists.immutable.with(bases).collect(base -> circuit.bases().get(base).toString());
  }

  /** The general net and those of the phases, if there are several. */
  private TextTable nets() {
    TextTable table =
        new TextTable(
            "net",
            "gates",
            "operations",
            "depth",
            "legal",
            "next",
            "terminal",
            "goal",
            "recursive");
    row(table, "all states", circuit.general());
    if (circuit.phases().size() > 1) {
      circuit.phases().each(phase -> row(table, names(phase.marks()).makeString(" "), phase.net()));
    }
    return table;
  }

  private static void row(TextTable table, String name, StepNetlist net) {
    NetlistStatistics size = NetlistStatistics.of(net);
    table.row(
        name,
        size.gates(),
        size.operations(),
        size.depth(),
        size.legalGates(),
        size.nextGates(),
        size.terminalGates(),
        size.goalGates(),
        net.components().size());
  }

  private static void line(StringBuilder text, String title, String value) {
    text.append(format("%-20s %s%n", title, value));
  }

  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }

  private int moves(Role role) {
    return circuit.firstMove(role.index() + 1) - circuit.firstMove(role.index());
  }

  private long memoryBytes() {
    return (long) lanes.slots() * lanes.lanes() / Byte.SIZE;
  }

  /** The same as JSON. */
  ObjectNode json() {
    ObjectNode node = Json.object();
    ObjectNode moves = node.putObject("moves");
    circuit.roles().each(role -> moves.put(role.name(), moves(role)));
    node.put("bases", circuit.bases().size())
        .put("instances", made.instances())
        .put("groundSeconds", made.groundSeconds())
        .put("circuitSeconds", made.circuitSeconds())
        .put("laneSeconds", made.laneSeconds())
        .put("rewritingSeconds", made.rewritingSeconds())
        .put("lanes", lanes.lanes())
        .put("kernel", Interpreters.name())
        .put("memoryBytes", memoryBytes());
    node.put("groupsUsed", circuit.groups().size());
    node.put("numbers", lanes.numbers().size());
    ArrayNode exclusive = node.putArray("groups");
    groups.each(
        group -> {
          ObjectNode own = exclusive.addObject().put("complete", group.complete());
          ArrayNode bases = own.putArray("bases");
          circuit.names(group).each(base -> bases.add(base.toString()));
        });
    factors.put(node);
    ArrayNode remembered = node.putArray("history");
    history.each(base -> remembered.add(base.toString()));
    put(node.putObject("general"), circuit.general());
    ArrayNode phases = node.putArray("phases");
    circuit
        .phases()
        .each(
            phase -> {
              ObjectNode own = phases.addObject();
              ArrayNode marks = own.putArray("marks");
              names(phase.marks()).each(marks::add);
              put(own, phase.net());
            });
    return node;
  }

  private static void put(ObjectNode node, StepNetlist net) {
    NetlistStatistics size = NetlistStatistics.of(net);
    node.put("gates", size.gates())
        .put("operations", size.operations())
        .put("depth", size.depth())
        .put("legalGates", size.legalGates())
        .put("nextGates", size.nextGates())
        .put("terminalGates", size.terminalGates())
        .put("goalGates", size.goalGates())
        .put("components", net.components().size());
  }
}
