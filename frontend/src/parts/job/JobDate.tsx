import type { Job } from '../../api/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import '../../ui/text/text.css';
import { useFormat } from '../../ui/text/useFormat';

/** The day that matters now: of delivery, else of the wished pickup, else of creation. */
export function JobDate({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const [kind, text] = job.completedAt
    ? (['completed', format.moment(job.completedAt, 'date')] as const)
    : job.preferredPickupDate
      ? (['pickup', format.day(job.preferredPickupDate)] as const)
      : (['created', format.moment(job.createdAt, 'date')] as const);
  return (
    <span className="one-line" title={t(`date.${kind}`, { date: text })}>
      {text}
    </span>
  );
}
