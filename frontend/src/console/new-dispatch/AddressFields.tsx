import { parsePastedAddress, type PastedAddress } from '@dispatch/domain/places/address-paste';
import type { Side } from '@dispatch/domain/jobs/job-location';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { isPlausiblePostalCode, normalisePostalCode } from '@dispatch/domain/places/postal-code';
import { provinceFromText } from '@dispatch/domain/places/province';
import type { ClipboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldCell } from '../../ui/form/layout/FieldGrid';
import { FormControlField, FormField } from '../../ui/form/FormField';
import { useTranslation } from '../../ui/text/useTranslation';
import type { Address } from '../../parts/address/fullAddress';
import { AddressField } from '../../parts/address/AddressField';
import { TidyField } from '../../ui/form/TidyField';
import { fill, useDispatchForm } from './dispatchForm';
import { useUsualPlaces } from './useUsualPlaces';

/** The format check of Canadian postal codes can only warn, not reject. */
function isDoubtful(postalCode: string): boolean {
  return postalCode.trim() !== '' && !isPlausiblePostalCode(postalCode);
}

export function AddressFields({ side }: { side: Side }) {
  const { t } = useTranslation('dispatch');
  const form = useDispatchForm();
  const { control } = form;
  const address = useWatch({ control, name: `${side}Address` });
  const postalCode = useWatch({ control, name: `${side}PostalCode` });
  const usual = useUsualPlaces(side);
  const fillAddress = (parts: Address) =>
    fill(form, {
      [`${side}Address`]: parts.address,
      [`${side}City`]: parts.city,
      [`${side}Province`]: parts.province,
      [`${side}PostalCode`]: parts.postalCode,
      [`${side}Country`]: parts.country,
    });
  const fillParts = (parts: PastedAddress) =>
    fillAddress({
      address: parts.address ?? '',
      city: parts.city ?? '',
      province: parts.province ?? '',
      postalCode: parts.postalCode ?? '',
      country: parts.province ? t('location.canada') : '',
    });
  const handlePaste = (event: ClipboardEvent) => {
    const parts = parsePastedAddress(event.clipboardData.getData('text'));
    if (!parts.city && !parts.province && !parts.postalCode) return;
    event.preventDefault();
    fillParts(parts);
  };
  /** Splits a typed address that includes more than a street, if city and province are empty. */
  const handleBlur = () => {
    const [city, province] = form.getValues([`${side}City`, `${side}Province`]);
    const parts = parsePastedAddress(address);
    const isWhole = parts.address && parts.city && (parts.province ?? parts.postalCode);
    if (isWhole && ![city, province, postalCode].some((text) => text.trim())) fillParts(parts);
  };

  return (
    <>
      <FieldCell span={4}>
        <FormControlField
          control={control}
          name={`${side}Address`}
          label={t('location.address')}
          help={t('location.addressHint')}
          render={({ field, ids }) => (
            <AddressField
              ids={ids}
              name={field.name}
              inputRef={field.ref}
              value={address}
              onChange={field.onChange}
              onBlur={() => {
                handleBlur();
                field.onBlur();
              }}
              usual={usual}
              onPick={fillAddress}
              onPaste={handlePaste}
              maxLength={TEXT_MAX.address}
            />
          )}
        />
      </FieldCell>
      <FieldCell span={2}>
        <FormField
          control={control}
          name={`${side}City`}
          label={t('location.city')}
          maxLength={TEXT_MAX.city}
        />
      </FieldCell>
      <FieldCell span={2} half>
        <TidyField
          control={form.control}
          name={`${side}Province`}
          label={t('location.province')}
          tidy={(text) => provinceFromText(text) ?? text.trim().toUpperCase()}
          autoCapitalize="characters"
        />
      </FieldCell>
      <FieldCell span={2} half>
        <TidyField
          control={form.control}
          name={`${side}PostalCode`}
          label={t('location.postalCode')}
          help={isDoubtful(postalCode) ? t('location.postalCodeWarning') : undefined}
          tidy={normalisePostalCode}
          autoCapitalize="characters"
        />
      </FieldCell>
      <FieldCell span={2} isAside>
        <FormField
          control={control}
          name={`${side}Country`}
          label={t('location.country')}
          help={t('location.countryHint')}
          inputProps={{ readOnly: true, tabIndex: -1 }}
        />
      </FieldCell>
    </>
  );
}
