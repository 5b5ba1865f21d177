/** The part of a list that is on the screen, in px. */
export interface Viewport {
  /** How far its first line is above the window's upper edge; negative when below. */
  readonly above: number;
  /** Height of one line of records, the gap below it included. */
  readonly line: number;
  /** Height of the window. */
  readonly height: number;
}

/** Lines from `first` up to but without `end`. */
export interface Lines {
  readonly first: number;
  readonly end: number;
}

/** Lines this far beyond the window are drawn too, in px, so that scrolling finds them there. */
export const MARGIN = 240;

/** The lines in the window, and `margin` px beyond it either way, of any number of lines. */
export function linesInSight({ above, line, height }: Viewport, margin: number): Lines {
  return {
    first: Math.max(0, Math.floor((above - margin) / line)),
    end: Math.max(1, Math.ceil((above + height + margin) / line)),
  };
}

/**
 * Grows the drawn lines towards the wanted ones by at most `step`, downwards first: more at once
 * would hold the page while they are laid out. If the two do not overlap, it starts in the middle
 * of the wanted ones.
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
