import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId } from 'react';
import { Skeleton } from '../../../ui/states/Skeleton';
import { useGetJobQuery } from '../../../api/singleRecords';
import { useJobPanel } from '../../../parts/navigation/jobPanel';
import { DialogBody } from '../../../ui/over/DialogBody';
import { titleFocus } from '../../../ui/over/titleFocus';
import { DataView } from '../../../ui/states/DataView';
import { useTranslation } from '../../../ui/text/useTranslation';
import { CompleteForm } from './CompleteForm';

/** Mark Completed: chooses the driver who delivered, and when (specification 4.2 and 5). */
export function MarkCompleted() {
  const { t } = useTranslation('jobDetails');
  const titleId = useId();
  const { jobId, close } = useJobPanel();
  const query = useGetJobQuery(jobId === null ? skipToken : { id: jobId });
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} {...titleFocus}>
        {t('complete.title')}
      </DialogTitle>
      <DataView
        query={query}
        skeleton={
          <DialogBody>
            <Skeleton shape="rounded" height={196} />
          </DialogBody>
        }
      >
        {(job) => <CompleteForm job={job} onDone={close} />}
      </DataView>
    </Dialog>
  );
}
