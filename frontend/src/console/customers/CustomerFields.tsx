import { TEXT_MAX } from '@dispatch/domain/limits';
import { formatPhone } from '@dispatch/domain/people/phone';
import { REPORT_LEVELS } from '@dispatch/domain/report/required-parts';
import { FieldPair } from '../../ui/form/layout/FieldGrid';
import { FormField } from '../../ui/form/FormField';
import { FormSelect } from '../../ui/form/FormSelect';
import { useTranslation } from '../../ui/text/useTranslation';
import { PostalFields } from '../../parts/address/PostalFields';
import type { CustomerValues } from './customerForm';

/** The fields of both dialogs, inside a `FormProvider`. Only the name is required. */
export function CustomerFields() {
  const { t } = useTranslation('customers');
  return (
    <>
      <FormField<CustomerValues>
        name="name"
        label={t('fields.name')}
        maxLength={TEXT_MAX.name}
        autoFocus
      />
      <FieldPair>
        <FormField<CustomerValues>
          name="contactName"
          label={t('fields.contactName')}
          maxLength={TEXT_MAX.contactName}
        />
        <FormField<CustomerValues>
          name="phone"
          label={t('fields.phone')}
          type="tel"
          tidy={formatPhone}
          maxLength={TEXT_MAX.phone}
        />
      </FieldPair>
      <FormField<CustomerValues>
        name="email"
        label={t('fields.email')}
        type="email"
        maxLength={TEXT_MAX.email}
      />
      <PostalFields labelOf={(part) => t(`fields.${part}`)} />
      <FormSelect<CustomerValues>
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
