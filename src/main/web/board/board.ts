import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { GonuElement } from '../panel/element';
import type { Candidate, LegalMove, Position } from '../types';
import { buttons, click, clickable, effect, nextSites, openings } from './clicks';
import { nearest, spacing, spotsOf, towards, type Spot } from './geometry';
import { Drag } from './drag';
import { slide } from './motion';
import { isTaken, overlay } from './overlay';
import { picture } from './svg';

/** A move that was made on the board. */
export interface MoveMade {
  role: string;
  move: LegalMove;
}

/** Clicks that make no move. */
export interface WrongClicks {
  role: string;
  clicks: string[];
}

/** How far beside a site a click may fall, as a share of the distance between sites. */
const REACH = 0.6;

/**
 * The picture of a position, and the moves of one role made on it by clicks, drags or keys. Sends
 * `gonu-move` ({@link MoveMade}) and `gonu-wrong` ({@link WrongClicks}).
 */
@customElement('gonu-board')
export class GonuBoard extends GonuElement {
  @property({ attribute: false }) position: Position | null = null;

  /** Whose moves are made here; null to look on. */
  @property({ attribute: false }) player: string | null = null;

  /** Moves drawn as arrows, best first. */
  @property({ attribute: false }) candidates: readonly Candidate[] = [];

  /** True if the board is seen from the other side. */
  @property({ type: Boolean }) turned = false;

  @state() private path: string[] = [];
  @state() private choice: LegalMove[] = [];
  @state() private focused: string | null = null;
  @state() private hovered: string | null = null;
  @state() private said = '';
  @state() private failure = '';
  @state() private viewBox = '0 0 100 100';

  private drawn = '';

  /** True if moves were made here at some time. */
  private isPlayed = false;
  private spots: Spot[] = [];
  private byId = new Map<string, Spot>();
  private size = 50;
  private readonly drag = new Drag();

