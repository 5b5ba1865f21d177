import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import './job.css';

/** The requested day, next to its place. */
export function PreferredPickup({ day }: { day: string }) {
  const { t } = useTranslation('driver');
  const format = useFormat();
  return (
    <p className="wanted-day type-body">
      <span className="quiet">{t('job.preferredPickup')}</span>{' '}
      <span className="type-strong">{format.day(day)}</span>
    </p>
  );
}
