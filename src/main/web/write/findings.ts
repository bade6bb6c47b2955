import { html, nothing, type TemplateResult } from 'lit';
import type { Found } from './editor';

const MOST = 20;

/** The findings below the editor: where each is, and its cures as buttons. */
export function findingsList(
  findings: readonly Found[],
  goTo: (found: Found) => void,
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
          ${found.cures.map(
            (cure) => html`<button class="cure" @click=${cure.apply}>${cure.name}</button>`,
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
