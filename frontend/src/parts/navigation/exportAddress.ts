import { useCallback } from 'react';
import { urlChoice, useUrlState } from '../../ui/url/urlState';

const FIELDS = { dialog: urlChoice(['none', 'export'], 'none') };

/** The Export Report dialog, which opens over any view: `dialog=export` in the address. */
export function useExportDialog() {
  const [{ dialog }, change] = useUrlState(FIELDS);
  const open = useCallback(() => change({ dialog: 'export' }), [change]);
  const close = useCallback(() => change({ dialog: 'none' }), [change]);
  return { isOpen: dialog === 'export', open, close };
}
