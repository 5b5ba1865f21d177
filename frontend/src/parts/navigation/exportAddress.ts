import { useCallback } from 'react';
import type { ExportFilters } from '../../api/jobs/exportJobs';
import { urlChoice, urlText, useUrlState } from '../../ui/url/urlState';

/** `report` contains the dialog's initial filters as URL parameters. */
const FIELDS = { dialog: urlChoice(['none', 'export'], 'none'), report: urlText() };

/** The Export Report dialog, which opens over any view: `dialog=export` in the address. */
export function useExportDialog() {
  const [{ dialog, report }, change] = useUrlState(FIELDS);
  const open = useCallback(
    (filters: ExportFilters = {}) => {
      const given = Object.entries(filters).map(([name, value]) => [name, String(value)]);
      change({ dialog: 'export', report: new URLSearchParams(given).toString() });
    },
    [change],
  );
  const close = useCallback(() => change({ dialog: 'none', report: '' }), [change]);
  return { isOpen: dialog === 'export', report, open, close };
}
