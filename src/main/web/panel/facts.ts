import { html, nothing, type TemplateResult } from 'lit';
import type { Position } from '../types';

/** What a picture does not show: the remaining facts, and on demand all of them. */
export function factLines(position: Position): TemplateResult {
  return html`
    ${
      position.rest.length > 0
        ? html`<dl class="rest">
            ${position.rest.map(
              (line) =>
                html`<div>
                  <dt>${line.label}</dt>
                  <dd>${line.value}</dd>
                </div>`,
            )}
          </dl>`
        : nothing
    }
    <details class="facts">
      <summary>All facts (${position.facts.length})</summary>
      <pre tabindex="0">${position.facts.join('\n')}</pre>
    </details>
  `;
}
