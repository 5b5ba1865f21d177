import { useMemo } from 'react';
import { useSession } from '../../api/accounts/session';
import type { Customer } from '../../api/customers';
import { PhoneLink } from '../../ui/facts/ContactLinks';
import { FallbackText } from '../../ui/facts/FallbackText';
import { RecordActions } from '../../ui/list/RecordActions';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { CutText } from '../../ui/text/CutText';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { CustomerLink } from './CustomerLink';
import { placeOf } from './customerPlace';
import { useCustomersUrl, type CustomerSort } from './customersUrl';
import { CustomerStatusChip } from './CustomerStatusChip';
import { useDeleteCustomer } from './useDeleteCustomer';

/** Keeps its height when empty, so that all rows are equally high. */
function SecondLine({ text }: { text: string | null }) {
  return (
    <span className="cut caption quiet second-line" title={text ?? undefined}>
      {text}
    </span>
  );
}

/** Contact person and place. */
const factsOf = (customer: Customer) =>
  [customer.contactName, placeOf(customer)].filter(Boolean).join(' · ');

function NameCell({ customer }: { customer: Customer }) {
  return (
    <>
      <CustomerLink customer={customer} />
      <SecondLine text={factsOf(customer) || null} />
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

/** Facts, phone and status on a card that is a link. */
function ContactLines({ customer }: { customer: Customer }) {
  return (
    <>
      <CutText value={factsOf(customer)} className="small quiet" />
      <div className="line">
        <div className="push small">
          <div className="record-above record-fit">
            <PhoneLink phone={customer.phone} />
          </div>
        </div>
        <div className="record-above">
          <CustomerStatusChip customer={customer} />
        </div>
      </div>
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
        card: 'title',
        cardCell: (customer) => <CustomerLink customer={customer} stretched />,
      },
      {
        id: 'contact',
        header: t('columns.contact'),
        hideBelow: 'lg',
        cell: (customer) => <ContactCell customer={customer} />,
        card: 'block',
        cardCell: (customer) => <ContactLines customer={customer} />,
      },
      {
        id: 'totalJobs',
        header: t('columns.totalJobs'),
        width: '7rem',
        align: 'right',
        sort: 'totalJobs',
        firstOrder: 'desc',
        cell: ({ totalJobs }) => format.number(totalJobs),
        card: 'block',
        cardCell: ({ totalJobs, lastJobDate }) => (
          <span className="cut small">
            {t('jobs', { count: totalJobs, shown: format.number(totalJobs) })}
            {lastJobDate && (
              <span className="quiet">
                {` · ${t('lastJob', { date: format.moment(lastJobDate, 'date') })}`}
              </span>
            )}
          </span>
        ),
      },
      {
        id: 'lastJobDate',
        header: t('columns.lastJob'),
        width: '9rem',
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
        card: 'corner',
      },
    ],
    [format, t],
  );
}

function CustomerActions({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const [, change] = useCustomersUrl();
  const deleteCustomer = useDeleteCustomer();
  const { may } = useSession();
  if (!may('customers:manage')) return null;
  const { id, name } = customer;
  return (
    <RecordActions
      editLabel={t('editNamed', { name })}
      deleteLabel={t('deleteNamed', { name })}
      onEdit={() => change({ edit: id })}
      onDelete={() => void deleteCustomer(customer)}
    />
  );
}
