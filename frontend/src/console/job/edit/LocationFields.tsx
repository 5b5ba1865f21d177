import type { Side } from '@dispatch/domain/jobs/job-location';
import { normalisePostalCode } from '@dispatch/domain/places/postal-code';
import type { UseFormReturn } from 'react-hook-form';
import { FormControlField, FormField } from '../../../ui/form/FormField';
import { TidyField } from '../../../ui/form/TidyField';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { Address } from '../../../parts/address/fullAddress';
import { AddressField } from '../../../parts/address/AddressField';
import type { JobValues } from './jobEditForm';
import { PART_MAX } from './jobEditSchema';
import { FieldGrid, Section } from '../Section';

interface LocationFieldsProps {
  form: UseFormReturn<JobValues>;
  side: Side;
}

export function LocationFields({ form, side }: LocationFieldsProps) {
  const { t } = useTranslation('jobDetails');
  const { control, setValue } = form;
  const handlePick = (parts: Address) => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(`${side}Address`, parts.address, options);
    setValue(`${side}City`, parts.city, options);
    setValue(`${side}Province`, parts.province, options);
    setValue(`${side}PostalCode`, parts.postalCode, options);
  };
  return (
    <Section title={t(`sections.${side}`)}>
      <FormControlField
        control={control}
        name={`${side}Address`}
        label={t('parts.Address')}
        render={({ field, ids }) => (
          <AddressField
            ids={ids}
            name={field.name}
            inputRef={field.ref}
            value={String(field.value)}
            onChange={field.onChange}
            onBlur={field.onBlur}
            onPick={handlePick}
            maxLength={PART_MAX.Address}
          />
        )}
      />
      <FieldGrid min={150}>
        <FormField
          control={control}
          name={`${side}City`}
          label={t('parts.City')}
          maxLength={PART_MAX.City}
        />
        <TidyField
          control={control}
          name={`${side}Province`}
          label={t('parts.Province')}
          maxLength={PART_MAX.Province}
          tidy={(text) => text.toUpperCase()}
        />
        <TidyField
          control={control}
          name={`${side}PostalCode`}
          label={t('parts.PostalCode')}
          maxLength={PART_MAX.PostalCode}
          tidy={normalisePostalCode}
        />
        <FormField
          control={control}
          name={`${side}ContactName`}
          label={t('parts.ContactName')}
          maxLength={PART_MAX.ContactName}
        />
        <FormField
          control={control}
          name={`${side}ContactPhone`}
          label={t('parts.ContactPhone')}
          type="tel"
          maxLength={PART_MAX.ContactPhone}
        />
        <FormField
          control={control}
          name={`${side}SiteContactName`}
          label={t('parts.SiteContactName')}
          maxLength={PART_MAX.SiteContactName}
        />
      </FieldGrid>
    </Section>
  );
}
