import { FallbackText } from '../../ui/facts/FallbackText';
import { useTranslation } from '../../ui/text/useTranslation';
import { cityLine, type Place } from '../job/routePlace';

/** PICKUP or DELIVERY of a card: street above, city and province below. */
export function JobCardPlace({ label, place }: { label: string; place: Place }) {
  const { t } = useTranslation('driver');
  return (
    <div>
      <p className="type-label quiet">{label}</p>
      <p className="type-h2 breakable">
        <FallbackText value={place.address} fallback={t('job.noAddress')} />
      </p>
      <p className="type-h2 type-light breakable">{cityLine(place)}</p>
    </div>
  );
}
