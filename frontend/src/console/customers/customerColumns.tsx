import { useMemo } from 'react';
import type { Customer } from '../../api/customers';
import { PhoneLink } from '../../ui/facts/ContactLinks';
import { FallbackText } from '../../ui/facts/FallbackText';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { CustomerActions } from './CustomerActions';
import { CustomerLink } from './CustomerLink';
import type { CustomerSort } from './customersUrl';
import { CustomerStatusChip } from './CustomerStatusChip';
import { placeOf } from './customerPlace';

/** Keeps its height when empty, so that all rows are equally high. */
function SecondLine({ text }: { text: string | null }) {
  return (
    <span className="cut caption quiet second-line" title={text ?? undefined}>
      {text}
    </span>
  );
}

/** Name, contact person and place. */
function NameCell({ customer }: { customer: Customer }) {
  const facts = [customer.contactName, placeOf(customer)].filter(Boolean);
  return (
    <>
      <CustomerLink customer={customer} />
      <SecondLine text={facts.join(' · ') || null} />
    </>
  );
}

function ContactCell({ customer: { email, phone } }: { customer: Customer }) {
  if (!email && !phone) return <FallbackText value={null} />;
  return (
    <>
      <PhoneLink phone={phone} />
      <SecondLine text={email} />
    </>
  );
}

export function useCustomerColumns(): RecordColumn<Customer, CustomerSort>[] {
  const { t } = useTranslation('customers');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        sort: 'name',
        cell: (customer) => <NameCell customer={customer} />,
      },
      {
        id: 'contact',
        header: t('columns.contact'),
        hideBelow: 'lg',
        cell: (customer) => <ContactCell customer={customer} />,
      },
      {
        id: 'totalJobs',
        header: t('columns.totalJobs'),
        width: '7rem',
        align: 'right',
        sort: 'totalJobs',
        firstOrder: 'desc',
        cell: ({ totalJobs }) => format.number(totalJobs),
      },
      {
        id: 'lastJobDate',
        header: t('columns.lastJob'),
        width: '8.5rem',
        sort: 'lastJobDate',
        firstOrder: 'desc',
        cell: ({ lastJobDate }) => (
          <FallbackText
            value={lastJobDate && format.moment(lastJobDate, 'date')}
            fallback={t('noJobsYet')}
          />
        ),
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: '9rem',
        cell: (customer) => <CustomerStatusChip customer={customer} />,
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        width: '6rem',
        align: 'right',
        cell: (customer) => <CustomerActions customer={customer} />,
      },
    ],
    [format, t],
  );
}
