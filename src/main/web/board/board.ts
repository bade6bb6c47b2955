import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { GonuElement } from '../panel/element';
import type { Candidate, LegalMove, Position } from '../types';
import { choiceOf, moveButtons } from './choice';
import { buttons, click, clickable, effect, nextSites, openings } from './clicks';
import { Drag } from './drag';
import { Drawing } from './drawing';
import { towards } from './geometry';
import { isTaken, overlay } from './overlay';

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

  /** True if moves were made here at some time. */
  private isPlayed = false;
  private readonly drawing = new Drawing();
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
    const place = this.querySelector('.picture');
    if (place && this.drawing.draw(place, this.position?.svg ?? '')) {
      this.requestUpdate();
    }
    this.drawing.mark(clickable(this.moves, this.path));
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
        <svg class="overlay" viewBox=${this.drawing.viewBox} aria-hidden="true">
          ${overlay({
            size: this.drawing.size,
            spots: this.drawing.byId,
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
      ${
        this.drawing.failure
          ? html`<p class="error" role="alert">${this.drawing.failure}</p>`
          : nothing
      }
      ${this.renderButtons()}
      <p class="spoken" aria-live="polite">${this.said}</p>
    `;
  }

  private get openings(): Set<string> {
    const ids = (taken: boolean) =>
      this.drawing.spots.filter((spot) => isTaken(spot) === taken).map((spot) => spot.id);
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
    return choiceOf({
      moves: this.choice,
      side: this.choiceSide(),
      make: (move) => this.make(move),
      goOn: nextSites(this.moves, this.path).size > 0 ? this.closeChoice : null,
      reset: this.reset,
    });
  }

  /** The half of the board in which a choice does not cover the place that it is about. */
  private choiceSide(): 'left' | 'right' {
    const place = this.drawing.byId.get(this.path.at(-1) ?? '');
    return place && this.drawing.isLeft(place) !== this.turned ? 'right' : 'left';
  }

  private renderButtons(): TemplateResult | typeof nothing {
    const others = buttons(this.moves);
    if (others.length === 0 && !this.keepsRow) {
      return nothing;
    }
    return moveButtons(others, this.moves.length === 1, (move) => this.make(move));
  }

  /** What stands below stays in its place while the buttons are somebody else's. */
  private get keepsRow(): boolean {
    const position = this.position;
    return (
      this.isPlayed &&
      !!position?.control.some((role) => buttons(position.legal[role] ?? []).length > 0)
    );
  }

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
      this.said =
        step.path.length === 0 ? 'Nothing chosen.' : `${this.drawing.describe(site)} chosen.`;
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

  private siteAt(event: MouseEvent): string | undefined {
    return this.drawing.siteAt(event, this);
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
    const spot = site ? this.drawing.byId.get(site) : undefined;
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
    const spot = this.drawing.spots.find((each) => wanted.has(each.id)) ?? this.drawing.spots[0];
    return spot?.id ?? null;
  }

  private focusOn(id: string | null): void {
    this.focused = id;
    if (id) {
      const can = nextSites(this.moves, this.path).has(id);
      this.said =
        this.drawing.describe(id) + (can ? (this.path.length > 0 ? ', target' : ', movable') : '');
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
      const { spots, byId } = this.drawing;
      const from = byId.get(this.focused ?? this.firstSite() ?? '');
      if (from) {
        this.focusOn(this.focused ? towards(spots, from, event.key, this.turned).id : from.id);
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
