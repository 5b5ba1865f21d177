import { useState } from 'react';
import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Button } from '../../../ui/button/Button';
import { PlainLink } from '../../../ui/button/PlainLink';
import { billOfLadingHref } from '../../../api/billOfLading';
import type { Job } from '../../../api/jobs/jobs';
import { useSession } from '../../../api/accounts/session';
import { useJobCommands, type JobCommandId } from '../../../parts/commands/useJobCommands';
import type { JobPanel } from '../../../parts/navigation/jobPanel';
import { useDeleteJob } from '../../../parts/job/useDeleteJob';
import { useTranslation } from '../../../ui/text/useTranslation';
import { late } from '../../../ui/over/late';
import { JobContent } from './JobContent';
import { RefusedUpdates } from './RefusedUpdates';
import { UnitsLeft } from './UnitsLeft';
import { UnreadNote } from './UnreadNote';

const TrackingLinkDialog = late(
  async () => (await import('../track/TrackingLinkDialog')).TrackingLinkDialog,
  { texts: ['telling', 'factors'] },
);

interface JobReaderProps {
  job: Job;
  onPanel: (panel: JobPanel) => void;
  /** True after editing; moves the focus to the edit button. */
  isBack: boolean;
  /** Called after the job was deleted. */
  onGone: () => void;
}

/** Read mode with the job's actions. */
export function JobReader({ job, onPanel, isBack, onGone }: JobReaderProps) {
  const { t } = useTranslation(['jobDetails', 'common', 'jobs']);
  const { may } = useSession();
  const mayChange = may('jobs:manage');
  const deleteJob = useDeleteJob();
  const command = useJobCommands(job);
  const [isTracking, setIsTracking] = useState(false);
  const button = (id: JobCommandId) => {
    const { run, ariaKeys } = command(id);
    return { onClick: run, 'aria-keyshortcuts': ariaKeys };
  };
  const handleDelete = async () => {
    if (await deleteJob(job)) onGone();
  };
  return (
    <>
      <DialogContent sx={{ px: { xs: 4, md: 6 } }}>
        <UnreadNote job={job} />
        <UnitsLeft job={job} />
        <RefusedUpdates jobId={job.id} />
        <Box sx={{ pt: 4 }}>
          <JobContent job={job} onPanel={onPanel} />
        </Box>
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={({ vars }) => ({
          px: { xs: 4, md: 6 },
          py: 3,
          flexWrap: 'wrap',
          gap: 2,
          borderTop: `1px solid ${vars.palette.divider}`,
          // On a phone the buttons fill each line.
          '& > :is(button, a)': { flexGrow: { xs: 1, sm: 0 } },
        })}
      >
        {mayChange && (
          <Button color="error" onClick={() => void handleDelete()}>
            {t('jobs:delete.confirm')}
          </Button>
        )}
        {command('cancel-job').isEnabled && (
          <Button color="secondary" {...button('cancel-job')}>
            {t('cancel.open')}
          </Button>
        )}
        <Box sx={{ display: { xs: 'none', sm: 'block' }, flex: 1 }} />
        {mayChange && (
          <Button variant="outlined" color="secondary" {...button('repeat-job')}>
            {t('repeat')}
          </Button>
        )}
        <Button variant="outlined" color="secondary" {...button('print-job')}>
          {t('print')}
        </Button>
        <PlainLink
          variant="outlined"
          color="secondary"
          href={billOfLadingHref(job)}
          target="_blank"
          rel="noreferrer"
        >
          {t('billOfLading')}
        </PlainLink>
        <Button variant="outlined" color="secondary" onClick={() => setIsTracking(true)}>
          {t('trackingLink')}
        </Button>
        {command('complete').isEnabled && (
          <Button variant="outlined" color="secondary" {...button('complete')}>
            {t('complete.open')}
          </Button>
        )}
        {mayChange && (
          <Button variant="contained" autoFocus={isBack} {...button('edit-job')}>
            {t('common:actions.edit')}
          </Button>
        )}
      </DialogActions>
      {isTracking && <TrackingLinkDialog job={job} onClose={() => setIsTracking(false)} />}
    </>
  );
}
