import { pickupMark } from '@dispatch/domain/jobs/pickup-day';
import type { Job } from '../../../api/jobs/jobs';
import { useTexts } from '../../../ui/text/useTexts';
import { Mark } from './Mark';
import { useToday } from '../useToday';

/** Days late, or pickup today; empty otherwise. */
export function PickupMark({ job }: { job: Job }) {
  const { t, format } = useTexts('jobs');
  const mark = pickupMark(job, useToday());
  if (mark === null) return null;
  if (mark.kind === 'today')
    return <Mark tone="orange" icon="schedule" label={t('pickup.today')} />;
  const label = t('pickup.late', { count: mark.days, days: format.number(mark.days) });
  return <Mark tone="red" icon="problem" label={label} />;
}
