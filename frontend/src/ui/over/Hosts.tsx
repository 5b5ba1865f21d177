import type { ReactNode } from 'react';
import { ConfirmHost } from './confirm/ConfirmHost';
import { Toasts } from './toast/Toasts';

/** Toasts and confirmations, for the apps of signed-in people. */
export function Hosts({ children }: { children: ReactNode }) {
  return (
    <>
      <ConfirmHost>{children}</ConfirmHost>
      <Toasts />
    </>
  );
}
