import { useUndoPaymentMutation, type Payment } from '../../api/invoicing/payments';
import { ifMatch } from '../../api/request/requestHeaders';
import { useIntentKeys } from '../../ui/form/sending/useIntentKeys';
import { RowButton } from '../../ui/list/RowButton';
import { useAct } from '../../ui/record/useAct';
import { useTexts } from '../../ui/text/useTexts';
import { useUrlState } from '../../ui/url/urlState';
import './payments.css';
import { PAYMENT_FIELDS } from './paymentsUrl';

/** The actions for a payment that is not reversed. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const { t, format } = useTexts('payments');
  const [, change] = useUrlState(PAYMENT_FIELDS);
  const act = useAct();
  const [undo] = useUndoPaymentMutation();
  const { once, settle } = useIntentKeys();
  const { id, version, method, undoesId, undoneById, unapplied, customerName, allocations } =
    payment;
  if (undoesId !== null || undoneById !== null) return null;
  const amount = format.money(payment.amount);
  const of = { customer: customerName, amount };
  const count = allocations.length;
  /** Reverses the payment with a counter-entry. */
  const handleUndo = () =>
    void act({
      ask: {
        ...(method === 'write-off'
          ? {
              title: t('undo.titleWriteOff', { amount }),
              text: t('undo.textWriteOff', { customer: customerName }),
              confirmLabel: t('undo.confirmWriteOff'),
            }
          : {
              title: t('undo.title', { amount }),
              text: t('undo.text', { customer: customerName, count, shown: format.number(count) }),
              confirmLabel: t('undo.confirm'),
            }),
        destructive: true,
      },
      send: async () => {
        const answer = await undo({ id, ...ifMatch(version), ...once(id) });
        settle(id, answer.error);
        return answer;
      },
      done: t(method === 'write-off' ? 'undo.doneWriteOff' : 'undo.done', { amount }),
      about: customerName,
    });
  return (
    <div className="row-actions payment-actions">
      {unapplied > 0 && (
        <RowButton
          text={t('apply.short')}
          label={t('apply.of', of)}
          opens="dialog"
          onPress={() => change({ apply: id })}
        />
      )}
      <RowButton
        text={t('undo.short')}
        label={t(method === 'write-off' ? 'undo.ofWriteOff' : 'undo.of', of)}
        onPress={handleUndo}
      />
    </div>
  );
}
