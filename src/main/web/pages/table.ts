import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get, post, sentence } from '../api';
import type { MoveMade, WrongClicks } from '../board/board';
import { changeSeats, invitationsTo, seatsAt, takeSeats } from '../memory';
import { Analysis } from '../panel/analysis';
import { factLines } from '../panel/facts';
import { resultText } from '../panel/result';
import { address, go, replaceQuery } from '../route';
import { linkTo } from '../share';
import { follow, type Link } from '../stream';
import type { Candidate, LegalMove, Position, Seat, Table, TableEvent, Thought } from '../types';
import { explain, type Explanation } from './explain';
import { WalkPage } from './walk';
import '../board/board';
import '../panel/chart';
import '../panel/clock';
import '../panel/legal';
import '../panel/steps';
import '../panel/thought';

const HINT_SECONDS = 2;

/** A match in which persons play: against Gonu, against one another, or on one screen. */
@customElement('gonu-table')
export class GonuTable extends WalkPage {
  @state() private table: Table | null = null;
  @state() private tokens: Record<string, string> = {};
  @state() private invitations: [role: string, token: string][] = [];
  @state() private link: Link = 'open';
  @state() private thought: Thought | null = null;
  @state() private thinking = false;
  @state() private arrows: Candidate[] = [];
  @state() private explanation: Explanation | null = null;
  @state() private asked: string | null = null;
  @state() private note = '';
  @state() private busy = false;
  @state() private resigning = false;
  private values: (number | null)[][] = [];

  private readonly analysis = new Analysis(
    (thought, busy) => this.takeThought(thought, busy),
    (failure) => (this.failure = sentence(failure)),
  );

  protected override async load(): Promise<void> {
    const id = this.route.parts[0] ?? '';
    this.readInvitation(id);
    this.tokens = seatsAt(id);
    this.takeTable(await get<Table>(`/tables/${encodeURIComponent(id)}`, this.signal), true);
    this.attempt(this.listen(id));
  }

  /** A link for a friend has a role and its token, and is used once. */
  private readInvitation(id: string): void {
    const query = this.route.query;
    const role = query.get('role');
    const token = query.get('token');
    if (role && token) {
      takeSeats(id, { [role]: token });
      replaceQuery({});
    }
    this.invitations = Object.entries(invitationsTo(id));
  }

  private async listen(id: string): Promise<void> {
    await follow(
      `/tables/${encodeURIComponent(id)}/events`,
      (this.table?.sequence ?? 0) + 1,
      this.signal,
      (data) => this.takeEvent(data as TableEvent),
      (link) => (this.link = link),
    );
  }

  private takeEvent(event: TableEvent): boolean {
    if (event.kind === 'thought' && event.thought) {
      this.takeThought(event.thought, true);
      return false;
    }
    this.asked = event.kind === 'takebackAsked' ? (event.role ?? 'the other') : null;
    if (event.table) {
      this.takeTable(event.table, false);
    } else {
      this.attempt(this.fetchTable());
    }
    return false;
  }

  private async fetchTable(): Promise<void> {
    const path = `/tables/${encodeURIComponent(this.table?.id ?? '')}`;
    this.takeTable(await get<Table>(path, this.signal), false);
  }

