import { createContext, useContext } from 'react';

export interface ConfirmRequest {
  title: string;
  /** Names the affected record. */
  text: string;
  confirmLabel?: string;
  destructive?: boolean;
}

export type Confirm = (request: ConfirmRequest) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

/** Asks whether unsaved changes may be discarded. One function for all forms, so that leaving several asks once. */
export const DiscardContext = createContext<(() => Promise<boolean>) | null>(null);

/** `if (await confirm({ … }))`: resolves to false on Cancel, Escape and a click outside. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmHost above it');
  return confirm;
}
