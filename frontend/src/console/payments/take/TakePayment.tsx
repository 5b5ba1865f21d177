import { useState } from 'react';
import { usePaymentDialog } from '../../../parts/navigation/paymentAddress';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { useTranslation } from '../../../ui/text/useTranslation';
import { PaymentForm } from './PaymentForm';

/** Takes in money from a customer, for one invoice or several. */
export function TakePayment() {
  const { t } = useTranslation('payments');
  const { payer, pays, close } = usePaymentDialog();
  // The address may already be that of what lies beneath while the dialog goes.
  const [opened] = useState({ payer, pays });
  return (
    <DialogFrame title={t('take.title')} onClose={close}>
      <PaymentForm {...opened} onClose={close} />
    </DialogFrame>
  );
}
