import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId, type SubmitEvent } from 'react';
import { Skeleton } from '../../../ui/states/Skeleton';
import { Button } from '../../../ui/button/Button';
import type { Job } from '../../../api/jobs/jobs';
import { useGetJobQuery } from '../../../api/singleRecords';
import { submitByKeys } from '../../../ui/form/sending/submitByKeys';
import { DriverChoice, useDriverChoice } from '../../../parts/people/DriverChoice';
import { useJobPanel } from '../../../parts/navigation/jobPanel';
import { JobSummary } from '../../../parts/job/JobSummary';
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
          <DialogContent>
            <Skeleton shape="rounded" height={196} />
          </DialogContent>
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
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const driver = choice.require();
    if (!driver) return;
    void complete(job, driver);
    onDone();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={submitByKeys}
      sx={{ display: 'contents' }}
    >
      <DialogContent sx={{ display: 'grid', gap: 5 }}>
        <JobSummary job={job} />
        <DriverChoice
          choice={choice}
          label={t('complete.driver')}
          missing={t('complete.missing')}
        />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onDone}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="contained">
          {t('complete.submit')}
        </Button>
      </DialogActions>
    </Box>
  );
}
