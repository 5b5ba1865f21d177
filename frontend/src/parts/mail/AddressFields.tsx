import { TEXT_MAX } from '@dispatch/domain/limits';
import { useFormContext } from 'react-hook-form';
import { FormField } from '../../ui/form/FormField';
import { useTranslation } from '../../ui/text/useTranslation';
import type { AddressValues } from './addressForm';

/** Who an email goes to, and what stands before its usual words. `isKnown` says that the customer has an address. */
export function AddressFields({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation('invoiceMail');
  const { control } = useFormContext<AddressValues>();
  return (
    <>
      <FormField
        control={control}
        name="to"
        label={t('fields.to')}
        help={t(isKnown ? 'fields.toHelp' : 'fields.toUnknown')}
        autoComplete="off"
        inputProps={{ inputMode: 'email' }}
        autoFocus={!isKnown}
      />
      <FormField
        control={control}
        name="message"
        label={t('fields.message')}
        help={t('fields.messageHelp')}
        rows={3}
        maxLength={TEXT_MAX.invoiceNote}
      />
    </>
  );
}
