import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get } from '../api';
import { GonuPage } from './page';
import { moment } from './words';

interface TournamentRow {
  id: string;
  title: string;
  state: string;
  createdAt: number;
}

/** The tournaments of the server. */
@customElement('gonu-tournaments')
export class GonuTournaments extends GonuPage {
  @state() private tournaments: TournamentRow[] | null = null;

  protected override async load(): Promise<void> {
    const answer = await get<{ tournaments: TournamentRow[] }>('/tournaments', this.signal);
    this.tournaments = answer.tournaments;
  }

  protected override render(): TemplateResult {
    const rows = this.tournaments;
    return html`<section class="page">
      <h1>Tournaments</h1>
      ${this.renderFailure()}
      ${rows ? nothing : this.renderLoading()}
      ${rows && rows.length === 0 ? html`<p class="note">This server has none yet.</p>` : nothing}
      <ul class="rows">
        ${rows?.map(
          (row) =>
            html`<li>
              <a href=${`#/tournament/${encodeURIComponent(row.id)}`}>
                <b>${row.title || row.id}</b><span>${moment(row.createdAt)}</span>
                <span class="score">${row.state}</span>
              </a>
            </li>`,
        )}
      </ul>
    </section>`;
  }
}
