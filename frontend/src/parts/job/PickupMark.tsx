import { pickupMark } from '@dispatch/domain/jobs/pickup-day';
import type { Job } from '../../api/jobs';
import { ToneChip } from '../../ui/facts/ToneChip';
import { Icon } from '../../ui/icon/Icon';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { useToday } from './useToday';

/** Late by so many days, or to be picked up today; nothing for every other job. */
export function PickupMark({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const mark = pickupMark(job, useToday());
  if (mark === null) return null;
  return mark.kind === 'late' ? (
    <ToneChip
      tone="red"
      icon={<Icon name="problem" size="text" />}
      label={t('pickup.late', { count: mark.days, days: format.number(mark.days) })}
    />
  ) : (
    <ToneChip tone="orange" icon={<Icon name="schedule" size="text" />} label={t('pickup.today')} />
  );
}
