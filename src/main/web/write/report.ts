import { html, nothing, type TemplateResult } from 'lit';
import type { Finding } from '../types';

/** What random matches have shown. */
export interface Report {
  text: string;
  findings: Finding[];
}

/**
 * A report below the board.
 *
 * @param playouts how many matches were played
 * @param goTo leads to a line and column of the sheet
 */
export function reportText(
  playouts: number,
  report: Report,
  goTo: (line: number, column: number) => void,
): TemplateResult {
  return html`<section class="report" aria-label="What random matches show">
    <h2>${playouts} random matches</h2>
    ${report.findings.map(
      (finding) =>
        html`<p class=${`finding ${finding.severity ?? ''}`}>
          ${
            finding.line
              ? html`<button
                  class="link"
                  @click=${() => goTo(finding.line!, finding.column ?? 1)}
                >
                  line ${finding.line}
                </button>`
              : nothing
          }
          ${finding.message ?? finding.summary}
        </p>`,
    )}
    <pre class="wrapped" tabindex="0">${report.text}</pre>
  </section>`;
}
