import { isOpen } from '@dispatch/domain/jobs/job-status';
import { useListDriversQuery } from '../../api/drivers';
import type { Job } from '../../api/jobs/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import { useShortMoment } from './useShortMoment';

/** Where the driver of an open job loaded or delivered last, and when; empty while unknown. */
export function LastStop({ job }: { job: Pick<Job, 'status' | 'driverId'> }) {
  const { t } = useTranslation('jobs');
  const moment = useShortMoment();
  const { status, driverId } = job;
  const { stop } = useListDriversQuery(
    {},
    {
      skip: driverId === null || !isOpen(status),
      selectFromResult: ({ data }) => ({
        stop: data?.find(({ id }) => id === driverId)?.lastStop ?? null,
      }),
    },
  );
  if (!stop) return null;
  const place = stop.city ?? stop.province ?? t('driver.somewhere');
  const { text, full } = moment(stop.at);
  return (
    <span className="cut" title={t(`lastStop.${stop.kind}`, { place, time: full })}>
      {t('lastStop.text', { place, time: text })}
    </span>
  );
}
