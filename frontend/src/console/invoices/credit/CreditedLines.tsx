import { leftOf } from '@dispatch/domain/invoices/credit-note';
import { AMOUNT, toDollars } from '@dispatch/domain/text/money';
import { Controller, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Invoice } from '../../../api/invoicing/invoices';
import { CheckBox } from '../../../ui/form/CheckBox';
import { useFieldError } from '../../../ui/form/fieldProblem';
import { NumberField } from '../../../ui/form/number/NumberField';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import './credit.css';
import type { CreditValues } from './creditForm';
import type { CreditRules } from './creditRules';

interface CreditedLinesProps {
  invoice: Invoice;
  rules: CreditRules;
}

/** Chooses lines, such as vehicles. A chosen line is credited in full, unless its amount is changed. */
export function CreditedLines({ invoice, rules }: CreditedLinesProps) {
  const { t } = useTranslation('invoice');
  const { control } = useFormContext<CreditValues>();
  const { errors } = useFormState({ control });
  const problem = useFieldError()(errors.lines?.[0]?.isOn?.message);
  const named = new Map(invoice.lines.map((line) => [line.id, line]));
  return (
    <fieldset className="credited-lines">
      <legend className="field-label">{t('credit.chosen')}</legend>
      <ul className="card row-list">
        {rules.lines.map(({ id, ...line }, place) => {
          const { jobReference, description, vin } = named.get(id) ?? {};
          return (
            <CreditedLine
              key={id}
              place={place}
              name={[jobReference, description, vin].filter(Boolean).join(' · ')}
              left={toDollars(leftOf({ id, ...line }))}
            />
          );
        })}
      </ul>
      {problem && (
        <p role="alert" className="field-below" data-wrong>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

interface CreditedLineProps {
  place: number;
  name: string;
  /** The amount that can still be credited; below 0 for a discount. */
  left: number;
}

function CreditedLine({ place, name, left }: CreditedLineProps) {
  const { t, format } = useTexts('invoice');
  const { control, setValue } = useFormContext<CreditValues>();
  const isOn = useWatch({ control, name: `lines.${place}.isOn` });
  const handleTick = (isTicked: boolean) => {
    setValue(`lines.${place}.isOn`, isTicked, { shouldDirty: true });
    setValue(`lines.${place}.amount`, isTicked ? left : null, { shouldDirty: true });
  };
  if (left === 0)
    return (
      <li>
        <span className="push breakable quiet">{name}</span>
        <span className="small quiet">{t('credit.nothingLeft')}</span>
      </li>
    );
  return (
    <li>
      <div className="push breakable">
        <Controller
          control={control}
          name={`lines.${place}.isOn`}
          render={({ field }) => (
            <CheckBox label={name} checked={field.value} onChange={handleTick} />
          )}
        />
        <div className="small quiet">{t('credit.left', { amount: format.money(left) })}</div>
      </div>
      {isOn && (
        <div className="credited-amount">
          <NumberField<CreditValues>
            name={`lines.${place}.amount`}
            label={t('credit.amountOf', { line: name })}
            isLabelSeen={false}
            bounds={{ ...AMOUNT, min: Math.min(0, left), max: Math.max(0, left) }}
          />
        </div>
      )}
    </li>
  );
}
