import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon/Icon';
import { useGetCustomerQuery } from '../../api/customers';
import { useSession } from '../../api/accounts/session';
import { getErrorCode } from '../../api/request/errors';
import { PageHeader } from '../../ui/page/PageHeader';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { Skeleton } from '../../ui/states/Skeleton';
import { useTranslation } from '../../ui/text/useTranslation';
import './customers.css';
import { CustomerBilling } from './billing/CustomerBilling';
import { CustomerFacts } from './CustomerFacts';
import { CustomerInvoices } from './CustomerInvoices';
import { CustomerHistory } from './CustomerHistory';
import { CustomerLookAlikes } from './CustomerLookAlikes';
import { useCustomerHref } from './customersUrl';

export function CustomerDetail({ id }: { id: number }) {
  const { t } = useTranslation('customers');
  const { may } = useSession();
  const hrefOf = useCustomerHref();
  const query = useGetCustomerQuery({ id });
  const isGone = getErrorCode(query.error) === 'not_found';
  useEffect(() => {
    // Some browsers return a promise, which an effect must not return.
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <Link to={hrefOf(null)} className="link small customer-back">
        <Icon name="back" />
        {t('back')}
      </Link>
      {query.data === undefined && query.error !== undefined && <PageHeader title={t('title')} />}
      {isGone ? (
        <EmptyState drawing="search" text={t('gone')} />
      ) : (
        <DataView query={query} errorTitle={t('loadOneFailed')} skeleton={<DetailSkeleton />}>
          {(customer) => (
            <>
              <CustomerFacts customer={customer} />
              <CustomerLookAlikes customerId={customer.id} />
              {may('billing:manage') && (
                <>
                  <CustomerBilling customer={customer} />
                  <CustomerInvoices customerId={customer.id} />
                </>
              )}
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
    <div className="stack gap-24">
      <Skeleton shape="rounded" width="40%" height={36} />
      <Skeleton shape="rounded" height={76} />
      <Skeleton shape="rounded" height={140} />
      <Skeleton shape="rounded" height={260} />
    </div>
  );
}
