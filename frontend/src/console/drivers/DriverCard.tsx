import { completionRate } from '@dispatch/domain/jobs/completion-rate';
import type { ReactNode } from 'react';
import type { Driver } from '../../api/drivers';
import { PhoneLink } from '../../ui/facts/ContactLinks';
import { CutText } from '../../ui/text/CutText';
import { OnTimeRate } from '../../parts/people/OnTimeRate';
import { RecordCard } from '../../ui/list/RecordCard';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { DriverLink } from './DriverLink';
import { DriverStatusChip } from './DriverStatusChip';
import { InactiveChip } from './InactiveChip';

/** The whole card opens the panel. */
export function DriverCard({ driver }: { driver: Driver }) {
  const { t } = useTranslation(['drivers', 'jobs']);
  const format = useFormat();
  const { name, email, phone, isActive, activeJobs, completedJobs, totalJobs } = driver;
  const facts: { label: string; value: ReactNode }[] = [
    { label: t('card.active'), value: format.number(activeJobs) },
    { label: t('card.completed'), value: format.number(completedJobs) },
    {
      label: t('jobs:rates.completion'),
      value: format.percent(completionRate(completedJobs, totalJobs)),
    },
    { label: t('jobs:rates.onTime'), value: <OnTimeRate punctuality={driver} /> },
  ];
  return (
    <RecordCard
      label={name}
      foot={
        <dl className="record-facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="cut caption quiet" title={label}>
                {label}
              </dt>
              <dd className="strong">{value}</dd>
            </div>
          ))}
        </dl>
      }
    >
      <div className="record-card-head">
        <div className="push">
          <DriverLink driver={driver} stretched />
        </div>
        {!isActive && <InactiveChip />}
        <div className="record-above">
          <DriverStatusChip driver={driver} />
        </div>
      </div>
      <CutText value={email} className="small quiet" />
      <div className="record-above record-fit small">
        <PhoneLink phone={phone} />
      </div>
    </RecordCard>
  );
}
