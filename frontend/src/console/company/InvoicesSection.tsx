import {
  INVOICE_DEFAULTS,
  INVOICE_LANGUAGES,
  INVOICE_PREFIX_MAX,
  TERMS_DAYS,
} from '@dispatch/domain/invoices/invoice-settings';
import { WRITE_OFF_LIMIT } from '@dispatch/domain/invoices/write-off';
import { TEXT_MAX } from '@dispatch/domain/limits';
import type { ReactNode } from 'react';
import {
  isPlausibleQstNumber,
  isQstNumber,
  normaliseRegistration,
} from '@dispatch/domain/tax/registration-numbers';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldPair } from '../../ui/form/layout/FieldGrid';
import { FormSection } from '../../ui/form/layout/FormSection';
import { FormField } from '../../ui/form/FormField';
import { FormSelect } from '../../ui/form/FormSelect';
import { NumberField } from '../../ui/form/number/NumberField';
import { useTranslation } from '../../ui/text/useTranslation';
import type { CompanyValues } from './companyForm';

/** Company details on invoices, and defaults for customers without settings of their own. */
export function InvoicesSection({ logo }: { logo: ReactNode }) {
  const { t } = useTranslation('company');
  const { language, termsDays } = INVOICE_DEFAULTS;
  return (
    <FormSection title={t('invoices.title')}>
      {logo}
      <RegistrationFields />
      <FieldPair>
        <FormSelect<CompanyValues>
          name="invoiceLanguage"
          label={t('fields.invoiceLanguage')}
          help={t('invoices.languageHelp')}
          options={[
            {
              value: '',
              label: t('invoices.byDefault', { value: t(`invoices.language.${language}`) }),
            },
            ...INVOICE_LANGUAGES.map((value) => ({
              value,
              label: t(`invoices.language.${value}`),
            })),
          ]}
        />
        <NumberField<CompanyValues>
          name="termsDays"
          label={t('fields.termsDays')}
          help={t('instead', { value: t('invoices.days', { count: termsDays }) })}
          bounds={TERMS_DAYS}
        />
      </FieldPair>
      <FieldPair>
        <FormField<CompanyValues>
          name="invoicePrefix"
          label={t('fields.invoicePrefix')}
          help={t('invoices.prefixHelp')}
          maxLength={INVOICE_PREFIX_MAX}
        />
        <FormField<CompanyValues>
          name="reminderDays"
          label={t('fields.reminderDays')}
          help={t('invoices.reminderHelp')}
        />
      </FieldPair>
      <FieldPair>
        <NumberField<CompanyValues>
          name="writeOffLimit"
          label={t('fields.writeOffLimit')}
          help={t('invoices.writeOffHelp')}
          bounds={WRITE_OFF_LIMIT}
        />
      </FieldPair>
      <FieldPair>
        {(['interestText', 'interestTextFr'] as const).map((name) => (
          <FormField<CompanyValues>
            key={name}
            name={name}
            label={t(`fields.${name}`)}
            help={t(`invoices.${name}Help`)}
            maxLength={TEXT_MAX.interestText}
          />
        ))}
      </FieldPair>
      <FieldPair>
        {(['remittance', 'remittanceFr'] as const).map((name) => (
          <FormField<CompanyValues>
            key={name}
            name={name}
            label={t(`fields.${name}`)}
            help={t(`invoices.${name}Help`)}
            rows={3}
            maxLength={TEXT_MAX.remittance}
          />
        ))}
      </FieldPair>
    </FormSection>
  );
}

/** Sales tax numbers. A doubtful check digit of the QST number only causes a warning. */
function RegistrationFields() {
  const { t } = useTranslation('company');
  const { control } = useFormContext<CompanyValues>();
  const qst = normaliseRegistration(useWatch({ control, name: 'qstNumber' }));
  const isDoubtful = isQstNumber(qst) && !isPlausibleQstNumber(qst);
  return (
    <FieldPair>
      <FormField<CompanyValues>
        name="gstNumber"
        label={t('fields.gstNumber')}
        help={t('invoices.gstHelp')}
        maxLength={TEXT_MAX.registrationNumber}
      />
      <FormField<CompanyValues>
        name="qstNumber"
        label={t('fields.qstNumber')}
        help={
          isDoubtful ? (
            <span className="company-doubt">{t('invoices.qstDoubt')}</span>
          ) : (
            t('invoices.qstHelp')
          )
        }
        maxLength={TEXT_MAX.registrationNumber}
      />
    </FieldPair>
  );
}
