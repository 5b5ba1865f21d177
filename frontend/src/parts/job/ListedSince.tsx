import { isOpen } from '@dispatch/domain/jobs/job-status';
import type { Job } from '../../api/jobs/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import { useShortMoment } from './useShortMoment';

/** Since when an open job has its status, for lists; empty if that is not known. */
export function ListedSince({ job }: { job: Pick<Job, 'status' | 'statusSince'> }) {
  const { t } = useTranslation('jobs');
  const moment = useShortMoment();
  if (!job.statusSince || !isOpen(job.status)) return null;
  const { isToday, text, full } = moment(job.statusSince);
  return <span title={full}>{t(isToday ? 'since.time' : 'since.day', { time: text })}</span>;
}
