import { onTimeRate, type KeptPromises } from '@dispatch/domain/jobs/on-time';
import { CutText } from '../../ui/text/CutText';
import { useTexts } from '../../ui/text/useTexts';

interface OnTimeRateProps {
  punctuality: KeptPromises;
  /** For rows that have a second line anyway. */
  onTwoLines?: boolean;
}

/** The on-time rate, and the number of jobs it is based on: for lists. */
export function OnTimeRate({ punctuality, onTwoLines = false }: OnTimeRateProps) {
  const { t, format } = useTexts('jobs');
  const onTime = onTimeRate(punctuality);
  if (onTime === null)
    return <CutText value={t('rates.none')} className="quiet" onTwoLines={onTwoLines} />;
  const { promisedJobs, onTimeJobs } = punctuality;
  const counts = { part: format.number(onTimeJobs), all: format.number(promisedJobs) };
  const Counts = onTwoLines ? 'div' : 'span';
  return (
    <div title={t('rates.kept', { count: promisedJobs, ...counts })}>
      {format.percent(onTime)} <Counts className="caption quiet">{t('rates.of', counts)}</Counts>
    </div>
  );
}
