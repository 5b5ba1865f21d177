import type { Side } from '@dispatch/domain/jobs/job-location';
import type { Job } from '../../api/jobs/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import { FallbackText } from '../../ui/facts/FallbackText';
import { fullAddress, placeAndStreet, placeName } from './jobTexts';

interface RouteCellProps {
  job: Job;
  /** Omits the streets, which are shown elsewhere. */
  isShort?: boolean;
}

/** Pickup above drop-off; the full addresses are in the tooltip. */
export function RouteCell({ job, isShort = false }: RouteCellProps) {
  const { t } = useTranslation('jobs');
  const place = (side: Side) => (
    <span
      className={side === 'dropoff' ? 'cut quiet route-end' : 'cut'}
      title={fullAddress(job, side) ?? undefined}
    >
      <span className="unseen">{`${t(`route.${side}`)} `}</span>
      <FallbackText
        value={isShort ? placeName(job, side) : placeAndStreet(job, side)}
        fallback={t('route.unknown')}
      />
    </span>
  );
  return (
    <span className="two-lines">
      {place('pickup')}
      {place('dropoff')}
    </span>
  );
}
