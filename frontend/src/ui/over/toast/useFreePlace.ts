import { useLayoutEffect, useRef } from 'react';
import { freePlace, type Box } from './freePlace';

const BUTTONS = 'button, .button, [role="button"], [role="menuitem"], input, select, textarea';

/** The buttons that a pointer reaches, as if the toasts were not there. */
function reachable(area: Element): Box[] {
  return [...document.querySelectorAll(BUTTONS)].flatMap((button) => {
    const box = button.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const isInWindow = box.width > 0 && y >= 0 && y < window.innerHeight;
    if (!isInWindow || area.contains(button)) return [];
    const top = document.elementsFromPoint(x, y).find((element) => !area.contains(element));
    return top && (button.contains(top) || top.contains(button)) ? [box] : [];
  });
}

/**
 * Keeps the toast off the buttons of whatever is on top: the page, or a dialog that opens later. It
 * does not follow a page that scrolls, since a toast that moves by itself is hard to press. Answers with the
 * ref of the list of toasts.
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
      const { x, y } = freePlace(toast.getBoundingClientRect(), reachable(current), frame);
      current.style.translate = `${x}px ${y}px`;
    };
    const handleMoved = ({ target }: TransitionEvent) => {
      if (target instanceof Element && target.closest('.MuiModal-root')) place();
    };
    const watch = new MutationObserver(place);
    watch.observe(current, { childList: true });
    // Dialogs and panels come and go as children of the body, and slide into their places.
    watch.observe(document.body, { childList: true });
    document.addEventListener('transitionend', handleMoved);
    window.addEventListener('resize', place);
    place();
    return () => {
      watch.disconnect();
      document.removeEventListener('transitionend', handleMoved);
      window.removeEventListener('resize', place);
    };
  }, []);
  return area;
}
