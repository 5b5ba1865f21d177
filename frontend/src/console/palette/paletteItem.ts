import type { ReactNode } from 'react';
import type { KeySequence } from '../../lib/keys';

/** One row of the palette. */
export interface PaletteItem {
  readonly key: string;
  readonly group: string;
  readonly icon: ReactNode;
  readonly label: string;
  /** Secondary text after the label that distinguishes similar items. */
  readonly note?: string;
  readonly keys?: readonly KeySequence[];
  /** Content at the end of the row, such as the status of a job. */
  readonly end?: ReactNode;
  readonly run: () => void;
}
