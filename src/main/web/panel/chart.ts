import { html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import uPlot from 'uplot';
import { GonuElement } from './element';
import { hues } from './hues';
import type { Values } from './values';

const HEIGHT = 150;
const MOST_ROLES = 4;

/** Values of the roles over the steps of a match; a click goes to a step (`gonu-step`). */
@customElement('gonu-chart')
export class GonuChart extends GonuElement {
  @property({ attribute: false }) roles: readonly string[] = [];

  /** The facts of the position that is shown, see {@link hues}. */
  @property({ attribute: false }) facts: readonly string[] = [];

  @property({ attribute: false }) values: Values = [];

  @property({ type: Number }) step = 0;

  private plot: uPlot | null = null;
  private readonly sizes = new ResizeObserver(() => this.fit());

  protected override render(): TemplateResult {
    const all = hues(this.roles, this.facts);
    const names = this.roles.slice(0, MOST_ROLES);
    return html`<figure class="chart">
      <div class="plot" role="img" aria-label="Value over time, in points from 0 to 100"></div>
      <figcaption>
        ${names.map(
          (role, i) =>
            html`<span><i class=${`dot hue-${all[i]}`} aria-hidden="true"></i>${role}</span>`,
        )}
      </figcaption>
    </figure>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (!this.plot || changed.has('roles')) {
      this.begin();
    } else if (changed.has('values')) {
      this.plot.setData(this.data());
    } else {
      this.plot.redraw(false);
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sizes.disconnect();
    this.plot?.destroy();
    this.plot = null;
  }

  private data(): uPlot.AlignedData {
    const length = Math.max(2, ...this.values.map((row) => row.length));
    const steps = Array.from({ length }, (_, i) => i);
    const rows = this.roles
      .slice(0, MOST_ROLES)
      .map((_, role) => steps.map((i) => this.values[role]?.[i] ?? null));
    return [steps, ...rows];
  }

  /** A colour of the page as a canvas understands it: the one of light or dark. */
  private color(name: string): string {
    this.style.color = `var(${name})`;
    const color = getComputedStyle(this).color;
    this.style.color = '';
    return color;
  }

  private begin(): void {
    const place = this.querySelector<HTMLElement>('.plot');
    if (!place || this.roles.length === 0) {
      return;
    }
    this.plot?.destroy();
    const grid = { stroke: () => this.color('--line'), width: 1 };
    const axis = {
      stroke: () => this.color('--soft'),
      grid,
      ticks: { show: false },
      font: '11px system-ui',
    };
    this.plot = new uPlot(
      {
        width: Math.max(120, place.clientWidth),
        height: HEIGHT,
        legend: { show: false },
        cursor: { y: false, drag: { x: false, y: false } },
        scales: { x: { time: false }, y: { range: [0, 100] } },
        axes: [
          { ...axis, size: 24, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500] },
          { ...axis, size: 32, splits: [0, 25, 50, 75, 100] },
        ],
        series: [
          {},
          ...this.roles.slice(0, MOST_ROLES).map((role, i) => ({
            label: role,
            stroke: () => this.color(`--hue-${hues(this.roles, this.facts)[i]}`),
            width: 2,
            spanGaps: true,
            points: { size: 5 },
          })),
        ],
        hooks: { draw: [(plot) => this.drawNow(plot)] },
      },
      this.data(),
      place,
    );
    this.plot.over.addEventListener('click', () => {
      const step = this.plot?.cursor.idx;
      if (step !== null && step !== undefined) {
        this.send('gonu-step', step);
      }
    });
    this.sizes.disconnect();
    this.sizes.observe(place);
  }

  private drawNow(plot: uPlot): void {
    const x = Math.round(plot.valToPos(this.step, 'x', true));
    plot.ctx.save();
    plot.ctx.strokeStyle = this.color('--accent');
    plot.ctx.lineWidth = devicePixelRatio;
    plot.ctx.beginPath();
    plot.ctx.moveTo(x, plot.bbox.top);
    plot.ctx.lineTo(x, plot.bbox.top + plot.bbox.height);
    plot.ctx.stroke();
    plot.ctx.restore();
  }

  private fit(): void {
    const width = this.querySelector<HTMLElement>('.plot')?.clientWidth ?? 0;
    if (this.plot && width > 0 && width !== this.plot.width) {
      this.plot.setSize({ width, height: HEIGHT });
    }
  }
}
