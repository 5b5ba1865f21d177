import type { Invoice } from '../../../api/invoicing/invoices';
import { useWriteOffInvoiceMutation } from '../../../api/invoicing/payments';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useIntentKeys } from '../../../ui/form/sending/useIntentKeys';
import { useAct } from '../../../ui/record/useAct';
import { useTexts } from '../../../ui/text/useTexts';

/** Asks for confirmation, and writes off the balance of an invoice. */
export function useWriteOff() {
  const { t, format } = useTexts('invoice');
  const act = useAct();
  const [send, { isLoading }] = useWriteOffInvoiceMutation();
  const { once, settle } = useIntentKeys();
  const writeOff = (invoice: Invoice, balance: number) => {
    const { id, version, customerName, reference } = invoice;
    const amount = format.money(balance);
    return act({
      ask: {
        title: t('writeOff.title', { amount }),
        text: t('writeOff.text', { customer: customerName, reference: reference ?? '' }),
        confirmLabel: t('writeOff.confirm'),
      },
      send: async () => {
        const answer = await send({ id, newWriteOff: {}, ...ifMatch(version), ...once(id) });
        settle(id, answer.error);
        return answer;
      },
      done: t('writeOff.done', { amount }),
      about: customerName,
    });
  };
  return { writeOff, isBusy: isLoading };
}
