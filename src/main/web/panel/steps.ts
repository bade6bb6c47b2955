import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Verdict } from '../types';
import { GonuElement } from './element';

/** A joint move in the list: what was played, by role, and how it is judged. */
export interface StepLine {
  step: number;
  labels: string[];
  verdict?: Verdict | undefined;
}

const SIGNS: Partial<Record<Verdict, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** True for a move that says nothing, such as the one of a role that only waits. */
export function isIdle(label: string): boolean {
  return label === '–' || label === '' || label === 'noop';
}

/**
 * The moves of a match, with buttons that go through it. Sends `gonu-step` with a step's number,
 * and `gonu-turn` to see the board from the other side.
 */
@customElement('gonu-steps')
export class GonuSteps extends GonuElement {
  @property({ attribute: false }) lines: readonly StepLine[] = [];
  @property({ type: Number }) step = 0;
  @property({ type: Number }) steps = 0;
  @property({ attribute: false }) result = '';

  protected override render(): TemplateResult {
    const go = (step: number) => () => this.go(step);
    return html`
      <ol class="steps" aria-label="Moves" tabindex="0">
        ${this.lines.map(
          (line) =>
            html`<li class=${line.step === this.step ? 'now' : ''}>
              <button
                aria-current=${line.step === this.step ? 'step' : nothing}
                tabindex=${line.step === this.step ? 0 : -1}
                @click=${go(line.step)}
              >
                <span class="number">${line.step}</span>
                <span class="name" title=${this.name(line)}>${this.name(line)}</span>
                ${
                  line.verdict && SIGNS[line.verdict]
                    ? html`<span class=${`sign ${line.verdict}`} title=${line.verdict}
                        >${SIGNS[line.verdict]}</span
                      >`
                    : nothing
                }
              </button>
            </li>`,
        )}
        ${this.lines.length === 0 ? html`<li class="none">No moves yet</li>` : nothing}
      </ol>
      <p class="spoken" aria-live="polite">${this.spoken()}</p>
      ${this.result ? html`<p class="result">${this.result}</p>` : nothing}
      <div class="through" role="group" aria-label="Go through the moves">
        ${this.button('First', '«', 0, this.step > 0)}
        ${this.button('Back', '‹', this.step - 1, this.step > 0)}
        ${this.button('On', '›', this.step + 1, this.step < this.steps)}
        ${this.button('Latest', '»', this.steps, this.step < this.steps)}
        <button aria-label="Turn the board" title="Turn the board" @click=${this.turn}>
          <span aria-hidden="true">⇅</span>
        </button>
      </div>
    `;
  }

  private button(name: string, sign: string, step: number, enabled: boolean): TemplateResult {
    return html`<button
      aria-label=${name}
      title=${name}
      ?disabled=${!enabled}
      @click=${() => this.go(step)}
    >
      <span aria-hidden="true">${sign}</span>
    </button>`;
  }

  private readonly turn = (): void => this.send('gonu-turn', null);

  /** What has led to the position that is shown, for those who do not see it. */
  private spoken(): string {
    const line = this.lines.find((each) => each.step === this.step);
    return line ? `${line.step}. ${this.name(line)}` : 'Before the first move.';
  }

  private name(line: StepLine): string {
    const said = line.labels.filter((label) => !isIdle(label));
    return said.length > 0 ? said.join(' · ') : '–';
  }

  private go(step: number): void {
    this.send('gonu-step', Math.max(0, Math.min(this.steps, step)));
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('step') || changed.has('lines')) {
      const list = this.querySelector<HTMLElement>('.steps');
      const now = this.querySelector<HTMLElement>('.now');
      if (list && now) {
        // The list is the parent from which the offsets of its lines count.
        const top = now.offsetTop;
        if (top < list.scrollTop || top + now.offsetHeight > list.scrollTop + list.clientHeight) {
          list.scrollTop = top - list.clientHeight / 2;
        }
      }
    }
  }
}

/** Goes through steps by the arrow keys wherever nothing else wants them. */
export function stepKey(event: KeyboardEvent, step: number, steps: number): number | null {
  const target = event.composedPath()[0];
  const busy =
    target instanceof Element &&
    target.closest('input, textarea, select, [role=application], [contenteditable=true]');
  if (busy || event.ctrlKey || event.metaKey || event.altKey) {
    return null;
  }
  const wanted = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: steps }[event.key];
  return wanted === undefined || wanted < 0 || wanted > steps ? null : wanted;
}
