import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { copy } from '../clipboard';
import { address } from '../route';
import { GonuElement } from './element';

/** The link by which a friend takes a role at a table. */
@customElement('gonu-invitation')
export class GonuInvitation extends GonuElement {
  @property() table = '';
  @property({ attribute: false }) seat = '';
  @property({ attribute: false }) token = '';
  @state() private copied = false;

  protected override render(): TemplateResult {
    const query = new URLSearchParams({ role: this.seat, token: this.token });
    const url = address(`#/table/${encodeURIComponent(this.table)}?${query}`);
    return html`<div class="invitation">
      <label class="field">
        <span>Link for ${this.seat}: send it to your friend</span>
        <input
          readonly
          .value=${url}
          @focus=${(e: Event) => (e.target as HTMLInputElement).select()}
        />
      </label>
      <button @click=${() => this.copy(url)}>${this.copied ? 'Copied' : 'Copy'}</button>
    </div>`;
  }

  private copy(url: string): void {
    void copy(url).then((done) => {
      this.copied = done;
      if (!done) {
        this.querySelector('input')?.select();
      }
    });
  }
}
