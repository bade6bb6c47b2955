import { distance, type Spot } from './geometry';

const MS = 160;

/** More pieces than this do not move in one step: another position is shown. */
const MOST = 8;

interface Standing {
  spot: Spot;
  element: SVGGElement;
}

/** The pieces of a picture by what they are, each with its site. */
function standing(spots: readonly Spot[]): Map<string, Standing[]> {
  const all = new Map<string, Standing[]>();
  for (const spot of spots) {
    for (const element of spot.element.querySelectorAll<SVGGElement>('.piece')) {
      const kind = element.dataset.piece ?? '';
      all.set(kind, [...(all.get(kind) ?? []), { spot, element }]);
    }
  }
  return all;
}

/** What stands in one list and, at the same site, not in the other. */
function missing(from: readonly Standing[], other: readonly Standing[]): Standing[] {
  const left = other.map((each) => each.spot.id);
  return from.filter((each) => {
    const at = left.indexOf(each.spot.id);
    if (at >= 0) {
      left.splice(at, 1);
    }
    return at < 0;
  });
}

/**
 * Lets the pieces of a new picture come from where they stood in the one before: a piece that is
 * gone from one site and is new at another one has moved, from the nearest such site.
 */
export function slide(before: readonly Spot[], after: readonly Spot[]): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return;
  }
  const old = standing(before);
  const moved: [piece: Standing, from: Spot][] = [];
  const placed: Standing[] = [];
  for (const [kind, pieces] of standing(after)) {
    const gone = missing(old.get(kind) ?? [], pieces).map((each) => each.spot);
    for (const piece of missing(pieces, old.get(kind) ?? [])) {
      const from = gone.sort((a, b) => distance(a, piece.spot) - distance(b, piece.spot)).shift();
      if (from) {
        moved.push([piece, from]);
      } else {
        placed.push(piece);
      }
    }
  }
  if (moved.length + placed.length > MOST) {
    return;
  }
  const timing = { duration: MS, easing: 'ease-out' };
  for (const [{ spot, element }, from] of moved) {
    const way = `translate(${from.x - spot.x}px, ${from.y - spot.y}px)`;
    spot.element.parentNode?.append(spot.element);
    element.animate([{ transform: way }, { transform: 'none' }], timing);
  }
  for (const { element } of placed) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], timing);
  }
}
