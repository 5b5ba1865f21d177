import type { ReactNode } from 'react';
import { ConfirmHost } from '../components/confirm/ConfirmHost';
import { Toasts } from '../components/toast/Toasts';

/** Toasts and confirmations, for the apps of signed-in people. */
export function Hosts({ children }: { children: ReactNode }) {
  return (
    <>
      <ConfirmHost>{children}</ConfirmHost>
      <Toasts />
    </>
  );
}
