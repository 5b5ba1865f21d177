import type { Invoice } from '../../../api/invoicing/invoices';
import { useListActivityQuery } from '../../../api/stats';
import { Section } from '../../../ui/layout/Section';
import { DataView } from '../../../ui/states/DataView';
import { useTexts } from '../../../ui/text/useTexts';
import './invoice.css';
import { useInvoiceActivityWords } from './useInvoiceActivityWords';

/** The audit log holds older entries. */
const SHOWN = 50;

/** The activity of the invoice, newest first. */
export function InvoiceHistory({ invoice }: { invoice: Invoice }) {
  const { t, format } = useTexts('invoiceHistory');
  const words = useInvoiceActivityWords();
  const query = useListActivityQuery({
    resource: 'invoice',
    resourceId: invoice.id,
    limit: SHOWN,
    order: 'desc',
  });
  return (
    <Section title={t('title')}>
      <DataView
        query={query}
        errorTitle={t('loadFailed')}
        skeleton={96}
        empty={<p className="type-body quiet">{t('none')}</p>}
      >
        {(entries) => (
          <ol className="plain-list stack gap-12 invoice-history">
            {entries.map((entry) => (
              <li key={entry.id} className="breakable">
                <div>{words(entry)}</div>
                <div className="small quiet">
                  {[entry.actorName ?? t('system'), format.moment(entry.at)].join(' · ')}
                </div>
              </li>
            ))}
          </ol>
        )}
      </DataView>
    </Section>
  );
}
