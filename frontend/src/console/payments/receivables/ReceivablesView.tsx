import { useListReceivablesQuery } from '../../../api/invoicing/payments';
import { RecordGrid } from '../../../ui/list/RecordGrid';
import { RecordTable } from '../../../ui/list/RecordTable';
import { useFitsTable } from '../../../ui/list/useListLayout';
import { late } from '../../../ui/over/late';
import { PageHeader } from '../../../ui/page/PageHeader';
import { DataView } from '../../../ui/states/DataView';
import { EmptyState } from '../../../ui/states/EmptyState';
import { CardsSkeleton, TableSkeleton } from '../../../ui/states/skeletons';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useUrlState } from '../../../ui/url/urlState';
import { AgingTiles } from './AgingTiles';
import { ReceivableCard } from './ReceivableCard';
import { useReceivableColumns } from './receivableColumns';
import { RECEIVABLE_FIELDS } from './receivablesUrl';

const StatementMail = late(async () => (await import('./StatementMail')).StatementMail, {
  texts: ['invoiceMail'],
});

/** Customer balances by days overdue. */
export function ReceivablesView() {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const fitsTable = useFitsTable();
  const query = useListReceivablesQuery();
  const columns = useReceivableColumns();
  const { data } = query;
  const [{ statement }, change] = useUrlState(RECEIVABLE_FIELDS);
  const asked = data?.find(({ customerId }) => customerId === statement);
  return (
    <>
      <PageHeader
        title={t('receivables.title')}
        count={
          data && t('receivables.count', { count: data.length, shown: format.number(data.length) })
        }
      />
      {query.error === undefined && <AgingTiles receivables={data} />}
      <DataView
        query={query}
        errorTitle={t('receivables.loadFailed')}
        skeleton={fitsTable ? <TableSkeleton /> : <CardsSkeleton />}
        isEmpty={(receivables) => receivables.length === 0}
        empty={<EmptyState text={t('receivables.empty')} hint={t('receivables.emptyHint')} />}
      >
        {(receivables) => {
          const rows = receivables.map((row) => ({ ...row, id: row.customerId }));
          return fitsTable ? (
            <RecordTable items={rows} columns={columns} label={t('receivables.title')} />
          ) : (
            <RecordGrid items={rows} renderCard={(row) => <ReceivableCard receivable={row} />} />
          );
        }}
      </DataView>
      {asked && (
        <StatementMail
          customer={{ id: asked.customerId, name: asked.customerName }}
          onClose={() => change({ statement: null })}
        />
      )}
    </>
  );
}
