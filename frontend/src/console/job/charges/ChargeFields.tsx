import { useFormContext, useWatch } from 'react-hook-form';
import { useListPriceListQuery } from '../../../api/invoicing/priceList';
import type { ChargeValues } from '../../../parts/charges/chargeForm';
import { PricedFields } from '../../../parts/charges/PricedFields';
import { useChargeWords } from '../../../parts/charges/useChargeWords';
import { Button } from '../../../ui/button/Button';
import { FormSelect } from '../../../ui/form/FormSelect';
import { NumberField } from '../../../ui/form/number/NumberField';
import { useTranslation } from '../../../ui/text/useTranslation';
import { NO_CHARGE, valuesOfItem } from './chargeValues';

/** A longer price list is a select. */
const MOST_BUTTONS = 8;
const QUANTITY = { min: 0.001, max: 99_999.999, decimals: 3 } as const;

/** The fields of a charge, inside a `FormProvider`. A new charge can be filled from the price list. */
export function ChargeFields({ isNew = false }: { isNew?: boolean }) {
  const { t } = useTranslation('charges');
  const { control } = useFormContext<ChargeValues>();
  const unit = useWatch({ control, name: 'unit' });
  return (
    <>
      {isNew && <ItemChoice />}
      <PricedFields nameFrHelp={t('nameFrHelp')}>
        {unit !== 'percent' && (
          <NumberField<ChargeValues>
            name="quantity"
            label={t('fields.quantity')}
            bounds={unit === 'each' ? QUANTITY : { ...QUANTITY, unit }}
          />
        )}
      </PricedFields>
    </>
  );
}

/** Fills in the values of a price list item; all of them can still be changed. */
function ItemChoice() {
  const { t } = useTranslation('charges');
  const { setValue, setFocus } = useFormContext<ChargeValues>();
  const { nameOf } = useChargeWords();
  const { data: items = [] } = useListPriceListQuery();
  const chosen = useWatch<ChargeValues, 'itemId'>({ name: 'itemId' });
  const options = [
    { value: '', label: t('item.free') },
    ...items.map((item) => ({ value: String(item.id), label: nameOf(item) })),
  ];
  const fill = (itemId: string) => {
    const item = items.find(({ id }) => String(id) === itemId);
    const values: ChargeValues = item ? valuesOfItem(item) : NO_CHARGE;
    for (const name of Object.keys(values) as (keyof ChargeValues)[])
      setValue(name, values[name], { shouldDirty: true });
    return item;
  };
  if (items.length > MOST_BUTTONS)
    return (
      <FormSelect<ChargeValues>
        name="itemId"
        label={t('item.label')}
        options={options}
        onChosen={fill}
      />
    );
  const handlePress = (itemId: string) => {
    const item = fill(itemId);
    if (item) setFocus(item.unit === 'percent' ? 'price' : 'quantity', { shouldSelect: true });
  };
  return (
    <div role="group" aria-label={t('item.label')} className="control-row">
      {options.map(({ value, label }) => (
        <Button
          key={value}
          size="small"
          {...(value === chosen
            ? { variant: 'contained' as const }
            : { variant: 'outlined' as const, color: 'secondary' as const })}
          aria-pressed={value === chosen}
          onClick={() => handlePress(value)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
