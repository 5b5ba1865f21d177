import { TEXT_MAX } from '@dispatch/domain/limits';
import { formatPhone } from '@dispatch/domain/people/phone';
import { REPORT_LEVELS } from '@dispatch/domain/report/required-parts';
import { useFormContext } from 'react-hook-form';
import { FieldPair } from '../../ui/form/layout/FieldGrid';
import { FormField } from '../../ui/form/FormField';
import { FormSelect } from '../../ui/form/FormSelect';
import { useTranslation } from '../../ui/text/useTranslation';
import { PostalFields } from '../../parts/address/PostalFields';
import type { CustomerValues } from './customerForm';

/** The fields of both dialogs, inside a `FormProvider`. Only the name is required. */
export function CustomerFields() {
  const { t } = useTranslation('customers');
  const { control } = useFormContext<CustomerValues>();
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
      <FieldPair>
        <FormField
          control={control}
          name="contactName"
          label={t('fields.contactName')}
          maxLength={TEXT_MAX.contactName}
          autoComplete="off"
        />
        <FormField
          control={control}
          name="phone"
          label={t('fields.phone')}
          type="tel"
          tidy={formatPhone}
          maxLength={TEXT_MAX.phone}
          autoComplete="off"
        />
      </FieldPair>
      <FormField
        control={control}
        name="email"
        label={t('fields.email')}
        type="email"
        maxLength={TEXT_MAX.email}
        autoComplete="off"
      />
      <PostalFields
        labels={{
          address: t('fields.address'),
          city: t('fields.city'),
          province: t('fields.province'),
          postalCode: t('fields.postalCode'),
        }}
      />
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
