import { useLayoutEffect, useRef } from 'react';
import { freePlace, type Box } from './freePlace';

const CONTROLS = 'button, .button, [role="button"], [role="menuitem"], input, select, textarea';
const TEXTS = '[data-kept-free]';

/** The parts in sight, ignoring the toasts. */
function inSight(area: Element, selector: string): Box[] {
  return [...document.querySelectorAll(selector)].flatMap((part) => {
    const box = part.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const isInWindow = box.width > 0 && y >= 0 && y < window.innerHeight;
    if (!isInWindow || area.contains(part)) return [];
    const top = document.elementsFromPoint(x, y).find((element) => !area.contains(element));
    return top && (part.contains(top) || top.contains(part)) ? [box] : [];
  });
}

/**
 * Keeps the toast off the buttons, and the parts marked `data-kept-free`, of the topmost layer: the page, or a dialog
 * opened later. It does not follow scrolling, because a moving toast is hard to press. Returns the ref for the list of
 * toasts.
 */
export function useFreePlace() {
  const area = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return undefined;
    const place = () => {
      current.style.translate = '';
      const toast = current.firstElementChild;
      if (!toast) return;
      const { clientWidth: right } = document.documentElement;
      const frame = { left: 0, top: 0, right, bottom: window.innerHeight };
      const controls = inSight(current, CONTROLS);
      const texts = inSight(current, TEXTS);
      const { x, y } = freePlace(toast.getBoundingClientRect(), controls, frame, texts);
      current.style.translate = `${x}px ${y}px`;
    };
    const isOver = (target: EventTarget | null) =>
      target instanceof Element && target.closest('.MuiModal-root, [data-kept-free]') !== null;
    const handleMoved = ({ target }: TransitionEvent) => {
      if (isOver(target)) place();
    };
    // Dialogs are added to the body, and their forms may follow later. A band gets its text after the toast.
    const dialogs = new MutationObserver((changes) => {
      if (changes.some(({ target }) => target === document.body || isOver(target))) place();
    });
    // Text that unfolds moves the buttons below it.
    const page = new ResizeObserver(place);
    const watchDialogs = () => {
      dialogs.disconnect();
      page.disconnect();
      if (!current.firstElementChild) return;
      dialogs.observe(document.body, { childList: true, subtree: true });
      page.observe(document.body);
    };
    const toasts = new MutationObserver(() => {
      watchDialogs();
      place();
    });
    toasts.observe(current, { childList: true });
    document.addEventListener('transitionend', handleMoved);
    window.addEventListener('resize', place);
    watchDialogs();
    place();
    return () => {
      toasts.disconnect();
      dialogs.disconnect();
      page.disconnect();
      document.removeEventListener('transitionend', handleMoved);
      window.removeEventListener('resize', place);
    };
  }, []);
  return area;
}
