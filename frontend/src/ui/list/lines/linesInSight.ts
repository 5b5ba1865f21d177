/** The visible part of a list, in px. */
export interface Viewport {
  /** Distance of the first line above the window's top edge; negative if below. */
  readonly above: number;
  /** Height of one line of records including the gap below. */
  readonly line: number;
  /** Height of the window. */
  readonly height: number;
}

/** Lines from `first` (inclusive) to `end` (exclusive). */
export interface Lines {
  readonly first: number;
  readonly end: number;
}

/** Overscan in px, so that scrolling finds rendered lines. */
export const MARGIN = 240;

/** The lines in the window plus `margin` px in both directions, not limited by the number of lines. */
export function linesInSight({ above, line, height }: Viewport, margin: number): Lines {
  return {
    first: Math.max(0, Math.floor((above - margin) / line)),
    end: Math.max(1, Math.ceil((above + height + margin) / line)),
  };
}

/**
 * Grows the rendered lines towards the wanted ones by at most `step`, downwards first, because the layout of more would
 * block the page. If the two ranges do not overlap, it starts in the middle of the wanted ones.
 */
export function nextLines(drawn: Lines, wanted: Lines, step: number): Lines {
  if (drawn.end <= wanted.first || drawn.first >= wanted.end) {
    const first = Math.max(wanted.first, Math.floor((wanted.first + wanted.end - step) / 2));
    return { first, end: Math.min(wanted.end, first + step) };
  }
  const first = Math.max(drawn.first, wanted.first);
  const keptEnd = Math.min(drawn.end, wanted.end);
  const end = Math.min(wanted.end, keptEnd + step);
  return { first: Math.max(wanted.first, first - (step - (end - keptEnd))), end };
}
