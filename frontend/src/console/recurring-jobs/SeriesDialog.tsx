import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetRecurringJobQuery } from '../../api/jobs/series';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { DialogWait } from '../../ui/over/DialogWait';
import { useTranslation } from '../../ui/text/useTranslation';
import { EditSeriesForm } from './EditSeriesForm';
import { NewSeriesForm } from './NewSeriesForm';

interface SeriesDialogProps {
  /** Null for a new series. */
  id: number | null;
  onClose: () => void;
}

/** Creates or edits a recurring job. */
export function SeriesDialog({ id, onClose }: SeriesDialogProps) {
  const { t } = useTranslation('recurring');
  const query = useGetRecurringJobQuery(id === null ? skipToken : { id });
  return (
    <DialogFrame title={t(id === null ? 'add' : 'edit')} onClose={onClose}>
      {id === null ? (
        <NewSeriesForm onClose={onClose} />
      ) : query.data ? (
        <EditSeriesForm series={query.data} onClose={onClose} />
      ) : (
        <DialogWait query={query} rows={8} onClose={onClose} />
      )}
    </DialogFrame>
  );
}
