import { completionRate } from '@dispatch/domain/jobs/completion-rate';
import type { Driver } from '../../api/drivers';
import { PhoneLink } from '../../ui/facts/ContactLinks';
import { CutText } from '../../ui/text/CutText';
import { RecordCard } from '../../ui/list/RecordCard';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { DriverLink } from './DriverLink';
import { DriverStatusChip } from './DriverStatusChip';
import { InactiveChip } from './InactiveChip';

/** All of it opens the panel. */
export function DriverCard({ driver }: { driver: Driver }) {
  const { t } = useTranslation('drivers');
  const format = useFormat();
  const { name, email, phone, isActive, activeJobs, completedJobs, totalJobs } = driver;
  const facts = [
    { label: t('card.active'), value: format.number(activeJobs) },
    { label: t('card.completed'), value: format.number(completedJobs) },
    { label: t('card.rate'), value: format.percent(completionRate(completedJobs, totalJobs)) },
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
