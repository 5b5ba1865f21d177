import { JOB_STATUS } from '@dispatch/domain/jobs/job-status';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SessionUser } from '../../api/accounts/sessionUser';
import type { JobsCopy } from '../offline/store/copies';
import { createOperationQueue } from '../offline/queue/operationQueue';
import { useTexts } from '../../ui/text/useTexts';
import { HeadingsContext, type JobHeadings } from '../shell/headings';
import { DriverJobFacts } from '../job/DriverJobFacts';
import { projectJob } from '../offline/projection';
import { QueueContext } from '../offline/queueContext';
import { useJobsCopy } from '../offline/store/useJobsCopy';

/** Below the headings of the page and of the list. */
const AMONG_OTHERS: JobHeadings = { job: 'h3', part: 'h4' };

const nothing = () => undefined;

interface KeptJobsProps {
  /** The phone's driver; other users' jobs are never read. */
  user: SessionUser;
}

/** The phone's copy of the open jobs, readable while signing in is impossible. */
export function KeptJobs({ user }: KeptJobsProps) {
  const copy = useJobsCopy(user.id, user.driverId);
  // Without a copy the database may have been cleared; the next sign-in must report that.
  return copy ? <Copy copy={copy} userId={user.id} /> : null;
}

function Copy({ copy, userId }: { copy: JobsCopy; userId: number }) {
  const { t, format } = useTexts('driver');
  // Read only: without a session nothing is sent.
  const [queue] = useState(() =>
    createOperationQueue({ userId, token: null, onResults: nothing, onChange: nothing }),
  );
  const known = useSyncExternalStore(queue.subscribe, queue.getState);
  useEffect(() => {
    queue.setOpen(false);
    void queue.load();
  }, [queue]);
  const open = copy.jobs
    .map((job) => projectJob(job, known))
    .filter(({ status }) => JOB_STATUS[status].group !== 'completed');
  if (open.length === 0) return null;
  return (
    <QueueContext value={queue}>
      <h2 className="type-h3">
        {t('band.asOf', { time: format.moment(new Date(copy.savedAt).toISOString(), 'time') })}
      </h2>
      <HeadingsContext value={AMONG_OTHERS}>
        {open.map((job) => (
          <DriverJobFacts key={job.id} job={job} />
        ))}
      </HeadingsContext>
    </QueueContext>
  );
}
