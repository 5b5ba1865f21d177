import type { RefObject } from 'react';
import type { MarkOf } from '../../../ui/form/fieldMark';

export interface OrderPasteProps {
  /** The text with which the question for an order starts; null while it is not asked. */
  asked: string | null | undefined;
  ask: (text: string | null) => void;
  setMark: (markOf: MarkOf) => void;
  /** Asks where something is not confirmed. */
  maySaveRef: RefObject<(() => Promise<boolean>) | null>;
}
