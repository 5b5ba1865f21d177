import type { Payment } from '../../api/invoicing/payments';
import { ToneChip } from '../../ui/facts/ToneChip';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';

/** Whether a payment was reversed or has credit left; empty if fully applied. */
export function PaymentState({
  payment: { undoesId, undoneById, unapplied },
}: {
  payment: Payment;
}) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  if (undoesId !== null) return <ToneChip tone="gray" label={t('state.counter')} />;
  if (undoneById !== null) return <ToneChip tone="gray" label={t('state.undone')} />;
  if (unapplied <= 0) return null;
  return <ToneChip tone="blue" label={t('state.credit', { amount: format.money(unapplied) })} />;
}
