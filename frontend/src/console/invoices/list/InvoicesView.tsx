import { useFitsTable } from '../../../ui/list/useListLayout';
import { RecordList } from '../../../ui/list/RecordList';
import { SortSelect } from '../../../ui/list/filter/SortSelect';
import { Button } from '../../../ui/button/Button';
import { PageHeader } from '../../../ui/page/PageHeader';
import { late } from '../../../ui/over/late';
import { EmptyState } from '../../../ui/states/EmptyState';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { InvoiceCard } from './InvoiceCard';
import { useInvoiceColumns } from './invoiceColumns';
import { InvoiceFilters } from './InvoiceFilters';
import { InvoiceTotals } from './InvoiceTotals';
import { ZipLink } from './ZipLink';
import { useInvoiceList } from './useInvoiceList';

const IssueAll = late(async () => (await import('../run/IssueAll')).IssueAll, {
  texts: ['invoices', 'toInvoice'],
});

/** Invoices, drafts and credit notes, with the total owed. */
export function InvoicesView() {
  const { t } = useTranslation(['invoices', 'common']);
  const format = useFormat();
  const fitsTable = useFitsTable();
  const list = useInvoiceList();
  const { query, filters, change, clear, canClear, narrowed, total, isLeast } = list;
  const columns = useInvoiceColumns();
  const sorting = { sort: filters.sort, order: filters.order };
  const isOfDrafts = filters.state === 'draft' && total !== undefined && total > 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        count={
          total === undefined
            ? undefined
            : t(isLeast ? 'countLeast' : 'count', { count: total, shown: format.number(total) })
        }
        action={
          isOfDrafts ? (
            <Button variant="contained" onClick={() => change({ dialog: 'issue' })}>
              {t('issueShown')}
            </Button>
          ) : (
            <ZipLink query={query} />
          )
        }
        filters={
          <InvoiceFilters
            list={list}
            sortSelect={!fitsTable && <SortSelect {...{ columns, sorting }} onSort={change} />}
          />
        }
      />
      <InvoiceTotals />
      <RecordList
        query={query}
        label={t('title')}
        errorTitle={t('loadFailed')}
        empty={
          canClear ? (
            <EmptyState
              drawing="search"
              text={t('noMatches')}
              action={
                <Button variant="outlined" color="secondary" onClick={clear}>
                  {t('common:actions.clearFilters')}
                </Button>
              }
            />
          ) : (
            <EmptyState text={t('empty')} hint={t('emptyHint')} />
          )
        }
        columns={columns}
        sorting={sorting}
        onSort={change}
        asCards={!fitsTable}
        renderCard={(invoice) => <InvoiceCard invoice={invoice} />}
      />
      {filters.dialog === 'issue' && (
        <IssueAll filters={narrowed} onClose={() => change({ dialog: '' })} />
      )}
    </>
  );
}
