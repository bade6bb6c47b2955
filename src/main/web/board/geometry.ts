/** Where the sites of a picture lie, and which is next to which for arrow keys. */

export interface Spot {
  id: string;
  name: string;
  x: number;
  y: number;
  element: SVGGElement;
}

/** The sites of a picture, in the order of reading. */
export function spotsOf(picture: SVGSVGElement): Spot[] {
  const spots = [...picture.querySelectorAll<SVGGElement>('[data-site]')].map((element) => ({
    id: element.dataset.site ?? '',
    name: element.dataset.name ?? element.dataset.site ?? '',
    x: Number(element.dataset.x),
    y: Number(element.dataset.y),
    element,
  }));
  return spots.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The usual distance between neighbours, in units of the picture. */
export function spacing(spots: readonly Spot[]): number {
  const nearest = spots
    .map((spot) => Math.min(...spots.filter((s) => s !== spot).map((s) => distance(spot, s))))
    .filter((length) => length > 0 && Number.isFinite(length))
    .sort((a, b) => a - b);
  return nearest[Math.floor(nearest.length / 2)] ?? 50;
}

export function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The site nearest to a point, if one is within reach. */
export function nearest(
  spots: readonly Spot[],
  point: { x: number; y: number },
  reach: number,
): Spot | undefined {
  let best: Spot | undefined;
  for (const spot of spots) {
    if (distance(spot, point) <= (best ? distance(best, point) : reach)) {
      best = spot;
    }
  }
  return best;
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much being off the line counts against being far. */
const SIDEWAYS = 2.5;

/** The next site in the direction of an arrow key on the screen; the same one at the edge. */
export function towards(
  spots: readonly Spot[],
  from: Spot,
  key: string,
  turned: boolean,
): Spot {
  const direction = DIRECTIONS[key];
  if (!direction) {
    return from;
  }
  const sign = turned ? -1 : 1;
  const [dx, dy] = [sign * direction[0], sign * direction[1]];
  let best = from;
  let least = Infinity;
  for (const spot of spots) {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const cost = along + SIDEWAYS * aside;
    if (along > 0.01 && aside <= along * 2 + 0.01 && cost < least) {
      best = spot;
      least = cost;
    }
  }
  return best;
}
