import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { watchTips } from './watchTips';

/** Distance from the element, and minimum distance from the window's edge. */
const GAP_PX = 8;

/** Below the element, or above it if there is no room; within the window. */
function placeAt(tip: HTMLElement, element: HTMLElement): void {
  const at = element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const below = at.bottom + GAP_PX;
  const top = below + height > window.innerHeight ? at.top - GAP_PX - height : below;
  const left = at.left + at.width / 2 - width / 2;
  const most = document.documentElement.clientWidth - width - GAP_PX;
  tip.style.top = `${top}px`;
  tip.style.left = `${Math.max(GAP_PX, Math.min(left, most))}px`;
}

/** Makes the tip the element's description, unless its name says the same. Returns a function that takes it back. */
function describeBy(tip: HTMLElement, element: HTMLElement): (() => void) | undefined {
  const name = element.getAttribute('aria-label') ?? element.textContent;
  if (name.includes(tip.textContent)) return undefined;
  const before = element.getAttribute('aria-describedby');
  element.setAttribute('aria-describedby', before === null ? tip.id : `${before} ${tip.id}`);
  return () => {
    if (before === null) element.removeAttribute('aria-describedby');
    else element.setAttribute('aria-describedby', before);
  };
}

/** One tooltip for all elements with `data-tip`. Separate tooltips would slow down the rows of long lists. */
export function Tips() {
  const id = useId();
  const [at, setAt] = useState<HTMLElement | null>(null);
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => watchTips(setAt), []);
  useLayoutEffect(() => {
    if (!at || !tip.current) return undefined;
    placeAt(tip.current, at);
    return describeBy(tip.current, at);
  }, [at]);
  if (!at) return null;
  return (
    <div ref={tip} id={id} role="tooltip" className="tip">
      {at.dataset['tip']}
    </div>
  );
}
