import { TEXT_MAX } from '@dispatch/domain/limits';
import { formatPhone } from '@dispatch/domain/people/phone';
import { useConfig } from '../../api/config';
import { PostalFields } from '../../parts/address/PostalFields';
import { FieldPair } from '../../ui/form/layout/FieldGrid';
import { FormField } from '../../ui/form/FormField';
import { FormSection } from '../../ui/form/layout/FormSection';
import { useTranslation } from '../../ui/text/useTranslation';
import type { CompanyValues } from './companyForm';

/** The company's name and address. Blank fields use the server's settings. */
export function CarrierSection() {
  const { t } = useTranslation('company');
  const config = useConfig();
  const instead = (value: string | null) => (value ? t('instead', { value }) : undefined);
  return (
    <FormSection title={t('carrier.title')}>
      <FormField<CompanyValues>
        name="legalName"
        label={t('fields.legalName')}
        help={instead(config.companyName)}
        maxLength={TEXT_MAX.name}
        autoComplete="organization"
      />
      <FieldPair>
        <FormField<CompanyValues>
          name="phone"
          label={t('fields.phone')}
          help={instead(config.phone)}
          type="tel"
          tidy={formatPhone}
          maxLength={TEXT_MAX.phone}
          autoComplete="tel"
        />
        <FormField<CompanyValues>
          name="email"
          label={t('fields.email')}
          help={instead(config.email)}
          type="email"
          maxLength={TEXT_MAX.email}
          autoComplete="email"
        />
      </FieldPair>
      <PostalFields labelOf={(part) => t(`fields.${part}`)} />
    </FormSection>
  );
}
