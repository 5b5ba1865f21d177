import { CHARGE_UNITS } from '@dispatch/domain/invoices/invoice';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { AMOUNT } from '@dispatch/domain/text/money';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldPair } from '../../ui/form/layout/FieldGrid';
import { FormCheckBox } from '../../ui/form/FormCheckBox';
import { FormField } from '../../ui/form/FormField';
import { FormSelect } from '../../ui/form/FormSelect';
import { NumberField } from '../../ui/form/number/NumberField';
import { useTranslation } from '../../ui/text/useTranslation';
import type { PricedValues } from './chargeForm';

const NAMES = ['nameEn', 'nameFr'] as const;
const PERCENT = { min: 0, max: 100, decimals: 3, unit: '%' } as const;

interface PricedFieldsProps {
  nameFrHelp?: string;
  /** Shown between the price and the tax. */
  children?: ReactNode;
}

/** Names, unit, price and tax, inside a `FormProvider`. */
export function PricedFields({ nameFrHelp, children }: PricedFieldsProps) {
  const { t } = useTranslation('charges');
  const { control } = useFormContext<PricedValues>();
  const isPercent = useWatch({ control, name: 'unit' }) === 'percent';
  return (
    <>
      {NAMES.map((name) => (
        <FormField
          key={name}
          control={control}
          name={name}
          label={t(`fields.${name}`)}
          help={name === 'nameFr' ? nameFrHelp : undefined}
          maxLength={TEXT_MAX.name}
        />
      ))}
      <FieldPair>
        <FormSelect<PricedValues>
          name="unit"
          label={t('fields.unit')}
          options={CHARGE_UNITS.map((value) => ({ value, label: t(`unit.${value}`) }))}
        />
        <NumberField<PricedValues>
          name="price"
          label={t(isPercent ? 'fields.percent' : 'fields.price')}
          bounds={isPercent ? PERCENT : AMOUNT}
        />
      </FieldPair>
      {children}
      <FormCheckBox<PricedValues> name="taxable" label={t('fields.taxable')} />
    </>
  );
}
