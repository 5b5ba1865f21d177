/** Runs in the page: texts of which a line is cut at its top or bottom, and texts that lie over each other. */
export function findCrowdedTexts(): string[] {
  const SLACK = 1.5;
  /** The middle of a line, without the room around small letters, which lines may share. */
  const CORE = 0.5;
  interface Line {
    readonly owner: Element;
    readonly layer: Element | null;
    readonly words: string;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const flaws = new Set<string>();
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert], [aria-hidden="true"], .unseen, svg, script, style') === null;
  /** Whether the box of `at` holds an element whose position is `position`. */
  const holds = (at: Element, position: string) =>
    position !== 'absolute' || getComputedStyle(at).position !== 'static';
  const layerOf = (element: Element) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    return null;
  };
  /** Leaves of a line what its scroll containers show; null if nothing. */
  const clip = (line: Line): Line | null => {
    let position = 'static';
    for (let at: Element | null = line.owner; at !== null; at = at.parentElement) {
      if (position === 'fixed') return line;
      if (!holds(at, position)) continue;
      const style = getComputedStyle(at);
      position = style.position;
      if (style.overflowY === 'visible' && style.overflowX === 'visible') continue;
      const frame = at.getBoundingClientRect();
      if (frame.width <= 2 || frame.height <= 2) return null;
      const isCut = line.top < frame.top - SLACK || line.bottom > frame.bottom + SLACK;
      const isSeen = line.bottom > frame.top + SLACK && line.top < frame.bottom - SLACK;
      if (isCut && (style.overflowY === 'hidden' || style.overflowY === 'clip'))
        flaws.add(`a cut line: ${line.words}`);
      if (!isSeen) return null;
      line.left = Math.max(line.left, frame.left);
      line.right = Math.min(line.right, frame.right);
      line.top = Math.max(line.top, frame.top);
      line.bottom = Math.min(line.bottom, frame.bottom);
    }
    return line;
  };
  const ground =
    [...document.querySelectorAll('.MuiModal-root')].filter(isShown).at(-1) ?? document.body;
  const texts = document.createTreeWalker(ground, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const owner = text.parentElement;
    const words = text.textContent?.trim().slice(0, 60) ?? '';
    if (words === '' || owner === null || !isShown(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const spare = ((bottom - top) * (1 - CORE)) / 2;
      const layer = layerOf(owner);
      const line = clip({
        owner,
        layer,
        words,
        left,
        right,
        top: top + spare,
        bottom: bottom - spare,
      });
      if (line !== null && line.right - line.left > 2) lines.push(line);
    }
  }
  lines.forEach((one, at) => {
    for (const other of lines.slice(at + 1)) {
      if (one.owner === other.owner || one.layer !== other.layer) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > SLACK && high > SLACK) flaws.add(`overlapping: ${one.words} and ${other.words}`);
    }
  });
  return [...flaws];
}
