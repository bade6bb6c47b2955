package org.gonu.cli.analyze;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.gonu.cli.console.Json;
import org.gonu.cli.match.SearchReportJson;
import org.gonu.machine.Role;
import org.gonu.search.SearchReport;

/** The result of an analysis as JSON. */
final class AnalysisJson {
  private AnalysisJson() {}

  /** An object; without values, candidates and line if no search reached the position. */
  static ObjectNode of(AnalysisResult findings) {
    ObjectNode node = Json.object();
    ArrayNode facts = node.putArray("facts");
    findings.machine().facts(findings.state()).each(fact -> facts.add(fact.toString()));
    node.put("terminal", findings.isTerminal());
    if (findings.isTerminal()) {
      ObjectNode values = node.putObject("values");
      findings
          .roles()
          .each(role -> values.put(role.name(), findings.machine().goal(findings.state(), role)));
      return node;
    }
    node.put("seconds", SearchReportJson.rounded(findings.seconds()))
        .put("playouts", findings.finishedPlayouts())
        .put("playoutsPerSecond", Math.round(findings.playoutsPerSecond()))
        .put("settled", findings.isSettled());
    findings
        .readySeconds()
        .ifPresent(ready -> node.put("readySeconds", SearchReportJson.rounded(ready)));
    if (findings.reports().notEmpty()) {
      put(findings, node);
    }
    return node;
  }

  private static void put(AnalysisResult findings, ObjectNode node) {
    SearchReport common = findings.reports().getFirst();
    node.put("nodes", common.nodes()).put("depth", common.depth());
    node.set("values", SearchReportJson.values(common, findings.roles()));
    ArrayNode roles = node.putArray("roles");
    for (Role role : findings.roles()) {
      SearchReport report = findings.reports().get(role.index());
      ObjectNode own = roles.addObject().put("role", role.name()).put("proved", report.proved());
      own.set("candidates", SearchReportJson.candidates(report));
    }
    node.set("line", SearchReportJson.line(common));
    node.put("lineEndsMatch", findings.stepsToEnd().isPresent());
  }
}
