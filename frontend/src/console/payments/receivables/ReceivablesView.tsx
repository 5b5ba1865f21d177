import { useMemo } from 'react';
import { useListReceivablesQuery } from '../../../api/invoicing/payments';
import { RecordView } from '../../../ui/record/RecordView';
import { useTranslation } from '../../../ui/text/useTranslation';
import { AgingTiles } from './AgingTiles';
import { useReceivableColumns } from './receivableColumns';

/** Customer balances by days overdue. */
export function ReceivablesView() {
  const { t } = useTranslation('payments');
  const query = useListReceivablesQuery();
  const { data } = query;
  const rows = useMemo(() => data?.map((row) => ({ ...row, id: row.customerId })), [data]);
  return (
    <RecordView
      title={t('receivables.title')}
      countText={(words) => t('receivables.count', words)}
      lead={query.error === undefined && <AgingTiles receivables={data} />}
      nothing={{ text: t('receivables.empty'), hint: t('receivables.emptyHint') }}
      query={{ ...query, data: rows }}
      errorTitle={t('receivables.loadFailed')}
      columns={useReceivableColumns()}
      nameOf={({ customerName }) => customerName}
    />
  );
}
