package org.gonu.analysis.simulation;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.gonu.analysis.PlayoutStatistics;
import org.gonu.analysis.contract.ContractVerdict;
import org.gonu.analysis.simulation.SimulationReport.DeclarationFit;
import org.gonu.analysis.simulation.SimulationReport.RoleResult;

/** Reports as JSON. */
public final class ReportJson {
  private ReportJson() {}

  /**
   * A report.
   *
   * @param file name of the sheet
   */
  public static ObjectNode of(String file, SimulationReport report) {
    PlayoutStatistics playouts = report.results().playouts();
    ObjectNode node = JsonNodeFactory.instance.objectNode().put("file", file);
    node.put("playouts", playouts.playouts());
    node.put("states", report.breadth().states());
    node.put("allStates", report.breadth().isComplete());
    node.put("meanLength", playouts.meanLength());
    node.put("shortest", playouts.shortest()).put("longest", playouts.longest());
    node.put("meanBranching", playouts.meanBranching());
    node.put("mostBranching", report.results().maxBranching());
    report
        .results()
        .goalSums()
        .ifPresent(sums -> node.put("leastSum", sums.min()).put("mostSum", sums.max()));
    report.firstMover().ifPresent(role -> node.put("firstMover", role.name()));
    declared(node.putObject("base"), report.facts());
    declared(node.putObject("input"), report.moves());
    ArrayNode roles = node.putArray("roles");
    report.results().roles().each(role -> role(roles.addObject(), role));
    ArrayNode contracts = node.putArray("contracts");
    report.contracts().each(verdict -> contract(contracts.addObject(), verdict));
    ArrayNode violations = node.putArray("violations");
    report.violations().each(violation -> violation(violations.addObject(), violation));
    return node;
  }

  private static void declared(ObjectNode node, DeclarationFit fit) {
    node.put("declared", fit.declared()).put("seen", fit.seen());
  }

  private static void role(ObjectNode node, RoleResult result) {
    node.put("role", result.role().name());
    node.put("meanGoal", result.mean());
    node.put("leastGoal", result.least()).put("mostGoal", result.most());
    node.put("highestGoal", result.highest()).put("reached", result.reached());
  }

  private static void contract(ObjectNode node, ContractVerdict verdict) {
    node.put("contract", verdict.contract().key());
    node.put("verdict", verdict.status().label());
    node.put("reason", verdict.reason());
    verdict.bound().ifPresent(steps -> node.put("mostSteps", steps));
  }

  private static void violation(ObjectNode node, Violation violation) {
    node.put("code", violation.code().label());
    node.put("severity", violation.code().severity().label());
    violation.role().ifPresent(role -> node.put("role", role.name()));
    node.put("message", violation.message());
    node.put("shortest", violation.isShortest());
    ArrayNode moves = node.putArray("moves");
    violation.steps().drop(1).each(step -> moves.add(step.jointMove().makeString("(", " ", ")")));
  }
}
