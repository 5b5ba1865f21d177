/** Runs in the page: whether it shows a heading, no placeholder, no motion, and all fonts. */
export function isSettled(mayWait: boolean): boolean {
  return (
    document.querySelector('h1, h2') !== null &&
    document.querySelector('.boot-loading') === null &&
    (mayWait ||
      document.querySelector('.skeleton, .MuiSkeleton-root, [role="progressbar"]') === null) &&
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ) &&
    document.fonts.status === 'loaded'
  );
}
