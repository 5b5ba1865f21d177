import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { PlainLink } from '../../../ui/button/PlainLink';
import { billOfLadingHref } from '../../../api/billOfLading';
import type { Job } from '../../../api/jobs/jobs';
import { useSession } from '../../../api/accounts/session';
import { useJobCommands, type JobCommandId } from '../../../parts/commands/useJobCommands';
import type { JobPanel } from '../../../parts/navigation/jobPanel';
import { useDeleteJob } from '../../../parts/job/useDeleteJob';
import { useTranslation } from '../../../ui/text/useTranslation';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import { late } from '../../../ui/over/late';
import { JobContent } from './JobContent';
import { RefusedUpdates } from './RefusedUpdates';
import { UnitsLeft } from './UnitsLeft';
import { UnreadNote } from './UnreadNote';
import './read.css';

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
      <DialogBody>
        <UnreadNote job={job} />
        <UnitsLeft job={job} />
        <RefusedUpdates jobId={job.id} />
        <div className="job-read">
          <JobContent job={job} onPanel={onPanel} />
        </div>
      </DialogBody>
      <DialogButtons isDense>
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
        <div className="dialog-buttons-space" />
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
      </DialogButtons>
      {isTracking && <TrackingLinkDialog job={job} onClose={() => setIsTracking(false)} />}
    </>
  );
}
