import { zodResolver } from '@hookform/resolvers/zod';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  useAddJobChargeMutation,
  useChangeJobChargeMutation,
  type Charge,
} from '../../../api/invoicing/charges';
import { ifMatch } from '../../../api/request/requestHeaders';
import { chargeSchema, type ChargeValues } from '../../../parts/charges/chargeForm';
import { NewRecordDialog } from '../../../ui/record/NewRecordDialog';
import { RecordDialog } from '../../../ui/record/RecordDialog';
import { useTranslation } from '../../../ui/text/useTranslation';
import { NO_CHARGE, toPayload, toValues, valuesOfItem } from './chargeValues';
import { useListPriceListQuery } from '../../../api/invoicing/priceList';
import { PricedFields } from '../../../parts/charges/PricedFields';
import { useChargeWords } from '../../../parts/charges/useChargeWords';
import { Button } from '../../../ui/button/Button';
import { FormSelect } from '../../../ui/form/FormSelect';
import { NumberField } from '../../../ui/form/number/NumberField';

/** A longer price list is a select. */
const MOST_BUTTONS = 8;

const QUANTITY = { min: 0.001, max: 99_999.999, decimals: 3 } as const;

interface ChargeDialogProps {
  jobId: number;
  /** Null for a new charge. */
  charge: Charge | null;
  onClose: () => void;
}

/** Adds a charge to a job, from the price list or free, or edits one. */
export function ChargeDialog({ jobId, charge, onClose }: ChargeDialogProps) {
  return charge ? (
    <EditCharge charge={charge} onClose={onClose} />
  ) : (
    <AddCharge jobId={jobId} onClose={onClose} />
  );
}

function AddCharge({ jobId, onClose }: { jobId: number; onClose: () => void }) {
  const { t } = useTranslation('charges');
  const [add] = useAddJobChargeMutation();
  return (
    <NewRecordDialog
      texts={{ title: t('add'), submit: t('add'), busy: t('adding'), done: t('added') }}
      place={`job-${jobId}-new-charge`}
      resolver={zodResolver(chargeSchema)}
      defaultValues={NO_CHARGE}
      send={(values, once) => add({ id: jobId, newCharge: toPayload(values), ...once })}
      onClose={onClose}
    >
      <ChargeFields isNew />
    </NewRecordDialog>
  );
}

function EditCharge({ charge, onClose }: { charge: Charge; onClose: () => void }) {
  const { t } = useTranslation('charges');
  const [change] = useChangeJobChargeMutation();
  const { id: chargeId, jobId: id } = charge;
  return (
    <RecordDialog
      texts={{ title: t('edit'), submit: t('save'), busy: t('saving'), done: t('updated') }}
      record={charge}
      place={`charge-${chargeId}`}
      resolver={zodResolver(chargeSchema)}
      toValues={toValues}
      save={(values, { version }) => {
        const { itemId: _item, ...chargeChanges } = toPayload(values);
        return change({ id, chargeId, chargeChanges, ...ifMatch(version) });
      }}
      subject={{ resource: 'job', id }}
      inWords={({ name, value }) =>
        name === 'itemId' ? null : { label: t(`fields.${name}`), text: String(value ?? '') }
      }
      onClose={onClose}
    >
      <ChargeFields />
    </RecordDialog>
  );
}

/** The fields of a charge, inside a `FormProvider`. A new charge can be filled from the price list. */
function ChargeFields({ isNew = false }: { isNew?: boolean }) {
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
