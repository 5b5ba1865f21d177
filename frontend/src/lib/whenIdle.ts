/** By then the first view is ready, even on a slow connection. */
const LATER_MS = 3_000;

/** Runs when the browser is idle. Returns a cancel function. */
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