  private get moves(): LegalMove[] {
    return this.player && this.position ? (this.position.legal[this.player] ?? []) : [];
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('position') || changed.has('player')) {
      this.path = [];
      this.choice = [];
      this.hovered = null;
      this.isPlayed ||= this.player !== null;
    }
  }

  protected override updated(): void {
    const text = this.position?.svg ?? '';
    const place = this.querySelector('.picture');
    if (place && text !== this.drawn) {
      this.drawn = text;
      this.draw(place, text);
    }
    const clicks = clickable(this.moves, this.path);
    this.spots.forEach((spot) => spot.element.classList.toggle('can', clicks.has(spot.id)));
  }

  private draw(place: Element, text: string): void {
    try {
      const drawn = picture(text);
      drawn.setAttribute('aria-hidden', 'true');
      place.replaceChildren(drawn);
      const before = this.spots;
      this.spots = spotsOf(drawn);
      slide(before, this.spots);
      this.byId = new Map(this.spots.map((spot) => [spot.id, spot]));
      this.size = spacing(this.spots);
      place.classList.toggle('sheet', this.spots.length === 0);
      this.viewBox = drawn.getAttribute('viewBox') ?? this.viewBox;
      this.failure = '';
    } catch (wrong) {
      place.replaceChildren();
      this.spots = [];
      this.byId.clear();
      this.failure = wrong instanceof Error ? wrong.message : String(wrong);
    }
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    return html`
      <div
        class="stage ${this.stageKind()}"
        tabindex="0"
        role="application"
        aria-roledescription="board"
        aria-label="Board. Arrow keys go from place to place, Enter clicks, Escape begins anew."
        @click=${this.onClick}
        @keydown=${this.onKey}
        @focus=${this.onFocus}
        @blur=${() => (this.focused = null)}
        @pointerdown=${this.onPointerDown}
        @pointermove=${this.onPointerMove}
        @pointerup=${this.onPointerUp}
        @pointerleave=${() => (this.hovered = null)}
        @pointercancel=${() => this.drag.end()}
      >
        <div class="picture"></div>
        <svg class="overlay" viewBox=${this.viewBox} aria-hidden="true">
          ${overlay({
            size: this.size,
            spots: this.byId,
            path: this.path,
            targets: this.path.length > 0 ? nextSites(this.moves, this.path) : new Set(),
            openings: this.path.length > 0 ? new Set() : this.openings,
            hovered: this.path.length > 0 ? null : this.hovered,
            focus: this.focused,
            candidates: this.candidates,
          })}
        </svg>
        ${this.choice.length > 0 ? this.renderChoice() : nothing}
      </div>
      ${this.failure ? html`<p class="error" role="alert">${this.failure}</p>` : nothing}
      ${this.renderButtons()}
      <p class="spoken" aria-live="polite">${this.said}</p>
    `;
  }

  private get openings(): Set<string> {
    const ids = (taken: boolean) =>
      this.spots.filter((spot) => isTaken(spot) === taken).map((spot) => spot.id);
    return this.moves.length > 0 ? openings(this.moves, ids(false), ids(true)) : new Set();
  }

  /** Where pieces are moved, a finger on the board drags them and does not scroll the page. */
  private stageKind(): string {
    const playing = this.moves.some((move) => move.clicks.length > 0);
    const dragging = this.moves.some((move) => move.clicks.length > 1);
    return [playing && 'playing', dragging && 'dragging', this.turned && 'turned']
      .filter((kind) => kind)
      .join(' ');
  }

  private renderChoice(): TemplateResult {
    const further = nextSites(this.moves, this.path).size > 0;
    return html`<div
      class=${`choice ${this.choiceSide()}`}
      role="dialog"
      aria-label="Which move?"
      @click=${this.keep}
    >
      <p>Which move?</p>
      ${this.choice.map(
        (move) => html`<button @click=${() => this.make(move)}>${move.label}</button>`,
      )}
      ${further ? html`<button class="quiet" @click=${this.closeChoice}>Go on</button>` : nothing}
      <button class="quiet" @click=${this.reset}>None of them</button>
    </div>`;
  }

  /** The half of the board in which a choice does not cover the place that it is about. */
  private choiceSide(): string {
    const place = this.byId.get(this.path.at(-1) ?? '');
    const [left = 0, , width = 0] = this.viewBox.split(/[\s,]+/).map(Number);
    return place && place.x < left + width / 2 !== this.turned ? 'right' : 'left';
  }

  private renderButtons(): TemplateResult | typeof nothing {
    const others = buttons(this.moves);
    if (others.length === 0 && !this.keepsRow) {
      return nothing;
    }
    const only = this.moves.length === 1;
    return html`<div class="move-buttons" role="group" aria-label="Moves without a place">
      ${others.map(
        (move) =>
          html`<button class=${only ? 'primary' : ''} @click=${() => this.make(move)}>
            ${move.label}
          </button>`,
      )}
    </div>`;
  }

  /** What stands below stays in its place while the buttons are somebody else's. */
  private get keepsRow(): boolean {
    const position = this.position;
    return (
      this.isPlayed &&
      !!position?.control.some((role) => buttons(position.legal[role] ?? []).length > 0)
    );
  }

  private readonly keep = (event: Event): void => event.stopPropagation();

  private readonly closeChoice = (): void => {
    this.choice = [];
    this.stage?.focus();
  };

  private readonly reset = (): void => {
    this.said = this.path.length > 0 ? 'Nothing chosen.' : this.said;
    this.path = [];
    this.choice = [];
    this.stage?.focus();
  };

  private get stage(): HTMLElement | null {
    return this.querySelector('.stage');
  }

  private clickOn(site: string): void {
    if (!this.player || !this.position || this.position.terminal) {
      return;
    }
    const step = click(this.moves, this.path, site);
    this.choice = [];
    if (step.kind === 'move') {
      this.make(step.move);
    } else if (step.kind === 'choice') {
      this.path = step.path;
      this.choice = step.moves;
      void this.updateComplete.then(() =>
        this.querySelector<HTMLElement>('.choice button')?.focus(),
      );
    } else if (step.kind === 'path') {
      this.path = step.path;
      this.said = step.path.length === 0 ? 'Nothing chosen.' : `${this.describe(site)} chosen.`;
    } else {
      this.path = [];
      this.said = '';
      const wrong: WrongClicks = { role: this.player, clicks: step.path };
      this.send('gonu-wrong', wrong);
    }
  }

  private make(move: LegalMove): void {
    const role = this.player;
    this.path = [];
    this.choice = [];
    if (role) {
      const made: MoveMade = { role, move };
      this.said = `You play ${move.label}.`;
      this.stage?.focus({ preventScroll: true });
      this.send('gonu-move', made);
    }
  }

  /** A site in words: its name and what stands on it. */
  private describe(id: string): string {
    const spot = this.byId.get(id);
    const pieces = [...(spot?.element.querySelectorAll<SVGGElement>('.piece') ?? [])];
    const contents = pieces.map((piece) => piece.dataset.piece ?? '').join(' and ');
    return `${spot?.name ?? id}${contents ? `, ${contents}` : ', empty'}`;
  }

  private siteAt(event: MouseEvent): string | undefined {
    const hit = document.elementsFromPoint(event.clientX, event.clientY);
    for (const element of hit) {
      const site = element.closest<SVGGElement>('[data-site]');
      if (site && this.contains(site)) {
        return site.dataset.site;
      }
    }
    const drawn = this.querySelector<SVGSVGElement>('.picture svg');
    const matrix = drawn?.getScreenCTM();
    if (!matrix) {
      return undefined;
    }
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return nearest(this.spots, point, this.size * REACH)?.id;
  }

  private readonly onClick = (event: MouseEvent): void => {
    if (this.drag.swallowsClick()) {
      return;
    }
    const site = this.siteAt(event);
    if (site) {
      this.clickOn(site);
    } else {
      this.reset();
    }
  };

  private readonly onPointerDown = (event: PointerEvent): void => {
    this.drag.end();
    this.drag.swallowsClick();
    if (event.target instanceof Element && event.target.closest('.choice')) {
      return;
    }
    const site = this.siteAt(event);
    const spot = site ? this.byId.get(site) : undefined;
    if (spot && nextSites(this.moves, []).has(spot.id) && event.button === 0) {
      this.drag.begin(event, spot);
    }
  };

  private readonly onPointerMove = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' && this.moves.length > 0) {
      const site = this.choice.length === 0 ? this.siteAt(event) : undefined;
      this.hovered = site ? effect(this.moves, site) : null;
    }
    const from = this.drag.move(event, this.querySelector<SVGSVGElement>('.overlay'));
    if (from) {
      this.path = [];
      this.clickOn(from);
    }
  };

  private readonly onPointerUp = (event: PointerEvent): void => {
    const from = this.drag.end();
    const site = this.siteAt(event);
    if (from && site && site !== from) {
      this.clickOn(site);
    } else if (from) {
      this.path = [];
      this.said = 'Nothing chosen.';
    }
  };

  private readonly onFocus = (): void => {
    if (this.stage?.matches(':focus-visible')) {
      this.focusOn(this.focused ?? this.position?.marked.at(-1) ?? this.firstSite());
    }
  };

  private firstSite(): string | null {
    const wanted = nextSites(this.moves, []);
    const spot = this.spots.find((each) => wanted.has(each.id)) ?? this.spots[0];
    return spot?.id ?? null;
  }

  private focusOn(id: string | null): void {
    this.focused = id;
    if (id) {
      const can = nextSites(this.moves, this.path).has(id);
      this.said =
        this.describe(id) + (can ? (this.path.length > 0 ? ', target' : ', movable') : '');
    }
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.target !== this.stage || event.ctrlKey || event.metaKey || event.altKey) {
      if (event.key === 'Escape') {
        this.reset();
      }
      return;
    }
    if (event.key.startsWith('Arrow')) {
      const from = this.byId.get(this.focused ?? this.firstSite() ?? '');
      if (from) {
        this.focusOn(this.focused ? towards(this.spots, from, event.key, this.turned).id : from.id);
      }
    } else if ((event.key === 'Enter' || event.key === ' ') && this.focused) {
      this.clickOn(this.focused);
    } else if (event.key === 'Escape') {
      this.reset();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
}
