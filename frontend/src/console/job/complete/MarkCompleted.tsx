import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetJobQuery } from '../../../api/singleRecords';
import { useJobPanel } from '../../../parts/navigation/jobPanel';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useTranslation } from '../../../ui/text/useTranslation';
import { CompleteForm } from './CompleteForm';

/** Mark Completed: chooses the driver who delivered, and when (specification 4.2 and 5). */
export function MarkCompleted() {
  const { t } = useTranslation('jobDetails');
  const { jobId, close } = useJobPanel();
  const query = useGetJobQuery(jobId === null ? skipToken : { id: jobId });
  return (
    <DialogFrame title={t('complete.title')} onClose={close}>
      {query.currentData ? (
        <CompleteForm job={query.currentData} onDone={close} />
      ) : (
        <DialogWait query={query} rows={3} onClose={close} />
      )}
    </DialogFrame>
  );
}
