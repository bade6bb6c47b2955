import { spacing, nearest, spotsOf, type Spot } from './geometry';
import { slide } from './motion';
import { picture } from './svg';

/** How far beside a site a click may fall, as a share of the distance between sites. */
const REACH = 0.6;

/** The drawn picture of a position, and where its sites are. */
export class Drawing {
  spots: Spot[] = [];
  byId = new Map<string, Spot>();

  /** The distance between sites. */
  size = 50;
  viewBox = '0 0 100 100';

  /** Why the picture could not be drawn; empty if it was. */
  failure = '';

  private drawn = '';

  /** Draws a picture into its place; false if it is there already. */
  draw(place: Element, text: string): boolean {
    if (text === this.drawn) {
      return false;
    }
    this.drawn = text;
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
    return true;
  }

  /** Marks the sites on which a click counts. */
  mark(clickable: ReadonlySet<string>): void {
    this.spots.forEach((spot) => spot.element.classList.toggle('can', clickable.has(spot.id)));
  }

  /** A site in words: its name and what stands on it. */
  describe(id: string): string {
    const spot = this.byId.get(id);
    const pieces = [...(spot?.element.querySelectorAll<SVGGElement>('.piece') ?? [])];
    const contents = pieces.map((piece) => piece.dataset.piece ?? '').join(' and ');
    return `${spot?.name ?? id}${contents ? `, ${contents}` : ', empty'}`;
  }

  /** True if a site is in the left half of the picture. */
  isLeft(spot: Spot): boolean {
    const [left = 0, , width = 0] = this.viewBox.split(/[\s,]+/).map(Number);
    return spot.x < left + width / 2;
  }

  /** The site that a pointer is on, or is near to, in the board of this picture. */
  siteAt(event: MouseEvent, board: Element): string | undefined {
    const hit = document.elementsFromPoint(event.clientX, event.clientY);
    for (const element of hit) {
      const site = element.closest<SVGGElement>('[data-site]');
      if (site && board.contains(site)) {
        return site.dataset.site;
      }
    }
    const drawn = board.querySelector<SVGSVGElement>('.picture svg');
    const matrix = drawn?.getScreenCTM();
    if (!matrix) {
      return undefined;
    }
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return nearest(this.spots, point, this.size * REACH)?.id;
  }
}
