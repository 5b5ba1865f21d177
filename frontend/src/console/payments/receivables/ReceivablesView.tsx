import { useMemo, useState } from 'react';
import { useListReceivablesQuery } from '../../../api/invoicing/payments';
import { Button } from '../../../ui/button/Button';
import { late } from '../../../ui/over/late';
import { RecordView } from '../../../ui/record/RecordView';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useReceivablesUrl } from '../collections/receivablesUrl';
import { SelectedReceivables } from '../collections/SelectedReceivables';
import { overdueOf, type ReceivableRow } from './aging';
import { AgingTiles } from './AgingTiles';
import { useReceivableColumns } from './receivableColumns';

const NotesDialog = late(async () => (await import('../collections/NotesDialog')).NotesDialog, {
  takesTyping: true,
});

const RemindCustomers = late(
  async () => (await import('../collections/RemindCustomers')).RemindCustomers,
  { texts: ['invoiceMail', 'toInvoice'] },
);
const SendStatements = late(
  async () => (await import('../collections/SendStatements')).SendStatements,
  { texts: ['invoiceMail', 'toInvoice'] },
);
const MAILINGS = { reminders: RemindCustomers, statements: SendStatements };

interface Mailing {
  readonly kind: keyof typeof MAILINGS;
  /** As selected when it was opened: customers leave the list when they pay. */
  readonly receivables: readonly ReceivableRow[];
}

/** Customer balances by days overdue, with what was agreed about them. */
export function ReceivablesView() {
  const { t } = useTranslation(['payments', 'collections']);
  const [{ notes }, change] = useReceivablesUrl();
  const [mailing, setMailing] = useState<Mailing | null>(null);
  const openFor = (kind: Mailing['kind']) => (receivables: readonly ReceivableRow[]) =>
    setMailing({ kind, receivables });
  const Mailed = mailing && MAILINGS[mailing.kind];
  const query = useListReceivablesQuery();
  const { data } = query;
  const rows = useMemo(() => data?.map((row) => ({ ...row, id: row.customerId })), [data]);
  return (
    <>
      <RecordView
        title={t('receivables.title')}
        countText={(words) => t('receivables.count', words)}
        action={
          rows?.some((row) => overdueOf(row) > 0) && (
            <Button variant="outlined" color="secondary" onClick={() => openFor('reminders')(rows)}>
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
          <SelectedReceivables
            receivables={shown}
            gone={gone}
            onReminders={openFor('reminders')}
            onStatements={openFor('statements')}
          >
            {list}
          </SelectedReceivables>
        )}
      />
      {Mailed && <Mailed receivables={mailing.receivables} onClose={() => setMailing(null)} />}
      {notes !== null && (
        <NotesDialog key={notes} customerId={notes} onClose={() => change({ notes: null })} />
      )}
    </>
  );
}
