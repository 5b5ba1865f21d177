import { useMemo } from 'react';
import { useListReceivablesQuery } from '../../../api/invoicing/payments';
import { late } from '../../../ui/over/late';
import { RecordView } from '../../../ui/record/RecordView';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useUrlState } from '../../../ui/url/urlState';
import { AgingTiles } from './AgingTiles';
import { useReceivableColumns } from './receivableColumns';
import { RECEIVABLE_FIELDS } from './receivablesUrl';

const StatementMail = late(async () => (await import('./StatementMail')).StatementMail, {
  texts: ['invoiceMail'],
});

/** Customer balances by days overdue. */
export function ReceivablesView() {
  const { t } = useTranslation('payments');
  const query = useListReceivablesQuery();
  const { data } = query;
  const rows = useMemo(() => data?.map((row) => ({ ...row, id: row.customerId })), [data]);
  const [{ statement }, change] = useUrlState(RECEIVABLE_FIELDS);
  const asked = data?.find(({ customerId }) => customerId === statement);
  return (
    <>
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
      {asked && (
        <StatementMail
          customer={{ id: asked.customerId, name: asked.customerName }}
          onClose={() => change({ statement: null })}
        />
      )}
    </>
  );
}
