import { lazy, Suspense, useEffect, useState } from 'react';
import { TOAST_KEY } from './toastKey';
import { useHasToast } from './useToast';

const ToastHost = lazy(async () => ({
  default: (await import(/* webpackChunkName: "toast" */ './ToastHost')).ToastHost,
}));

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
  if (!hasToast && !isAsked) return null;
  return (
    <Suspense>
      <ToastHost autoFocus={isAsked} />
    </Suspense>
  );
}
