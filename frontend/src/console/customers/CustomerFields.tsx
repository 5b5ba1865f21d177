import { TEXT_MAX } from '@dispatch/domain/limits';
import { formatPhone } from '@dispatch/domain/people/phone';
import { normalisePostalCode } from '@dispatch/domain/places/postal-code';
import { REPORT_LEVELS } from '@dispatch/domain/report/required-parts';
import { provinceFromText } from '@dispatch/domain/places/province';
import type { ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import './customers.css';
import { FormControlField, FormField } from '../../ui/form/FormField';
import { FormSelect } from '../../ui/form/FormSelect';
import { TidyField } from '../../ui/form/TidyField';
import { useTranslation } from '../../ui/text/useTranslation';
import type { Address } from '../../parts/address/fullAddress';
import { AddressField } from '../../parts/address/AddressField';
import type { CustomerValues } from './customerForm';

type Form = Pick<UseFormReturn<CustomerValues>, 'control' | 'setValue'>;

/** The fields of both dialogs; only the name is required. */
export function CustomerFields({ form }: { form: Form }) {
  const { t } = useTranslation('customers');
  const { control } = form;
  return (
    <>
      <FormField
        control={control}
        name="name"
        label={t('fields.name')}
        maxLength={TEXT_MAX.name}
        autoComplete="off"
        autoFocus
      />
      <Pair>
        <FormField
          control={control}
          name="contactName"
          label={t('fields.contactName')}
          maxLength={TEXT_MAX.contactName}
          autoComplete="off"
        />
        <TidyField
          control={control}
          name="phone"
          label={t('fields.phone')}
          type="tel"
          tidy={formatPhone}
          maxLength={TEXT_MAX.phone}
          autoComplete="off"
        />
      </Pair>
      <FormField
        control={control}
        name="email"
        label={t('fields.email')}
        type="email"
        maxLength={TEXT_MAX.email}
        autoComplete="off"
      />
      <AddressPart form={form} />
      <FormSelect
        control={control}
        name="reportLevel"
        label={t('fields.reportLevel')}
        help={t('reportLevel.help')}
        options={[
          { value: '', label: t('reportLevel.company') },
          ...REPORT_LEVELS.map((level) => ({ value: level, label: t(`reportLevel.${level}`) })),
        ]}
      />
    </>
  );
}

function AddressPart({ form: { control, setValue } }: { form: Form }) {
  const { t } = useTranslation('customers');
  const address = useWatch({ control, name: 'address' });
  const handlePick = (picked: Address) => {
    for (const part of ['address', 'city', 'province', 'postalCode'] as const)
      setValue(part, picked[part], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <FormControlField
        control={control}
        name="address"
        label={t('fields.address')}
        render={({ field, ids }) => (
          <AddressField
            ids={ids}
            name={field.name}
            inputRef={field.ref}
            value={address}
            onChange={field.onChange}
            onBlur={field.onBlur}
            onPick={handlePick}
            maxLength={TEXT_MAX.address}
          />
        )}
      />
      <Pair wideFirst>
        <FormField
          control={control}
          name="city"
          label={t('fields.city')}
          maxLength={TEXT_MAX.city}
          autoComplete="off"
        />
        <TidyField
          control={control}
          name="province"
          label={t('fields.province')}
          tidy={(text) => provinceFromText(text) ?? text.trim().toUpperCase()}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <TidyField
          control={control}
          name="postalCode"
          label={t('fields.postalCode')}
          tidy={normalisePostalCode}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </Pair>
    </>
  );
}

function Pair({ children, wideFirst = false }: { children: ReactNode; wideFirst?: boolean }) {
  return (
    <div className="customer-fields" data-wide-first={wideFirst || undefined}>
      {children}
    </div>
  );
}
