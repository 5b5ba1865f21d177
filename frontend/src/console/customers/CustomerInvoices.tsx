import { Link } from 'react-router-dom';
import { useListInvoicesQuery } from '../../api/invoicing/invoices';
import { InvoiceShortList } from '../../parts/invoices/InvoiceShortList';
import { viewHref } from '../../parts/navigation/consoleViews';
import { useStatementHref } from '../../parts/navigation/statementAddress';
import { DataView } from '../../ui/states/DataView';
import { useTranslation } from '../../ui/text/useTranslation';
import { Section } from '../../ui/layout/Section';
import './customers.css';

/** The view Invoices lists all of them. */
const SHOWN = 5;

/** The customer's newest invoices, with links to all invoices and to new ones. */
export function CustomerInvoices({ customerId }: { customerId: number }) {
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
