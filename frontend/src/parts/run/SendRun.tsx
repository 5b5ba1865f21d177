import { useSendInvoiceMailMutation } from '../../api/invoicing/invoiceMails';
import { useIntentKeys } from '../../ui/form/sending/useIntentKeys';
import { DialogBody } from '../../ui/over/DialogBody';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTexts } from '../../ui/text/useTexts';
import './run.css';
import { RunButtons } from './RunButtons';
import { RunProgress } from './RunProgress';
import { useRun } from './useRun';

export interface UnsentInvoice {
  readonly id: number;
  readonly reference: string | null;
  readonly customerName: string | null;
  /** The customer's address for invoices; null if unknown. */
  readonly email: string | null;
}

/** Sends invoices one by one to their customers. */
export function useSending() {
  const errorText = useErrorText();
  const [send] = useSendInvoiceMailMutation();
  const { once } = useIntentKeys();
  const { state, start, stop } = useRun();
  const begin = (invoices: readonly UnsentInvoice[]) =>
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
  return { state, stop, begin };
}

interface SendRunProps {
  invoices: readonly UnsentInvoice[];
  sending: ReturnType<typeof useSending>;
  onClose: () => void;
}

/** The sending of invoices, with their recipients until it begins. */
export function SendRun({ invoices, sending: { state, stop, begin }, onClose }: SendRunProps) {
  const { t, format } = useTexts('invoiceMail');
  const shown = { count: invoices.length, shown: format.number(invoices.length) };
  return (
    <>
      <DialogBody className="stack">
        {state.phase === 'idle' && <Recipients invoices={invoices} />}
        <RunProgress state={state} kind="mails" />
      </DialogBody>
      <RunButtons
        state={state}
        startLabel={t('all.start', shown)}
        canStart={invoices.length > 0}
        onStart={() => begin(invoices)}
        onStop={stop}
        onClose={onClose}
      />
    </>
  );
}

/** Where each invoice goes. */
export function Recipients({ invoices }: Pick<SendRunProps, 'invoices'>) {
  const { t, format } = useTexts('invoiceMail');
  const count = invoices.length;
  return (
    <>
      <p className="type-body">{t('all.text', { count, shown: format.number(count) })}</p>
      <ul className="card gathered" aria-label={t('all.recipients')}>
        {invoices.map(({ id, reference, customerName, email }) => (
          <li key={id}>
            <span className="push breakable">
              {[reference, customerName].filter(Boolean).join(' · ')}
            </span>
            <span className={email === null ? 'small warned' : 'small quiet breakable'}>
              {email ?? t('all.noAddress')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
