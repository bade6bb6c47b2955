import type { Spot } from './geometry';

/** How far the pointer moves, in pixels, before a press is a drag. */
const THRESHOLD = 5;

/** A piece drawn along with the pointer. */
export class Drag {
  private from: Spot | null = null;
  private start = { x: 0, y: 0 };
  private ghost: SVGGElement | null = null;
  private swallow = false;

  /** A press on a site. */
  begin(event: PointerEvent, spot: Spot): void {
    this.from = spot;
    this.start = { x: event.clientX, y: event.clientY };
    this.swallow = false;
  }

  /** The pointer goes on; answers the site of departure when a drag begins. */
  move(event: PointerEvent, layer: SVGSVGElement | null): string | null {
    if (!this.from || !layer) {
      return null;
    }
    let begun = false;
    if (!this.ghost) {
      const way = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y);
      if (way < THRESHOLD || !this.lift(layer)) {
        return null;
      }
      begun = true;
    }
    const matrix = layer.getScreenCTM();
    if (matrix && this.ghost) {
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
      this.ghost.setAttribute(
        'transform',
        `translate(${point.x - this.from.x} ${point.y - this.from.y})`,
      );
    }
    return begun ? this.from.id : null;
  }

  private lift(layer: SVGSVGElement): boolean {
    const pieces = [...(this.from?.element.querySelectorAll('.piece') ?? [])];
    const top = pieces.at(-1);
    if (!top) {
      return false;
    }
    this.ghost = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    this.ghost.setAttribute('class', 'ghost');
    this.ghost.append(top.cloneNode(true));
    layer.append(this.ghost);
    top.classList.add('lifted');
    return true;
  }

  /** The press ends; answers the site of departure if it was a drag. */
  end(): string | null {
    const from = this.ghost ? (this.from?.id ?? null) : null;
    this.from?.element.querySelectorAll('.lifted').forEach((piece) => {
      piece.classList.remove('lifted');
    });
    this.ghost?.remove();
    this.swallow = this.ghost !== null;
    this.ghost = null;
    this.from = null;
    return from;
  }

  /** True if the click that follows belongs to a drag that was. */
  swallowsClick(): boolean {
    const was = this.swallow;
    this.swallow = false;
    return was;
  }
}
