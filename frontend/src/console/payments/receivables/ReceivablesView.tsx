import { useMemo } from 'react';
import { useListReceivablesQuery } from '../../../api/invoicing/payments';
import { Button } from '../../../ui/button/Button';
import { late } from '../../../ui/over/late';
import { RecordView } from '../../../ui/record/RecordView';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useReceivablesUrl } from '../collections/receivablesUrl';
import { SelectedReceivables } from '../collections/SelectedReceivables';
import { isOverdue } from './aging';
import { AgingTiles } from './AgingTiles';
import { useReceivableColumns } from './receivableColumns';

const NotesDialog = late(async () => (await import('../collections/NotesDialog')).NotesDialog, {
  takesTyping: true,
});

/** Customer balances by days overdue, with what was agreed about them. */
export function ReceivablesView() {
  const { t } = useTranslation(['payments', 'collections']);
  const [{ notes }, change] = useReceivablesUrl();
  const query = useListReceivablesQuery();
  const { data } = query;
  const rows = useMemo(() => data?.map((row) => ({ ...row, id: row.customerId })), [data]);
  return (
    <>
      <RecordView
        title={t('receivables.title')}
        countText={(words) => t('receivables.count', words)}
        action={
          rows?.some(isOverdue) && (
            <Button
              variant="outlined"
              color="secondary"
              onClick={() => change({ dialog: 'reminders' })}
            >
              {t('collections:reminders.all')}
            </Button>
          )
        }
        lead={query.error === undefined && <AgingTiles receivables={data} />}
        nothing={{ text: t('receivables.empty'), hint: t('receivables.emptyHint') }}
        query={{ ...query, data: rows }}
        errorTitle={t('receivables.loadFailed')}
        columns={useReceivableColumns()}
        nameOf={({ customerName }) => customerName}
        wrap={(list, { rows: shown, gone }) => (
          <SelectedReceivables receivables={shown} gone={gone}>
            {list}
          </SelectedReceivables>
        )}
      />
      {notes !== null && (
        <NotesDialog key={notes} customerId={notes} onClose={() => change({ notes: null })} />
      )}
    </>
  );
}
