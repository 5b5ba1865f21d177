import { onTimeRate, type KeptPromises } from '@dispatch/domain/jobs/on-time';
import '../../ui/text/text.css';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';

/** How punctual somebody was, and of how many jobs that is known: for lists. */
export function OnTimeRate({ punctuality }: { punctuality: KeptPromises }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const onTime = onTimeRate(punctuality);
  if (onTime === null) return <span className="quiet">{t('rates.none')}</span>;
  const { promisedJobs, onTimeJobs } = punctuality;
  const counts = { part: format.number(onTimeJobs), all: format.number(promisedJobs) };
  return (
    <span title={t('rates.kept', { count: promisedJobs, ...counts })}>
      {format.percent(onTime)} <span className="caption quiet">{t('rates.of', counts)}</span>
    </span>
  );
}
