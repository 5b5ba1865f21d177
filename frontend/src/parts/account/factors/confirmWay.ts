import type { ReactNode } from 'react';

/** Props of each way to confirm who is at the screen. */
export interface ConfirmWayProps {
  onConfirmed: () => void;
  onBack: () => void;
  /** Buttons that switch to another way. */
  ways: ReactNode;
}
