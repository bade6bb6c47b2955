import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { LegalMove } from '../types';
import { GonuElement } from './element';

const MOST_SHOWN = 200;

/** The letters and digits of a name: what one types of it. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The legal moves by name, with a field that finds them as one types. Sends `gonu-pick`. */
@customElement('gonu-legal')
export class GonuLegal extends GonuElement {
  @property({ attribute: false }) moves: readonly LegalMove[] = [];
  @state() private typed = '';
  @state() private active = 0;

  protected override render(): TemplateResult {
    const found = this.found();
    const shown = found.slice(0, MOST_SHOWN);
    const active = Math.min(this.active, shown.length - 1);
    return html`
      <label class="field">
        <span>Type a move</span>
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls="legal-moves"
          aria-autocomplete="list"
          aria-activedescendant=${active >= 0 ? `legal-${active}` : nothing}
          autocomplete="off"
          spellcheck="false"
          placeholder=${`${this.moves.length} legal moves`}
          .value=${this.typed}
          @input=${this.onInput}
          @keydown=${this.onKey}
        />
      </label>
      <ul id="legal-moves" class="legal" role="listbox" tabindex="0" aria-label="Legal moves">
        ${shown.map(
          (move, i) =>
            html`<li
              id=${`legal-${i}`}
              role="option"
              aria-selected=${i === active ? 'true' : 'false'}
              title=${move.move}
              @click=${() => this.pick(move)}
            >
              ${move.label}
            </li>`,
        )}
      </ul>
      ${
        found.length > shown.length
          ? html`<p class="note">and ${found.length - shown.length} more; type to find them</p>`
          : nothing
      }
    `;
  }

  private found(): LegalMove[] {
    const wanted = plain(this.typed);
    const matching = this.moves.filter(
      (move) => plain(move.label).includes(wanted) || plain(move.move).includes(wanted),
    );
    const first = (move: LegalMove): number => (plain(move.label).startsWith(wanted) ? 0 : 1);
    return wanted ? matching.sort((a, b) => first(a) - first(b)) : matching;
  }

  private readonly onInput = (event: Event): void => {
    this.typed = (event.target as HTMLInputElement).value;
    this.active = 0;
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    const found = this.found();
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      this.active = Math.max(0, Math.min(found.length - 1, this.active + step));
      void this.updateComplete.then(() =>
        this.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' }),
      );
    } else if (event.key === 'Enter' && found[this.active]) {
      this.pick(found[this.active]!);
    } else if (event.key === 'Escape') {
      this.typed = '';
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  private pick(move: LegalMove): void {
    this.typed = '';
    this.active = 0;
    this.send('gonu-pick', move);
  }
}
