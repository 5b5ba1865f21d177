import { TEXT_MAX } from '@dispatch/domain/limits';
import { AMOUNT } from '@dispatch/domain/text/money';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { CheckBox } from '../../../ui/form/CheckBox';
import { FormField } from '../../../ui/form/FormField';
import { NumberField } from '../../../ui/form/number/NumberField';
import { Icon } from '../../../ui/icon/Icon';
import { Section } from '../../../ui/layout/Section';
import { useTranslation } from '../../../ui/text/useTranslation';
import { NO_CORRECTION, type DraftValues } from './draftForm';
import './edit.css';

const CORRECTION = { ...AMOUNT, min: -AMOUNT.max };

/** Free-text lines with positive or negative amounts for special agreements. */
export function Corrections() {
  const { t } = useTranslation('invoice');
  const { control } = useFormContext<DraftValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'corrections' });
  return (
    <Section title={t('lines.corrections')}>
      {fields.length > 0 && (
        <ul className="card plain-list edit-rows">
          {fields.map((field, place) => (
            <li key={field.id} className="stack gap-12 edit-correction">
              <FormField
                control={control}
                name={`corrections.${place}.description`}
                label={t('fields.description')}
                maxLength={TEXT_MAX.lineDescription}
                autoComplete="off"
              />
              <NumberField
                control={control}
                name={`corrections.${place}.amount`}
                label={t('fields.amount')}
                bounds={CORRECTION}
              />
              <div className="edit-correction-end">
                <Controller
                  control={control}
                  name={`corrections.${place}.taxable`}
                  render={({ field: { value, onChange } }) => (
                    <CheckBox label={t('fields.taxable')} checked={value} onChange={onChange} />
                  )}
                />
                <IconButton
                  label={t('edit.removeCorrection', { place: String(place + 1) })}
                  onClick={() => remove(place)}
                >
                  <Icon name="delete" />
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          onClick={() => append(NO_CORRECTION)}
        >
          <Icon name="add" />
          {t('edit.addCorrection')}
        </Button>
      </div>
    </Section>
  );
}
