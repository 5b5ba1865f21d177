import { useState } from 'react';
import { useSendInvoiceMailMutation } from '../../../api/invoicing/invoiceMails';
import { useListMoneyLeaksQuery } from '../../../api/invoicing/moneyLeaks';
import type { MoneyLeak } from '../../../api/generated/endpoints';
import { useIntentKeys } from '../../../ui/form/sending/useIntentKeys';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { RunButtons } from './RunButtons';
import { RunProgress } from './RunProgress';
import { useRun } from './useRun';

/** The maximum for one run; the rest wait for the next run. */
const MOST = 500;

/** Sends the unsent invoices one by one to their customers. */
export function SendAll({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('invoiceMail');
  const query = useListMoneyLeaksQuery(
    { kind: 'not-sent', limit: MOST },
    { refetchOnMountOrArgChange: true },
  );
  // Sent invoices leave the list, so the run keeps its first list.
  const [unsent, setUnsent] = useState<readonly MoneyLeak[] | null>(null);
  if (unsent === null && query.currentData && !query.isFetching) setUnsent(query.currentData);
  return (
    <DialogFrame title={t('all.title')} onClose={onClose}>
      {unsent ? (
        <SendRun unsent={unsent} onClose={onClose} />
      ) : (
        <DialogWait query={query} rows={3} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

function SendRun({ unsent, onClose }: { unsent: readonly MoneyLeak[]; onClose: () => void }) {
  const { t } = useTranslation('invoiceMail');
  const format = useFormat();
  const errorText = useErrorText();
  const [send] = useSendInvoiceMailMutation();
  const { once } = useIntentKeys();
  const { state, start, stop } = useRun();
  const shown = { count: unsent.length, shown: format.number(unsent.length) };
  const handleStart = () =>
    void start(
      unsent.flatMap(({ invoiceId, invoiceReference, customerName }) =>
        invoiceId === null
          ? []
          : {
              key: invoiceId,
              name: [invoiceReference, customerName].filter(Boolean).join(' · '),
              run: async () => {
                const intent = once(invoiceId);
                const { error } = await send({ id: invoiceId, newInvoiceMail: {}, ...intent });
                return error ? errorText(error) : null;
              },
            },
      ),
    );
  return (
    <>
      <DialogBody className="stack">
        {state.phase === 'idle' && <p className="type-body">{t('all.text', shown)}</p>}
        <RunProgress state={state} kind="mails" />
      </DialogBody>
      <RunButtons
        state={state}
        startLabel={t('all.start', shown)}
        canStart={unsent.length > 0}
        onStart={handleStart}
        onStop={stop}
        onClose={onClose}
      />
    </>
  );
}
