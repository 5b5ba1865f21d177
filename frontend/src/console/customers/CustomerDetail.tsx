import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '../../ui/icon/Icon';
import { useGetCustomerQuery } from '../../api/customers';
import { getErrorCode } from '../../api/request/errors';
import { PageHeader } from '../../ui/page/PageHeader';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { useTranslation } from '../../ui/text/useTranslation';
import { CustomerFacts } from './CustomerFacts';
import { CustomerHistory } from './CustomerHistory';
import { useCustomerHref } from './customersUrl';

/** One customer with their job history. */
export function CustomerDetail({ id }: { id: number }) {
  const { t } = useTranslation('customers');
  const hrefOf = useCustomerHref();
  const query = useGetCustomerQuery({ id });
  const isGone = getErrorCode(query.error) === 'not_found';
  useEffect(() => {
    // Some browsers return a promise, which an effect must not.
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <Box sx={{ mb: -3 }}>
        <Link
          component={RouterLink}
          to={hrefOf(null)}
          variant="body2"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, py: 1 }}
        >
          <Icon name="back" />
          {t('back')}
        </Link>
      </Box>
      {query.data === undefined && query.error !== undefined && <PageHeader title={t('title')} />}
      {isGone ? (
        <EmptyState drawing="search" text={t('gone')} />
      ) : (
        <DataView query={query} errorTitle={t('loadOneFailed')} skeleton={<DetailSkeleton />}>
          {(customer) => (
            <>
              <CustomerFacts customer={customer} />
              <CustomerHistory customerId={customer.id} />
            </>
          )}
        </DataView>
      )}
    </>
  );
}

function DetailSkeleton() {
  return (
    <Stack sx={{ gap: 6 }}>
      <Skeleton width="40%" height={36} sx={{ transform: 'none' }} />
      <Skeleton variant="rounded" height={76} />
      <Skeleton variant="rounded" height={140} />
      <Skeleton variant="rounded" height={260} />
    </Stack>
  );
}
