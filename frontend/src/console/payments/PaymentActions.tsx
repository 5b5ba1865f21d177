import type { Payment } from '../../api/invoicing/payments';
import { RowButton } from '../../ui/list/RowButton';
import './payments.css';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { useUrlState } from '../../ui/url/urlState';
import { PAYMENT_FIELDS } from './paymentsUrl';
import { useUndoPayment } from './useUndoPayment';

/** The actions for a payment that is not reversed. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const [, change] = useUrlState(PAYMENT_FIELDS);
  const undo = useUndoPayment();
  const { id, undoesId, undoneById, unapplied, customerName, amount } = payment;
  if (undoesId !== null || undoneById !== null) return null;
  const of = { customer: customerName, amount: format.money(amount) };
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
        label={t('undo.of', of)}
        onPress={() => void undo(payment)}
      />
    </div>
  );
}
