import { PAYMENT_METHODS } from '@dispatch/domain/invoices/payment';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { AMOUNT } from '@dispatch/domain/text/money';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { CustomerField } from '../../../parts/people/CustomerField';
import { DateField } from '../../../ui/form/DateField';
import { FormField } from '../../../ui/form/FormField';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FieldPair } from '../../../ui/form/layout/FieldGrid';
import { NumberField } from '../../../ui/form/number/NumberField';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { PaymentValues } from './paymentForm';

interface PaymentFieldsProps {
  /** The payer was chosen before the dialog opened, so the focus starts at the amount. */
  isPayerKnown: boolean;
  /** Called when the user types an amount. */
  onAmount: (amount: number | null) => void;
}

export function PaymentFields({ isPayerKnown, onAmount }: PaymentFieldsProps) {
  const { t } = useTranslation('payments');
  const { watch } = useFormContext<PaymentValues>();
  const tell = useEffectEvent(onAmount);
  useEffect(() => {
    const { unsubscribe } = watch(({ amount }, { name, type }) => {
      // Ignores values set by the form itself.
      if (name === 'amount' && type === 'change') tell(amount ?? null);
    });
    return unsubscribe;
  }, [watch]);
  return (
    <>
      <CustomerField<PaymentValues>
        name="customerId"
        label={t('fields.customer')}
        noneLabel={t('take.noCustomer')}
      />
      <FieldPair>
        <DateField<PaymentValues> name="paidOn" label={t('fields.paidOn')} prefer="past" />
        <NumberField<PaymentValues>
          name="amount"
          label={t('fields.amount')}
          bounds={AMOUNT}
          autoFocus={isPayerKnown}
        />
      </FieldPair>
      <FieldPair>
        <FormSelect<PaymentValues>
          name="method"
          label={t('fields.method')}
          options={PAYMENT_METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
        />
        <FormField<PaymentValues>
          name="reference"
          label={t('fields.reference')}
          maxLength={TEXT_MAX.poNumber}
        />
      </FieldPair>
      <FormField<PaymentValues>
        name="note"
        label={t('fields.note')}
        rows={2}
        maxLength={TEXT_MAX.cancellationNote}
      />
    </>
  );
}
