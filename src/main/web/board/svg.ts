/** Pictures of the server, taken into the page with nothing in them but shapes and texts. */

const SVG = 'http://www.w3.org/2000/svg';

const ELEMENTS = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon text tspan title desc defs ' +
    'linearGradient radialGradient stop'
  ).split(' '),
);

const ATTRIBUTES = new Set(
  (
    'viewBox x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d points width height transform ' +
    'class role fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap ' +
    'stroke-linejoin stroke-dasharray stroke-miterlimit paint-order opacity color ' +
    'font-size font-family font-weight font-style text-anchor dominant-baseline letter-spacing ' +
    'textLength lengthAdjust preserveAspectRatio offset stop-color stop-opacity id ' +
    'gradientUnits gradientTransform spreadMethod vector-effect pointer-events shape-rendering'
  ).split(' '),
);

const MAX_ELEMENTS = 20_000;

/** Reads a picture; throws an error that names the first thing that has no place in one. */
export function picture(text: string): SVGSVGElement {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml');
  const root = document.documentElement;
  if (root.localName !== 'svg' || document.querySelector('parsererror')) {
    throw new Error('The picture of this position cannot be read.');
  }
  if (document.getElementsByTagName('*').length > MAX_ELEMENTS) {
    throw new Error('The picture of this position is too large.');
  }
  return copy(root) as SVGSVGElement;
}

function copy(from: Element): Element {
  if (from.namespaceURI !== SVG || !ELEMENTS.has(from.localName)) {
    throw new Error(`The picture of this position has an element <${from.localName}>.`);
  }
  const made = document.createElementNS(SVG, from.localName);
  for (const { name, value } of from.attributes) {
    if (allowed(name, value)) {
      made.setAttribute(name, value);
    } else if (!name.startsWith('xmlns')) {
      throw new Error(`The picture of this position has an attribute ${name}.`);
    }
  }
  for (const child of from.childNodes) {
    if (child instanceof Element) {
      made.append(copy(child));
    } else if (child.nodeType === Node.TEXT_NODE) {
      made.append(child.textContent ?? '');
    }
  }
  return made;
}

function allowed(name: string, value: string): boolean {
  if (/url\s*\(/i.test(value) && !/^url\(#[\w-]+\)$/.test(value)) {
    return false;
  }
  return ATTRIBUTES.has(name) || name.startsWith('data-') || name.startsWith('aria-');
}