  private takeTable(table: Table, first: boolean): void {
    if (this.table && table.sequence < this.table.sequence) {
      return;
    }
    const atEnd = first || this.step === this.moves.length;
    const changed = !this.table || JSON.stringify(this.table.moves) !== JSON.stringify(table.moves);
    if (first) {
      this.begin(table.game, table.moves);
    }
    this.table = table;
    this.moves = table.moves;
    if (table.tokens) {
      this.tokens = table.tokens;
    }
    this.keep(table.position);
    this.labels = (table.position.labels ?? this.labels).slice(0, table.moves.length);
    if (changed) {
      this.arrows = [];
      this.explanation = null;
      this.resigning = false;
      if (atEnd || this.step > table.moves.length) {
        this.attempt(this.goTo(table.moves.length));
      }
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.analysis.stop();
  }

  private takeThought(thought: Thought | null, busy: boolean): void {
    this.thought = thought;
    this.thinking = busy;
    const roles = this.table?.position.roles ?? [];
    if (thought) {
      const at = this.analysis.isRunning ? this.step : this.moves.length;
      this.values = roles.map((role, i) => {
        const row = [...(this.values[i] ?? [])].slice(0, this.moves.length + 1);
        while (row.length <= at) {
          row.push(null);
        }
        row[at] = thought.values[role] ?? null;
        return row;
      });
    }
    if (this.analysis.isRunning) {
      this.arrows = thought?.candidates ?? [];
    }
  }

  protected override stepChanged(): void {
    this.explanation = null;
    this.arrows = [];
    if (this.analysis.isRunning) {
      this.analyse();
    }
  }

  /** The role whose moves are made on this page now, if any. */
  private get playing(): string | null {
    const table = this.table;
    if (!table || table.result || this.step !== this.moves.length || !this.position) {
      return null;
    }
    const mine = this.position.roles.filter((role) => role in this.tokens);
    const wanted = mine.filter((role) => this.position!.control.includes(role));
    return wanted.find((role) => !this.hasMoved(role)) ?? wanted[0] ?? null;
  }

  private movedAt = -1;
  @state() private moved: Set<string> = new Set();

  private hasMoved(role: string): boolean {
    return this.movedAt === this.moves.length && this.moved.has(role);
  }

  private readonly onMove = (event: CustomEvent<MoveMade>): void => {
    this.attempt(this.play(event.detail.role, event.detail.move));
  };

  private readonly onPick = (event: CustomEvent<LegalMove>): void => {
    const role = this.playing;
    if (role) {
      this.attempt(this.play(role, event.detail));
    }
  };

  private async play(role: string, move: LegalMove): Promise<void> {
    this.explanation = null;
    const step = this.moves.length;
    if (this.movedAt !== step) {
      this.movedAt = step;
      this.moved = new Set();
    }
    this.moved = new Set([...this.moved, role]);
    try {
      this.takeTable(await this.act<Table>('moves', role, { role, step, move: move.move }), false);
    } catch (failure) {
      this.moved = new Set([...this.moved].filter((each) => each !== role));
      throw failure;
    }
  }

  private act<T>(what: string, role: string | null, more: object = {}): Promise<T> {
    const token = this.tokens[role ?? ''] ?? Object.values(this.tokens)[0];
    const path = `/tables/${encodeURIComponent(this.table!.id)}/${what}`;
    return post<T>(path, { token, ...more }, this.signal);
  }

  private readonly onWrong = (event: CustomEvent<WrongClicks>): void => {
    const { role, clicks } = event.detail;
    this.attempt(
      explain(this.game!, this.moves, role, clicks, this.signal).then((said) => {
        this.explanation = said;
      }),
    );
  };

  private do(work: () => Promise<void>): () => void {
    return () => {
      this.busy = true;
      this.note = '';
      this.attempt(work().finally(() => (this.busy = false)));
    };
  }

  private readonly takeBack = this.do(async () => {
    const before = this.moves.length;
    this.takeTable(await this.act<Table>('takeback', this.myRole), false);
    if (this.moves.length === before && !this.table?.result) {
      this.note = 'The other player is asked.';
    }
  });

  private readonly swap = this.do(async () => {
    const before = this.tokens;
    const table = await this.act<Table>('swap', this.myRole);
    const roles = table.position.roles.filter((role) => table.seats[role]?.kind === 'person');
    this.tokens =
      table.tokens ?? Object.fromEntries(roles.map((role, i) => [role, Object.values(before)[i]!]));
    changeSeats(table.id, this.tokens);
    this.takeTable(table, false);
  });

  private readonly resign = this.do(async () => {
    this.takeTable(await this.act<Table>('resign', this.myRole), false);
  });

  private readonly hint = this.do(async () => {
    const thought = await this.act<Thought>('hint', this.playing, { seconds: HINT_SECONDS });
    this.takeThought(thought, false);
    this.arrows = thought.candidates.slice(0, 1);
    const best = thought.candidates[0];
    this.note = best ? `Hint: ${best.label}` : '';
  });

  private answer(accept: boolean): () => void {
    return this.do(async () => {
      this.asked = null;
      this.takeTable(await this.act<Table>('takeback', this.myRole, { accept }), false);
    });
  }

  private get myRole(): string | null {
    return this.playing ?? Object.keys(this.tokens)[0] ?? null;
  }

  private analyse(): void {
    if (this.position?.terminal || !this.game) {
      this.analysis.stop();
      this.thinking = false;
    } else {
      this.analysis.start(this.game, this.moves.slice(0, this.step));
    }
  }

  private readonly toggleAnalysis = (): void => {
    if (this.analysis.isRunning) {
      this.analysis.stop();
      this.arrows = [];
      this.thinking = false;
    } else {
      this.analyse();
    }
    this.requestUpdate();
  };

  private openIn(page: string): () => void {
    return () => {
      const title = this.table?.title;
      const shared = { ...this.game!, ...(title ? { title } : {}), moves: this.moves, step: this.step };
      this.attempt(linkTo(page, shared).then(go));
    };
  }

  private readonly again = (): void => {
    const id = this.game?.id;
    this.attempt(
      (id ? Promise.resolve(`#/play/${encodeURIComponent(id)}`) : linkTo('play', this.game!)).then(go),
    );
  };

  protected override render(): TemplateResult {
    return html`<section class="page match">
      ${this.renderFailure()} ${this.table && this.position ? this.renderTable(this.position) : nothing}
    </section>`;
  }

  private renderTable(position: Position): TemplateResult {
    const table = this.table!;
    const roles = position.roles;
    const below = roles.find((role) => role in this.tokens) ?? roles[0]!;
    const playing = this.playing;
    return html`
      <div class="place">
        ${roles.filter((role) => role !== below).map((role) => this.renderSeat(role))}
        <gonu-board
          .position=${position}
          .player=${playing && !this.hasMoved(playing) ? playing : null}
          .candidates=${this.arrows}
          @gonu-move=${this.onMove}
          @gonu-wrong=${this.onWrong}
        ></gonu-board>
        ${this.renderSeat(below)} ${this.renderExplanation()}
      </div>
      <div class="side">
        ${this.renderNews(playing)}
        ${this.renderSteps(
          table.result ? resultText(roles, table.result.goals, table.result.reason) : '',
        )}
        ${this.renderActions()} ${this.note ? html`<p class="note" role="status">${this.note}</p>` : nothing}
        ${playing && !this.hasMoved(playing)
          ? html`<details class="type" ?open=${!position.svg}>
              <summary>Moves by name</summary>
              <gonu-legal
                .moves=${position.legal[playing] ?? []}
                @gonu-pick=${this.onPick}
              ></gonu-legal>
            </details>`
          : nothing}
        ${this.renderThought(roles)} ${factLines(position)}
      </div>
    `;
  }

  private renderSeat(role: string): TemplateResult {
    const table = this.table!;
    const seat = table.seats[role];
    const roles = table.position.roles;
    const turn = !table.result && table.position.control.includes(role);
    const mine = role in this.tokens;
    const who = seat ? whoSits(seat, mine) : '';
    return html`<div class=${`seat ${turn ? 'turn' : ''}`} data-role=${role}>
      <span class=${`dot role-${roles.indexOf(role)}`} aria-hidden="true"></span>
      <b>${role}</b> <span class="who">${who}</span>
      ${seat?.kind === 'person' && !mine && seat.connected === false
        ? html`<span class="tag">away</span>`
        : nothing}
      ${table.result?.goals ? html`<span class="tag">${table.result.goals[roles.indexOf(role)] ?? '–'}</span>` : nothing}
      ${table.clocks
        ? html`<gonu-clock
            .left=${table.clocks[role] ?? 0}
            .since=${turn ? table.turnSince : null}
          ></gonu-clock>`
        : nothing}
    </div>`;
  }

  private renderNews(playing: string | null): TemplateResult {
    const table = this.table!;
    const turn = this.turnText(playing);
    return html`
      ${table.title ? html`<h1>${table.title}</h1>` : html`<h1 class="spoken">Match</h1>`}
      ${this.link === 'lost'
        ? html`<p class="lost" role="status">The connection is lost; trying again …</p>`
        : nothing}
      <p class="turn" aria-live="polite">${turn}</p>
      ${this.invitations.map(([role, token]) => this.renderInvitation(role, token))}
      ${this.asked && !(this.asked in this.tokens)
        ? html`<div class="asked" role="alert">
            <p>${this.asked} asks to take the last move back.</p>
            <button class="primary" @click=${this.answer(true)}>Allow</button>
            <button @click=${this.answer(false)}>Refuse</button>
          </div>`
        : nothing}
    `;
  }

  private turnText(playing: string | null): string | TemplateResult {
    const table = this.table!;
    if (table.result) {
      return 'The match is over.';
    }
    if (this.step < this.moves.length) {
      return html`You look at step ${this.step}.
        <button class="link" @click=${() => this.attempt(this.goTo(this.moves.length))}>
          Back to the match
        </button>`;
    }
    if (playing && this.hasMoved(playing)) {
      return 'Waiting for the others …';
    }
    if (playing) {
      return html`Your turn${Object.keys(this.tokens).length > 1 ? html`: <b>${playing}</b>` : nothing}`;
    }
    const names = table.position.control.map((role) =>
      table.seats[role]?.kind === 'gonu' ? 'Gonu' : role,
    );
    return `${names.join(', ')} to move …`;
  }

  private renderInvitation(role: string, token: string): TemplateResult {
    const query = new URLSearchParams({ role, token });
    const url = address(`#/table/${encodeURIComponent(this.table!.id)}?${query}`);
    const copy = (): void => {
      void navigator.clipboard?.writeText(url).then(() => (this.note = 'The link is copied.'));
    };
    return html`<div class="invitation">
      <label class="field">
        <span>Link for ${role}: send it to your friend</span>
        <input readonly .value=${url} @focus=${(e: Event) => (e.target as HTMLInputElement).select()} />
      </label>
      <button @click=${copy}>Copy</button>
    </div>`;
  }

  private renderExplanation(): TemplateResult {
    const said = this.explanation;
    return html`<div class="explanation" role="status" aria-live="polite">
      ${said
        ? html`<p>${said.text}</p>
            ${said.details.length > 0
              ? html`<details>
                  <summary>Why?</summary>
                  <ul>
                    ${said.details.map((line) => html`<li>${line}</li>`)}
                  </ul>
                </details>`
              : nothing}`
        : nothing}
    </div>`;
  }

  private renderActions(): TemplateResult {
    const table = this.table!;
    const sits = Object.keys(this.tokens).length > 0;
    const gonu = Object.values(table.seats).some((seat) => seat.kind === 'gonu');
    const over = table.result !== null;
    const off = this.busy;
    return html`<div class="actions">
      ${sits && !over
        ? html`
            <button ?disabled=${off || this.moves.length === 0} @click=${this.takeBack}>Undo</button>
            <button ?disabled=${off || !this.playing} @click=${this.hint}>Hint</button>
            ${gonu ? html`<button ?disabled=${off} @click=${this.swap}>Change sides</button>` : nothing}
            ${this.resigning
              ? html`<button class="danger" @click=${this.resign}>Really resign</button>`
              : html`<button ?disabled=${off} @click=${() => (this.resigning = true)}>Resign</button>`}
          `
        : nothing}
      ${over || !sits || gonu
        ? html`<button
            aria-pressed=${this.analysis.isRunning ? 'true' : 'false'}
            @click=${this.toggleAnalysis}
          >
            Analyse
          </button>`
        : nothing}
      ${over ? html`<button class="primary" @click=${this.openIn('review')}>Review</button>` : nothing}
      ${over ? html`<button @click=${this.again}>Play again</button>` : nothing}
      <button @click=${this.openIn('shared')}>Share</button>
    </div>`;
  }

  private renderThought(roles: readonly string[]): TemplateResult | typeof nothing {
    if (!this.thought && !this.thinking) {
      return nothing;
    }
    return html`<section class="thoughts" aria-label="What Gonu thinks">
      <gonu-thought .thought=${this.thought} .roles=${roles} .busy=${this.thinking}></gonu-thought>
      <gonu-chart
        .roles=${roles}
        .values=${this.values}
        .step=${this.step}
        @gonu-step=${this.onStep}
      ></gonu-chart>
    </section>`;
  }
}

/** Who sits there, in words. */
function whoSits(seat: Seat, mine: boolean): string {
  switch (seat.kind) {
    case 'gonu':
      return `Gonu${seat.level ? `, level ${seat.level}` : ''}`;
    case 'random':
      return 'Chance';
    case 'person':
      return seat.name ?? (mine ? 'You' : 'A friend');
  }
}
