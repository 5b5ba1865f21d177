import type { ViewId } from '@dispatch/domain/views/console-view';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Events that indicate scrolling by the user. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Opens another view at its top; Back and Forward restore the scroll position. */
export function useViewScroll(view: ViewId): void {
  const { key } = useLocation();
  /** By the key of the history entry. */
  const places = useRef(new Map<string, number>());
  const shown = useRef(view);
  /** Where the window is. To ask it here would lay out the whole page twice. */
  const top = useRef(0);
  const isReturning = useRef(false);
  useLayoutEffect(() => {
    const isAnother = shown.current !== view;
    shown.current = view;
    const place = isAnother ? (places.current.get(key) ?? 0) : top.current;
    const note = () => {
      top.current = window.scrollY;
      if (!isReturning.current) places.current.set(key, top.current);
    };
    const release = isAnother ? returnTo(place, isReturning) : undefined;
    places.current.set(key, place);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      release?.();
      window.removeEventListener('scroll', note);
    };
  }, [key, view]);
}

/** Scrolls to a position, and again while the view grows. */
function returnTo(place: number, isReturning: { current: boolean }): () => void {
  const scroll = () => {
    window.scrollTo(0, place);
    if (window.scrollY >= place) release();
  };
  const observer = new ResizeObserver(scroll);
  const release = () => {
    isReturning.current = false;
    observer.disconnect();
    OWN_MOVES.forEach((move) => window.removeEventListener(move, release));
  };
  isReturning.current = true;
  observer.observe(document.body);
  OWN_MOVES.forEach((move) => window.addEventListener(move, release, { passive: true }));
  scroll();
  return release;
}
