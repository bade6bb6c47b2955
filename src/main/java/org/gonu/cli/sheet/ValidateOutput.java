package org.gonu.cli.sheet;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.analysis.contract.Contract;
import org.gonu.cli.console.Colours;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.FindingsText;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.TextTable;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.Diagnostics;
import org.gonu.text.DiagnosticsJson;
import org.gonu.text.Position;

/** Prints what {@code validate} finds: sheet by sheet for people, or as JSON at the end. */
final class ValidateOutput {
  private static final String MORE = "--all shows them";

  private final Console console;
  private final Form form;
  private final MutableList<SheetFinding> sheets = Lists.mutable.empty();
  private Diagnostics found = Diagnostics.NONE;

  /**
   * What is printed.
   *
   * @param json one JSON text at the end, in place of text
   * @param simulates whether the JSON has a place for simulations
   * @param lenient whether the JSON tells which findings are tolerated
   * @param all every finding, in place of the first ones of each code
   * @param table a table of the sheets at the end, in place of a line for each that is fine
   */
  record Form(boolean json, boolean simulates, boolean lenient, boolean all, boolean table) {}

  ValidateOutput(Console console, Form form) {
    this.console = console;
    this.form = form;
  }

  /** All findings up to now. */
  Diagnostics found() {
    return found;
  }

  /** Adds a sheet, and prints its findings as text. */
  void add(SheetFinding sheet) {
    found = found.and(sheet.found());
    sheets.add(sheet);
    if (!form.json) {
      print(sheet);
    }
  }

  private void print(SheetFinding sheet) {
    console
        .out()
        .print(
            form.all
                ? new DiagnosticPrinter(console.outScreen()).print(sheet.found())
                : FindingsText.withoutSummary(sheet.found(), console.outScreen(), MORE));
    if (sheet.found().isEmpty() && !form.table) {
      console.out().println(sheet.path() + ": " + verdict(sheet));
    }
    if (!sheet.tolerated().isEmpty()) {
      console.out().println(sheet.path() + ": tolerated, errors without --lenient:");
      sheet.tolerated().forEach(this::breach);
    }
    sheet
        .simulation()
        .ifPresent(
            each ->
                console
                    .out()
                    .print(
                        SimulationText.print(
                            sheet.path(), each.report(), console.outScreen().columns())));
  }

  /** Fine, unless matches were played and did not tell all. */
  private String verdict(SheetFinding sheet) {
    int open = sheet.simulation().map(each -> each.report().open()).orElse(0);
    return open == 0
        ? Colours.GREEN.of("fine", console)
        : "no fault found, " + open + " of " + Contract.values().length + " contracts not proved";
  }

  private void breach(Diagnostic breach) {
    Position place = breach.source().position(breach.span().start());
    console
        .out()
        .println("  " + place + " " + breach.message() + " [" + breach.code().label() + "]");
  }

  /** Prints what comes at the end: the JSON, or the table and the numbers of findings. */
  void end() {
    if (form.json) {
      console.out().println(Json.print(json()));
      return;
    }
    if (form.table) {
      console.out().print(table().print());
    }
    if (!found.isEmpty()) {
      console
          .out()
          .println(new DiagnosticPrinter().summary(found.errorCount(), found.warningCount()));
    }
  }

  private TextTable table() {
    TextTable table = new TextTable("sheet", "errors", "warnings");
    sheets.each(
        sheet -> table.row(sheet.path(), sheet.found().errorCount(), sheet.found().warningCount()));
    return table;
  }

  private JsonNode json() {
    ArrayNode findings = DiagnosticsJson.of(found);
    if (form.lenient) {
      Diagnostics tolerated =
          sheets.injectInto(Diagnostics.NONE, (sum, sheet) -> sum.and(sheet.tolerated()));
      for (int i = 0; i < findings.size(); i++) {
        boolean breach = tolerated.all().contains(found.all().get(i));
        ((ObjectNode) findings.get(i)).put("tolerated", breach);
      }
    }
    if (!form.simulates) {
      return findings;
    }
    ArrayNode simulations = Json.array();
    for (SheetFinding sheet : sheets) {
      sheet.simulation().ifPresent(each -> simulations.add(SimulationJson.of(sheet.path(), each)));
    }
    ObjectNode node = Json.object();
    node.set("findings", findings);
    node.set("simulations", simulations);
    return node;
  }
}
