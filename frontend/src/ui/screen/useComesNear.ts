import { useEffect, useState, type RefObject } from 'react';

/** Approximately what a user scrolls during loading. */
const AHEAD = '300px';

/** Whether the element has come near the viewport; true at once if the browser cannot observe it. */
export function useComesNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
