import type { Side } from '@dispatch/domain/jobs/job-location';
import { parsePastedAddress } from '@dispatch/domain/places/address-paste';
import type { ClipboardEvent } from 'react';
import { FormControlField } from '../../ui/form/FormField';
import { useTranslation } from '../../ui/text/useTranslation';
import { AddressField } from '../address/AddressField';
import type { Address, AddressOption } from '../address/fullAddress';
import { fill, useJobForm, type JobFormValues } from './jobForm';
import { PART_MAX } from './jobFormShape';

type AddressParts = { readonly [Part in keyof Address]?: string | null };

interface LocationAddressProps {
  side: Side;
  usual?: readonly AddressOption[] | undefined;
}

/** The street; a suggestion, a pasted or a typed address also fills the other parts. */
export function LocationAddress({ side, usual }: LocationAddressProps) {
  const { t } = useTranslation('jobForm');
  const form = useJobForm();
  const fillAddress = ({ address, city, province, postalCode, country }: AddressParts) =>
    fill(form, {
      [`${side}Address`]: address ?? '',
      [`${side}City`]: city ?? '',
      [`${side}Province`]: province ?? '',
      [`${side}PostalCode`]: postalCode ?? '',
      [`${side}Country`]: country ?? (province ? t('canada') : ''),
    });
  const handlePaste = (event: ClipboardEvent) => {
    const parts = parsePastedAddress(event.clipboardData.getData('text'));
    if (!parts.city && !parts.province && !parts.postalCode) return;
    event.preventDefault();
    fillAddress(parts);
  };
  /** Splits a typed address that includes more than a street, if the other parts are empty. */
  const handleBlur = () => {
    const others = form.getValues([`${side}City`, `${side}Province`, `${side}PostalCode`]);
    const parts = parsePastedAddress(form.getValues(`${side}Address`));
    const isWhole = parts.address && parts.city && (parts.province ?? parts.postalCode);
    if (isWhole && !others.some((text) => text.trim())) fillAddress(parts);
  };
  return (
    <FormControlField<JobFormValues>
      name={`${side}Address`}
      label={t('parts.Address')}
      help={t('addressHint')}
      render={({ field, ids }) => (
        <AddressField
          ids={ids}
          name={field.name}
          inputRef={field.ref}
          value={String(field.value)}
          onChange={field.onChange}
          onBlur={() => {
            handleBlur();
            field.onBlur();
          }}
          usual={usual}
          onPick={fillAddress}
          onPaste={handlePaste}
          maxLength={PART_MAX.Address}
        />
      )}
    />
  );
}
