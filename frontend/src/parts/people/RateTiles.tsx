import { completionRate } from '@dispatch/domain/jobs/completion-rate';
import { deliveryRate, onTimeRate, type KeptPromises } from '@dispatch/domain/jobs/on-time';
import { StatTile } from '../../ui/facts/StatTile';
import { useTexts } from '../../ui/text/useTexts';

interface RateTilesProps {
  /** Undefined while loading. */
  delivered: number | undefined;
  total: number;
  punctuality: KeptPromises;
}

/** Completion and on-time rates of a driver or customer, and what each counts. */
export function RateTiles({ delivered, total, punctuality }: RateTilesProps) {
  const { t, format } = useTexts('jobs');
  const { promisedJobs, onTimeJobs, promisedDeliveries, onTimeDeliveries } = punctuality;
  const onTime = onTimeRate(punctuality);
  const deliveries = deliveryRate(punctuality);
  const counts = (part: number, all: number) => ({
    count: all,
    part: format.number(part),
    all: format.number(all),
  });
  return (
    <>
      <StatTile
        label={t('rates.completion')}
        value={
          delivered === undefined ? undefined : format.percent(completionRate(delivered, total))
        }
        note={delivered === undefined ? undefined : t('rates.delivered', counts(delivered, total))}
      />
      <StatTile
        isText={onTime === null}
        label={t('rates.onTime')}
        value={onTime === null ? t('rates.none') : format.percent(onTime)}
        note={
          onTime === null ? t('rates.noneHint') : t('rates.kept', counts(onTimeJobs, promisedJobs))
        }
      />
      {deliveries !== null && (
        <StatTile
          label={t('rates.onTimeDeliveries')}
          value={format.percent(deliveries)}
          note={t('rates.keptDeliveries', counts(onTimeDeliveries, promisedDeliveries))}
        />
      )}
    </>
  );
}
