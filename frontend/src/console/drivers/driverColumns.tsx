import { completionRate } from '@dispatch/domain/jobs/completion-rate';
import { useMemo, type ReactNode } from 'react';
import type { Driver } from '../../api/drivers';
import { EmailLink, PhoneLink } from '../../ui/facts/ContactLinks';
import { OnTimeRate } from '../../parts/people/OnTimeRate';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { CutText } from '../../ui/text/CutText';
import { useTexts } from '../../ui/text/useTexts';
import { DriverLink } from './DriverLink';
import type { DriverSort } from './driversUrl';
import { DriverStatusChip } from './DriverStatusChip';
import { InactiveChip } from './InactiveChip';

function ContactCell({ driver: { email, phone } }: { driver: Driver }) {
  return (
    <>
      <EmailLink email={email} />
      <div className="caption quiet second-line">
        <PhoneLink phone={phone} />
      </div>
    </>
  );
}

/** At the foot of a card. */
function DriverRates({ driver }: { driver: Driver }) {
  const { t, format } = useTexts(['drivers', 'jobs']);
  const { activeJobs, completedJobs, totalJobs } = driver;
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
  );
}

export function useDriverColumns(): RecordColumn<Driver, DriverSort>[] {
  const { t, format } = useTexts(['drivers', 'jobs']);
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        sort: 'name',
        cell: (driver) => (
          <div className="line">
            <DriverLink driver={driver} />
            {!driver.isActive && <InactiveChip />}
          </div>
        ),
        card: 'title',
        cardCell: (driver) => <DriverLink driver={driver} stretched />,
      },
      {
        id: 'contact',
        header: t('columns.contact'),
        // E-mail addresses are longer than names.
        width: 'minmax(0, 1.15fr)',
        cell: (driver) => <ContactCell driver={driver} />,
        card: 'block',
        cardCell: ({ email, phone }) => (
          <>
            <CutText value={email} className="small quiet" />
            <div className="record-above record-fit small">
              <PhoneLink phone={phone} />
            </div>
          </>
        ),
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: '8.5rem',
        sort: 'status',
        cell: (driver) => <DriverStatusChip driver={driver} />,
        card: 'corner',
        cardCell: (driver) => (
          <>
            {!driver.isActive && <InactiveChip />}
            <DriverStatusChip driver={driver} />
          </>
        ),
      },
      {
        id: 'activeJobs',
        header: t('card.active'),
        width: '6.5rem',
        align: 'right',
        sort: 'activeJobs',
        firstOrder: 'desc',
        cell: ({ activeJobs }) => format.number(activeJobs),
      },
      {
        id: 'completedJobs',
        header: t('card.completed'),
        width: '6rem',
        align: 'right',
        hideBelow: 'lg',
        cell: ({ completedJobs }) => format.number(completedJobs),
      },
      {
        id: 'rate',
        header: t('jobs:rates.completion'),
        width: '8.5rem',
        align: 'right',
        hideBelow: 'lg',
        cell: ({ completedJobs, totalJobs }) =>
          format.percent(completionRate(completedJobs, totalJobs)),
      },
      {
        id: 'onTime',
        header: t('jobs:rates.onTime'),
        width: '6rem',
        align: 'right',
        hideBelow: 'lg',
        cell: (driver) => <OnTimeRate punctuality={driver} onTwoLines />,
        card: 'foot',
        cardCell: (driver) => <DriverRates driver={driver} />,
      },
    ],
    [format, t],
  );
}
