package org.gonu.cli.conformance;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Json;
import org.gonu.conformance.Finding;
import org.gonu.conformance.Requirement;
import org.gonu.conformance.Verdict;

/** Findings as JSON. */
final class ConformanceJson {
  private ConformanceJson() {}

  /**
   * An object with all findings and their numbers.
   *
   * @param subject what was checked
   */
  static ObjectNode of(String subject, ImmutableList<Finding> findings, double seconds) {
    ObjectNode json = Json.object().put("subject", subject);
    json.put("seconds", Double.parseDouble(String.format(Locale.ROOT, "%.3f", seconds)));
    for (Verdict verdict : Verdict.values()) {
      json.put(verdict.word(), ConformanceText.count(findings, verdict));
    }
    ArrayNode checks = json.putArray("checks");
    findings.each(finding -> checks.add(of(finding)));
    return json;
  }

  private static ObjectNode of(Finding finding) {
    Requirement requirement = finding.requirement();
    return Json.object()
        .put("id", requirement.id())
        .put("severity", requirement.level().word())
        .put("verdict", finding.verdict().word())
        .put("title", requirement.title())
        .put("protocol", requirement.chapter().place())
        .put("reason", finding.reason())
        .put("sent", finding.evidence().sent())
        .put("received", finding.evidence().received())
        .put("help", requirement.advice())
        .put("millis", finding.millis());
  }
}
