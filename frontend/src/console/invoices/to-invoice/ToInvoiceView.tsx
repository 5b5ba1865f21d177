import { Button } from '../../../ui/button/Button';
import { SearchField } from '../../../ui/list/filter/SearchField';
import { useSearchText } from '../../../ui/list/filter/useSearchText';
import { late } from '../../../ui/over/late';
import { PageHeader } from '../../../ui/page/PageHeader';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useUrlState } from '../../../ui/url/urlState';
import { BillableCustomers } from './BillableCustomers';
import { FoundJobs } from './FoundJobs';
import { TO_INVOICE_FIELDS } from './toInvoiceUrl';
import { useToInvoiceSums } from '../../../parts/invoices/useToInvoiceSums';

const GatherRun = late(async () => (await import('../run/GatherRun')).GatherRun, {
  texts: ['invoices', 'toInvoice'],
});

/** Delivered jobs without an invoice, by customer. */
export function ToInvoiceView() {
  const { t } = useTranslation('toInvoice');
  const [{ q: typed, dialog }, change] = useUrlState(TO_INVOICE_FIELDS);
  const q = useSearchText(typed);
  return (
    <>
      <PageHeader
        title={t('title')}
        count={useToInvoiceSums()}
        action={
          <Button variant="contained" onClick={() => change({ dialog: 'run' })}>
            {t('gather.open')}
          </Button>
        }
        filters={
          <SearchField label={t('search')} value={typed} onChange={(text) => change({ q: text })} />
        }
      />
      {q === undefined ? <BillableCustomers /> : <FoundJobs q={q} />}
      {dialog === 'run' && <GatherRun onClose={() => change({ dialog: '' })} />}
    </>
  );
}
