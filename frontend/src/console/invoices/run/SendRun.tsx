import { useSendInvoiceMailMutation } from '../../../api/invoicing/invoiceMails';
import { useIntentKeys } from '../../../ui/form/sending/useIntentKeys';
import { DialogBody } from '../../../ui/over/DialogBody';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { RunButtons } from './RunButtons';
import { RunProgress } from './RunProgress';
import { useRun } from './useRun';

export interface UnsentInvoice {
  readonly id: number;
  readonly reference: string | null;
  readonly customerName: string | null;
}

interface SendRunProps {
  invoices: readonly UnsentInvoice[];
  onClose: () => void;
}

/** Sends invoices one by one to their customers. */
export function SendRun({ invoices, onClose }: SendRunProps) {
  const { t } = useTranslation('invoiceMail');
  const format = useFormat();
  const errorText = useErrorText();
  const [send] = useSendInvoiceMailMutation();
  const { once } = useIntentKeys();
  const { state, start, stop } = useRun();
  const shown = { count: invoices.length, shown: format.number(invoices.length) };
  const handleStart = () =>
    void start(
      invoices.map(({ id, reference, customerName }) => ({
        key: id,
        name: [reference, customerName].filter(Boolean).join(' · '),
        run: async () => {
          const { error } = await send({ id, newInvoiceMail: {}, ...once(id) });
          return error ? errorText(error) : null;
        },
      })),
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
        canStart={invoices.length > 0}
        onStart={handleStart}
        onStop={stop}
        onClose={onClose}
      />
    </>
  );
}
