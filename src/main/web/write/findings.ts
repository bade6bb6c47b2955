import { html, nothing, type TemplateResult } from 'lit';
import type { EditorFinding } from './editor';

const MOST = 20;

/** The findings below the editor: where each is, and its quick fixes as buttons. */
export function findingsList(
  findings: readonly EditorFinding[],
  goTo: (found: EditorFinding) => void,
): TemplateResult | typeof nothing {
  if (findings.length === 0) {
    return nothing;
  }
  return html`<ul class="findings" aria-label="Findings">
    ${findings.slice(0, MOST).map(
      (found) =>
        html`<li class=${found.isError ? 'grave' : ''}>
          <button class="link" @click=${() => goTo(found)}>line ${found.line}</button>
          <span>${found.message}</span>
          ${found.fixes.map(
            (fix) => html`<button class="fix" @click=${fix.apply}>${fix.name}</button>`,
          )}
        </li>`,
    )}
    ${
      findings.length > MOST
        ? html`<li class="note">and ${findings.length - MOST} more</li>`
        : nothing
    }
  </ul>`;
}
