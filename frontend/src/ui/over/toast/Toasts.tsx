import { useEffect, useState } from 'react';
import { late } from '../late';
import { TOAST_KEY } from './toastKey';
import { useHasToast } from './useToast';

export const ToastHost = late(
  async () => (await import(/* webpackChunkName: "toast" */ './ToastHost')).ToastHost,
);

/** Loads the toast area when first needed; offline, once the network is back. */
function useToastHost(isWanted: boolean): boolean {
  const [isThere, setIsThere] = useState(ToastHost.isThere);
  useEffect(() => {
    if (!isWanted || isThere) return undefined;
    let isGone = false;
    const load = () => {
      ToastHost.load().then(
        () => isGone || setIsThere(true),
        // The page shows progress as well.
        () => undefined,
      );
    };
    load();
    window.addEventListener('online', load);
    return () => {
      isGone = true;
      window.removeEventListener('online', load);
    };
  }, [isWanted, isThere]);
  return isThere;
}

/** The toast area, loaded with the first toast or on its key. */
export function Toasts() {
  const hasToast = useHasToast();
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (hasToast || isAsked) return undefined;
    const listen = ({ code }: KeyboardEvent) => {
      if (code === TOAST_KEY) setIsAsked(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [hasToast, isAsked]);
  const isThere = useToastHost(hasToast || isAsked);
  return isThere && <ToastHost autoFocus={isAsked} />;
}
