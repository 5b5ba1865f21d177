import { useState } from 'react';
import { usePaymentDialog } from '../../../parts/navigation/paymentAddress';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { useTranslation } from '../../../ui/text/useTranslation';
import { PaymentForm } from './PaymentForm';

/** Records a payment of a customer for one or several invoices. */
export function TakePayment() {
  const { t } = useTranslation('payments');
  const { payer, pays, close } = usePaymentDialog();
  // The address may already belong to the page below while the dialog closes.
  const [opened] = useState({ payer, pays });
  return (
    <DialogFrame title={t('take.title')} onClose={close}>
      <PaymentForm {...opened} onClose={close} />
    </DialogFrame>
  );
}
