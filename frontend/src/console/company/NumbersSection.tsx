import { TEXT_MAX } from '@dispatch/domain/limits';
import { useFormContext } from 'react-hook-form';
import { FormField } from '../../ui/form/FormField';
import { FormSection } from '../../ui/form/layout/FormSection';
import { useTranslation } from '../../ui/text/useTranslation';
import type { CompanyValues } from './companyForm';
import './company.css';

const NUMBERS = ['nsc', 'cvor', 'nir'] as const;

/** Numbers that a carrier must show on its documents. */
export function NumbersSection() {
  const { t } = useTranslation('company');
  const { control } = useFormContext<CompanyValues>();
  return (
    <FormSection title={t('numbers.title')}>
      <div className="company-numbers">
        {NUMBERS.map((name) => (
          <FormField
            key={name}
            control={control}
            name={name}
            label={t(`fields.${name}`)}
            help={t(`numbers.${name}`)}
            maxLength={TEXT_MAX.carrierNumber}
          />
        ))}
      </div>
    </FormSection>
  );
}
