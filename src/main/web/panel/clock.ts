import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { serverNow } from '../servertime';
import { GonuElement } from './element';

const TICK_MS = 100;
const LOW_MS = 20_000;

/** The time that a player has left; runs by itself between the server's words. */
@customElement('gonu-clock')
export class GonuClock extends GonuElement {
  /** Milliseconds left when the turn began. */
  @property({ type: Number }) left = 0;

  /** When by the server's time the turn began, or null while the clock stands. */
  @property({ attribute: false }) since: number | null = null;

  private timer = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.timer = window.setInterval(() => {
      if (this.since !== null) {
        this.requestUpdate();
      }
    }, TICK_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  protected override render(): TemplateResult {
    const used = this.since === null ? 0 : Math.max(0, serverNow() - this.since);
    const left = Math.max(0, this.left - used);
    const kind = `clock ${this.since === null ? '' : 'running'} ${left < LOW_MS ? 'low' : ''}`;
    return html`<span class=${kind} role="timer" aria-label="time left">${duration(left)}</span>`;
  }
}

/** A duration as minutes and seconds, near the end with tenths. */
export function duration(millis: number): string {
  const tenths = Math.floor(millis / 100);
  const seconds = Math.floor(tenths / 10);
  const rest = String(seconds % 60).padStart(2, '0');
  const text = `${Math.floor(seconds / 60)}:${rest}`;
  return millis < LOW_MS ? `${text}.${tenths % 10}` : text;
}
