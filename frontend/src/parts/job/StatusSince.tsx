import { statusSince } from '@dispatch/domain/jobs/status-since';
import { dayOf } from '@dispatch/domain/time/company-day';
import { useConfig } from '../../api/config';
import { useListJobActivityQuery, type Job } from '../../api/jobs/jobs';
import { useTexts } from '../../ui/text/useTexts';
import { useToday } from './useToday';

/** The same page size as in the details, so that one answer serves both. */
export const ACTIVITY_SHOWN = 50;

/** When the job got its status; only the time if today. Empty while unknown. */
export function StatusSince({ job }: { job: Job }) {
  const { t, format } = useTexts('jobs');
  const { timeZone } = useConfig();
  const today = useToday();
  const { data: history = [] } = useListJobActivityQuery(
    { id: job.id, limit: ACTIVITY_SHOWN },
    { skip: job.status === 'delivered' || job.statusSince !== null },
  );
  // Jobs from before the start of a status was stored have it in their history.
  const since = job.statusSince ?? statusSince(job, history);
  if (since === null) return null;
  const words =
    dayOf(new Date(since), timeZone) === today
      ? t('since.time', { time: format.moment(since, 'time') })
      : t('since.day', { time: format.moment(since) });
  return <span>{words}</span>;
}
