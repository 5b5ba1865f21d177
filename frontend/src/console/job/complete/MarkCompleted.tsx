import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId } from 'react';
import { Skeleton } from '../../../ui/states/Skeleton';
import { Button } from '../../../ui/button/Button';
import type { Job } from '../../../api/jobs/jobs';
import { useGetJobQuery } from '../../../api/singleRecords';
import { SubmitForm } from '../../../ui/form/sending/SubmitForm';
import { DriverChoice, useDriverChoice } from '../../../parts/people/DriverChoice';
import { useJobPanel } from '../../../parts/navigation/jobPanel';
import { JobSummary } from '../../../parts/job/JobSummary';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import { titleFocus } from '../../../ui/over/titleFocus';
import { DataView } from '../../../ui/states/DataView';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useCompleteJob } from './useCompleteJob';

/** Mark Completed: chooses the driver who delivered (specification 4.2 and 5). */
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

function CompleteForm({ job, onDone }: { job: Job; onDone: () => void }) {
  const { t } = useTranslation(['jobDetails', 'common']);
  const complete = useCompleteJob();
  const choice = useDriverChoice(job);
  const handleSubmit = () => {
    const driver = choice.require();
    if (!driver) return;
    void complete(job, driver);
    onDone();
  };
  return (
    <SubmitForm onSubmit={handleSubmit}>
      <DialogBody className="stack gap-20">
        <JobSummary job={job} />
        <DriverChoice
          choice={choice}
          label={t('complete.driver')}
          missing={t('complete.missing')}
        />
      </DialogBody>
      <DialogButtons>
        <Button color="secondary" onClick={onDone}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="contained">
          {t('complete.submit')}
        </Button>
      </DialogButtons>
    </SubmitForm>
  );
}
