function focusUnlessTaken(title: HTMLElement | null): void {
  const layer = title?.closest('[role="dialog"]');
  if (!layer?.contains(document.activeElement)) title?.focus({ preventScroll: true });
}

/**
 * For the heading of a panel over the page: focuses the heading, so that no ring surrounds the whole panel. A field
 * that focuses itself keeps the focus.
 */
export const titleFocus = { ref: focusUnlessTaken, tabIndex: -1 };
