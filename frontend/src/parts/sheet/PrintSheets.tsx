import { useEffect } from 'react';
import type { Job } from '../../api/jobs/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import { SheetDialog } from './SheetDialog';
import { SheetPages } from './SheetPages';

interface PrintSheetsProps {
  jobs: readonly Job[];
  onClose: () => void;
}

/** Sends the sheets of several jobs to the printer at once. */
export function PrintSheets({ jobs, onClose }: PrintSheetsProps) {
  const { t } = useTranslation('jobSheet');
  useEffect(() => window.print(), []);
  return (
    <SheetDialog backLabel={t('backToList')} onBack={onClose} isReady>
      <SheetPages jobs={jobs} />
    </SheetDialog>
  );
}
