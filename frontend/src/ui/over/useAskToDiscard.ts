import { useContext } from 'react';
import { DiscardContext } from './confirm/useConfirm';

/** Asks whether unsaved changes may be discarded; keeps its identity between renders. */
export function useAskToDiscard(): () => Promise<boolean> {
  const askToDiscard = useContext(DiscardContext);
  if (!askToDiscard) throw new Error('useAskToDiscard needs a ConfirmHost above it');
  return askToDiscard;
}
