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
import { CustomerHistory } from './CustomerHistory';
import { CustomerLookAlikes } from './CustomerLookAlikes';
import { useCustomerHref } from './customersUrl';
import { useListInvoicesQuery } from '../../api/invoicing/invoices';
import { InvoiceShortList } from '../../parts/invoices/InvoiceShortList';
import { viewHref } from '../../parts/navigation/consoleViews';
import { useStatementHref } from '../../parts/navigation/statementAddress';
import { Section } from '../../ui/layout/Section';

/** The view Invoices lists all of them. */
const SHOWN = 5;

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

/** The customer's newest invoices, with links to all invoices and to new ones. */
function CustomerInvoices({ customerId }: { customerId: number }) {
  const { t } = useTranslation('invoices');
  const statementOf = useStatementHref();
  const query = useListInvoicesQuery({ customerId, limit: SHOWN, order: 'desc' });
  return (
    <Section
      level="h2"
      title={t('title')}
      beside={
        <>
          <Link to={statementOf(customerId)} className="link small">
            {t('statement')}
          </Link>
          <Link to={viewHref('to-invoice', { customer: customerId })} className="link small">
            {t('toInvoice')}
          </Link>
          <Link to={viewHref('invoices', { customer: customerId })} className="link small">
            {t('all')}
          </Link>
        </>
      }
    >
      <DataView
        query={query}
        errorTitle={t('loadFailed')}
        skeleton={96}
        empty={<p className="quiet">{t('noneOfCustomer')}</p>}
      >
        {(invoices) => (
          <div className="card customer-invoices">
            <InvoiceShortList invoices={invoices} label={t('title')} />
          </div>
        )}
      </DataView>
    </Section>
  );
}
