import { lazy, Suspense } from 'react';
import { useHasToast } from './useToast';

const ToastHost = lazy(async () => ({
  default: (await import(/* webpackChunkName: "toast" */ './ToastHost')).ToastHost,
}));

/** The toast area, loaded with the first toast. */
export function Toasts() {
  if (!useHasToast()) return null;
  return (
    <Suspense>
      <ToastHost />
    </Suspense>
  );
}
