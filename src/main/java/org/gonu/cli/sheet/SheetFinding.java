package org.gonu.cli.sheet;

import java.util.Optional;
import org.gonu.text.Diagnostics;

/**
 * What {@code validate} finds about one sheet.
 *
 * @param path as the user named it
 * @param found all findings
 * @param tolerated findings that are errors only with strict checking
 * @param simulation of the sheet, if it was asked for and the sheet can be played
 */
record SheetFinding(
    String path,
    Diagnostics found,
    Diagnostics tolerated,
    Optional<SimulationCheck.Result> simulation) {}
