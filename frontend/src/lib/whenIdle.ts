/** On a slow line the first view stands by then. */
const LATER_MS = 3_000;

/** Runs once the page stands and the browser has nothing else to do; the answer calls it off. */
export function whenIdle(run: () => void): () => void {
  let idle = 0;
  const timer = setTimeout(() => {
    // Safari has no such callback.
    if (typeof requestIdleCallback === 'undefined') run();
    else idle = requestIdleCallback(run);
  }, LATER_MS);
  return () => {
    clearTimeout(timer);
    if (idle) cancelIdleCallback(idle);
  };
}
