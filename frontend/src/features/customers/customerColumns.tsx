import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer } from '../../api/customers';
import { PhoneLink } from '../../components/facts/ContactLinks';
import { FallbackText } from '../../components/facts/FallbackText';
import type { RecordColumn } from '../../components/records/RecordTable';
import { useFormat } from '../../components/useFormat';
import { CustomerActions } from './CustomerActions';
import { CustomerLink } from './CustomerLink';
import type { CustomerSort } from './customersUrl';
import { CustomerStatusChip } from './CustomerStatusChip';
import { placeOf } from './place';

/** Keeps its height when there is nothing to say, so that all rows are equally high. */
function SecondLine({ text }: { text: string | null }) {
  return (
    <Typography
      variant="caption"
      color="text.secondary"
      noWrap
      title={text ?? undefined}
      sx={{ display: 'block', minHeight: '1.35em' }}
    >
      {text}
    </Typography>
  );
}

function NameCell({ customer }: { customer: Customer }) {
  return (
    <>
      <CustomerLink customer={customer} />
      <SecondLine text={customer.contactName} />
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
        id: 'place',
        header: t('columns.place'),
        width: '12rem',
        hideBelow: 'lg',
        cell: (customer) => (
          <Typography variant="inherit" noWrap title={placeOf(customer) ?? undefined}>
            <FallbackText value={placeOf(customer)} />
          </Typography>
        ),
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
        width: '6.5rem',
        cell: (customer) => (
          <Box sx={{ display: 'flex', ml: -1.5 }}>
            <CustomerActions customer={customer} />
          </Box>
        ),
      },
    ],
    [format, t],
  );
}
