import { Button } from '../../../ui/button/Button';
import { SortSelect } from '../../../ui/list/filter/SortSelect';
import { late } from '../../../ui/over/late';
import { RecordView } from '../../../ui/record/RecordView';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useInvoiceColumns, useInvoiceName } from './invoiceColumns';
import { InvoiceFilters } from './InvoiceFilters';
import { InvoiceTotals } from '../../../parts/invoices/InvoiceTotals';
import { ZipLink } from './ZipLink';
import { useInvoiceList } from './useInvoiceList';

const IssueAll = late(async () => (await import('../run/IssueAll')).IssueAll, {
  texts: ['invoiceMail', 'invoices', 'toInvoice'],
});

/** Invoices, drafts and credit notes, with the total owed. */
export function InvoicesView() {
  const { t } = useTranslation('invoices');
  const list = useInvoiceList();
  const { query, filters, change, clear, canClear, narrowed, total } = list;
  const { state, sort, order, dialog } = filters;
  const columns = useInvoiceColumns();
  const sorting = { sort, order };
  // The usual order, by creation, has no column.
  const created = { id: 'created', sort: 'created', firstOrder: 'desc', cell: () => null } as const;
  const sorts = [{ ...created, header: t('columns.created') }, ...columns];
  const isOfDrafts = state === 'draft' && total !== undefined && total > 0;
  return (
    <>
      <RecordView
        title={t('title')}
        countText={(words, isLeast) => t(isLeast ? 'countLeast' : 'count', words)}
        action={
          isOfDrafts ? (
            <Button variant="contained" onClick={() => change({ dialog: 'issue' })}>
              {t('issueShown')}
            </Button>
          ) : (
            <ZipLink query={query} />
          )
        }
        filters={(isAsCards) => (
          <InvoiceFilters
            list={list}
            sortSelect={
              isAsCards && <SortSelect columns={sorts} sorting={sorting} onSort={change} />
            }
          />
        )}
        lead={<InvoiceTotals />}
        filtered={canClear && { text: t('noMatches'), onClear: clear }}
        nothing={{ text: t('empty'), hint: t('emptyHint') }}
        query={query}
        errorTitle={t('loadFailed')}
        columns={columns}
        nameOf={useInvoiceName()}
        sorting={sorting}
        onSort={change}
      />
      {dialog === 'issue' && <IssueAll filters={narrowed} onClose={() => change({ dialog: '' })} />}
    </>
  );
}
