import { useEffect } from 'react';

/** Missing without HTTPS and in Safari before 16.4, although the type says otherwise. */
const screenLock = () => (navigator as { wakeLock?: WakeLock }).wakeLock;

/** Keeps the screen on while `isOn`. The browser ends that whenever the page is hidden. */
export function useAwakeScreen(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      lock = (await screenLock()?.request('screen')) ?? null;
      if (isOver) await lock?.release();
    };
    // Refused when the battery is low; the screen then turns off as usual.
    const tryToAsk = () => void ask().catch(() => undefined);
    tryToAsk();
    document.addEventListener('visibilitychange', tryToAsk);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', tryToAsk);
      void lock?.release().catch(() => undefined);
    };
  }, [isOn]);
}
