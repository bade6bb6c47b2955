import { svg, type TemplateResult } from 'lit';
import type { Candidate } from '../types';
import type { Spot } from './geometry';

/** What is drawn above a picture: selection, targets, candidate moves. */
export interface Marks {
  size: number;
  spots: ReadonlyMap<string, Spot>;
  path: readonly string[];
  targets: ReadonlySet<string>;
  /** Before the first click: where a move can be begun, as far as that is worth telling. */
  openings: ReadonlySet<string>;
  /** Before the first click: where one under the pointer would have its effect. */
  hovered: string | null;
  focus: string | null;
  candidates: readonly Candidate[];
}

export function overlay(marks: Marks): TemplateResult {
  return svg`
    ${marks.path.map((id) => at(marks, id, (spot) => ring(spot, marks.size * 0.46, 'chosen')))}
    ${[...marks.targets].map((id) => at(marks, id, (spot) => target(spot, marks.size)))}
    ${[...marks.openings].map((id) => at(marks, id, (spot) => target(spot, marks.size, 'opening')))}
    ${marks.hovered ? at(marks, marks.hovered, (spot) => target(spot, marks.size, 'hovered')) : ''}
    ${marks.candidates.map((candidate, i) => arrow(marks, candidate, i))}
    ${marks.focus ? at(marks, marks.focus, (spot) => focusRing(spot, marks.size * 0.46)) : ''}`;
}

function at(marks: Marks, id: string, draw: (spot: Spot) => TemplateResult): TemplateResult | '' {
  const spot = marks.spots.get(id);
  return spot ? draw(spot) : '';
}

function ring(spot: Spot, radius: number, kind: string): TemplateResult {
  return svg`<circle class=${kind} cx=${spot.x} cy=${spot.y} r=${radius}></circle>`;
}

function focusRing(spot: Spot, r: number): TemplateResult {
  return svg`
    <rect class="focus-under" x=${spot.x - r} y=${spot.y - r} width=${2 * r} height=${2 * r} rx=${r / 4}></rect>
    <rect class="focus" x=${spot.x - r} y=${spot.y - r} width=${2 * r} height=${2 * r} rx=${r / 4}></rect>`;
}

/** A dot where a piece may go; a ring around a piece that is taken or stood on. */
function target(spot: Spot, size: number, kind = ''): TemplateResult {
  return isTaken(spot)
    ? ring(spot, size * 0.44, `taken ${kind}`)
    : ring(spot, size * 0.15, `target ${kind}`);
}

/** True if something stands there. */
export function isTaken(spot: Spot): boolean {
  return spot.element.querySelector('.piece') !== null;
}

/** An arrow along the sites of a move, the broader the better it is liked. */
function arrow(marks: Marks, candidate: Candidate, rank: number): TemplateResult {
  const spots = candidate.clicks
    .map((id) => marks.spots.get(id))
    .filter((spot) => spot !== undefined);
  const first = spots[0];
  const last = spots.at(-1);
  if (!first || !last) {
    return svg``;
  }
  const width = marks.size * (0.07 + 0.11 * Math.max(0, Math.min(1, candidate.share)));
  const kind = rank === 0 ? 'arrow best' : 'arrow';
  if (first === last) {
    return svg`<circle class=${`${kind} spot`} cx=${first.x} cy=${first.y} r=${marks.size * (0.12 + width / marks.size / 2)}></circle>`;
  }
  const angle = Math.atan2(last.y - (spots.at(-2) ?? first).y, last.x - (spots.at(-2) ?? first).x);
  const head = width * 2.4;
  const neck = { x: last.x - Math.cos(angle) * head, y: last.y - Math.sin(angle) * head };
  const line = [...spots.slice(0, -1), neck].map((spot) => `${spot.x},${spot.y}`).join(' ');
  const side = { x: -Math.sin(angle) * head * 0.55, y: Math.cos(angle) * head * 0.55 };
  const tip = `${last.x},${last.y} ${neck.x + side.x},${neck.y + side.y} ${neck.x - side.x},${neck.y - side.y}`;
  return svg`<g class=${kind}>
    <polyline points=${line} stroke-width=${width}></polyline>
    <polygon points=${tip}></polygon>
  </g>`;
}
