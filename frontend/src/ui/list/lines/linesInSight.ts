/** How a list lies in the window, in px. */
export interface Lie {
  /** How far its first line is above the window's upper edge; negative when below. */
  readonly above: number;
  /** Height of one line of records, the gap below it included. */
  readonly line: number;
  readonly window: number;
}

/** Lines from `first` up to but without `end`. */
export interface Lines {
  readonly first: number;
  readonly end: number;
}

/** So much beyond the window is drawn too, in px, for scrolling to find it there. */
export const MARGIN = 240;

/** The lines in the window, and `margin` px beyond it either way, of any number of lines. */
export function linesInSight({ above, line, window }: Lie, margin: number): Lines {
  return {
    first: Math.max(0, Math.floor((above - margin) / line)),
    end: Math.max(1, Math.ceil((above + window + margin) / line)),
  };
}

/** How many of `next` are not yet drawn. */
export function comingLines(drawn: Lines, next: Lines): number {
  const kept = Math.min(drawn.end, next.end) - Math.max(drawn.first, next.first);
  return next.end - next.first - Math.max(0, kept);
}

/**
 * The way from the lines that are drawn to those wanted, `step` lines at a time and those below
 * first: many at once would hold the page while they are laid out. Apart from them it begins anew.
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
