import { useEffect, useState, type ComponentType } from 'react';
import { TOAST_KEY } from './toastKey';
import { useHasToast } from './useToast';

type Host = ComponentType<{ autoFocus: boolean }>;

const loadHost = async (): Promise<Host> =>
  (await import(/* webpackChunkName: "toast" */ './ToastHost')).ToastHost;

/** Loaded as soon as it is wanted; without a network, once that is back. */
function useHost(isWanted: boolean): Host | null {
  const [host, setHost] = useState<Host | null>(null);
  useEffect(() => {
    if (!isWanted || host) return undefined;
    let isGone = false;
    const load = () => {
      loadHost().then(
        (part) => isGone || setHost(() => part),
        // What is going on shows on the page as well.
        () => undefined,
      );
    };
    load();
    window.addEventListener('online', load);
    return () => {
      isGone = true;
      window.removeEventListener('online', load);
    };
  }, [isWanted, host]);
  return host;
}

/** The toast area, loaded with the first toast or when its key asks for it. */
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
  const ToastHost = useHost(hasToast || isAsked);
  return ToastHost && <ToastHost autoFocus={isAsked} />;
}
