import { TIP_DELAY_MS, TIP_SKIP_DELAY_MS } from './tipDelays';

const tipped = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/** Calls `show` with the element whose tip to show, or null, when the pointer or the focus rests on it. */
export function watchTips(show: (element: HTMLElement | null) => void): () => void {
  let at: HTMLElement | null = null;
  let isShown = false;
  let goneAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const leave = () => {
    clearTimeout(timer);
    at = null;
    if (!isShown) return;
    isShown = false;
    goneAt = performance.now();
    show(null);
  };
  const enter = (element: HTMLElement | null) => {
    if (element === at) return;
    leave();
    if (!element) return;
    at = element;
    const open = () => {
      isShown = true;
      show(element);
    };
    if (performance.now() - goneAt < TIP_SKIP_DELAY_MS) open();
    else timer = setTimeout(open, TIP_DELAY_MS);
  };

  const stops: (() => void)[] = [];
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => {
    document.addEventListener(name, listener, true);
    stops.push(() => document.removeEventListener(name, listener, true));
  };
  on('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') enter(tipped(target));
  });
  on('focusin', ({ target }) => {
    const element = tipped(target);
    if (element?.matches(':focus-visible')) enter(element);
  });
  on('focusout', leave);
  on('pointerdown', leave);
  on('scroll', leave);
  on('keydown', ({ key }) => {
    if (key === 'Escape') leave();
  });
  return () => {
    for (const stop of stops) stop();
    leave();
  };
}
