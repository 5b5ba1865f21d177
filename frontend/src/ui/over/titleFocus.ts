function focusUnlessTaken(title: HTMLElement | null): void {
  const layer = title?.closest('[role="dialog"]');
  if (!layer?.contains(document.activeElement)) title?.focus({ preventScroll: true });
}

/**
 * For the heading of what opens over the page: the focus begins there, so that no frame is drawn round the
 * whole. A field that takes the focus by itself keeps it.
 */
export const titleFocus = { ref: focusUnlessTaken, tabIndex: -1 };
