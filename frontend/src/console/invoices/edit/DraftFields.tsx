import { TERMS_DAYS } from '@dispatch/domain/invoices/invoice-settings';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { LANGUAGES } from '../../../lib/languages';
import { DateField } from '../../../ui/form/DateField';
import { FormField } from '../../../ui/form/FormField';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FieldPair } from '../../../ui/form/layout/FieldGrid';
import { NumberField } from '../../../ui/form/number/NumberField';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { DraftValues } from './draftForm';

/** Date, terms, language and the other fields of the invoice head. */
export function DraftFields() {
  const { t } = useTranslation('invoice');
  const id = useId();
  const { control } = useFormContext<DraftValues>();
  return (
    <section aria-labelledby={id} className="stack">
      <h3 id={id} className="type-h3">
        {t('edit.head')}
      </h3>
      <FieldPair>
        <DateField
          control={control}
          name="invoiceDate"
          label={t('fields.invoiceDate')}
          prefer="past"
        />
        <NumberField
          control={control}
          name="termsDays"
          label={t('fields.termsDays')}
          bounds={TERMS_DAYS}
        />
      </FieldPair>
      <FieldPair>
        <FormSelect
          control={control}
          name="language"
          label={t('fields.language')}
          options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
        <FormField
          control={control}
          name="poNumber"
          label={t('fields.poNumber')}
          maxLength={TEXT_MAX.poNumber}
          autoComplete="off"
        />
      </FieldPair>
      <FormField
        control={control}
        name="note"
        label={t('fields.note')}
        help={t('edit.noteHelp')}
        rows={2}
        maxLength={TEXT_MAX.invoiceNote}
      />
    </section>
  );
}
