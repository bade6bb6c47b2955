package org.gonu.cli.sheet;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.simulation.ReportJson;
import org.gonu.analysis.simulation.Violation;

/** Simulations as JSON, with the files that record matches with faults. */
final class SimulationJson {
  private SimulationJson() {}

  static ObjectNode of(String path, SimulationCheck.Result result) {
    ObjectNode node = ReportJson.of(path, result.report());
    ArrayNode nodes = node.withArray("violations");
    ImmutableList<Violation> violations = result.report().violations();
    for (SimulationCheck.Recorded recorded : result.records()) {
      ObjectNode own = (ObjectNode) nodes.get(violations.indexOf(recorded.violation()));
      own.put("record", recorded.file().toString());
    }
    return node;
  }
}
