import { TEXT_MAX } from '@dispatch/domain/limits';
import { FormField } from '../../ui/form/FormField';
import { useTranslation } from '../../ui/text/useTranslation';
import type { AddressValues } from './addressForm';

/**
 * The recipients of an email and the text before its standard content. `isKnown`: the customer has
 * an address.
 */
export function AddressFields({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation('invoiceMail');
  return (
    <>
      <FormField<AddressValues>
        name="to"
        label={t('fields.to')}
        help={t(isKnown ? 'fields.toHelp' : 'fields.toUnknown')}
        inputMode="email"
        autoFocus={!isKnown}
      />
      <FormField<AddressValues>
        name="message"
        label={t('fields.message')}
        help={t('fields.messageHelp')}
        rows={3}
        maxLength={TEXT_MAX.invoiceNote}
      />
    </>
  );
}
