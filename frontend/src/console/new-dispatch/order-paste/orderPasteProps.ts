import type { RefObject } from 'react';
import type { MarkOf } from '../../../ui/form/fieldMark';

export interface OrderPasteProps {
  /** The initial text of the paste dialog; null when closed. */
  asked: string | null | undefined;
  ask: (text: string | null) => void;
  setMark: (markOf: MarkOf) => void;
  /** Asks for confirmation if fields are unconfirmed. */
  maySaveRef: RefObject<(() => Promise<boolean>) | null>;
}
