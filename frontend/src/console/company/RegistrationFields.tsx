import { TEXT_MAX } from '@dispatch/domain/limits';
import {
  isPlausibleQstNumber,
  isQstNumber,
  normaliseRegistration,
} from '@dispatch/domain/tax/registration-numbers';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldPair } from '../../ui/form/layout/FieldGrid';
import { FormField } from '../../ui/form/FormField';
import { useTranslation } from '../../ui/text/useTranslation';
import type { CompanyValues } from './companyForm';

/** Sales tax numbers. A doubtful check digit of the QST number only causes a warning. */
export function RegistrationFields() {
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
