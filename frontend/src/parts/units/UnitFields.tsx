import type { DispatchUnit } from '@dispatch/domain/jobs/dispatch-form';
import { twinOf } from '@dispatch/domain/vehicles/vin';
import { useWatch } from 'react-hook-form';
import { maxYear, TEXT_MAX, YEAR_MIN } from '@dispatch/domain/limits';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import type { Job } from '../../api/jobs/jobs';
import type { Vehicle } from '../../api/vehicles';
import '../../ui/text/type.css';
import { useTranslation } from '../../ui/text/useTranslation';
import { FormField } from '../../ui/form/FormField';
import { NumberField } from '../../ui/form/number/NumberField';
import { MakeModelField } from './MakeModelField';
import { useMakes } from './makeModelSuggestions';
import { ModelField } from './ModelField';
import { withVin } from './pastedVins';
import { PriceField } from './PriceField';
import { useUnitsForm } from './unitForm';
import './units.css';
import { withVehicle } from './vehicleSuggestions';
import { VinField } from './VinField';

interface UnitFieldsProps {
  index: number;
  /** The job whose units are edited. */
  ownJob?: Job;
  onVins: (vins: readonly string[]) => void;
  /** Missing while it is the only unit. */
  onRemove?: () => void;
}

/** One unit: one line if there is room, the VIN first, because it determines year and make. */
export function UnitFields({ index, ownJob, onVins, onRemove }: UnitFieldsProps) {
  const { t } = useTranslation('units');
  const form = useUnitsForm();
  const { control } = form;
  const units = useWatch({ control, name: 'units' });
  const twin = twinOf(
    units.map(({ vinLast8 }) => vinLast8),
    index,
  );
  const latestYear = maxYear(new Date());
  const title = t('unit', { number: index + 1 });
  const path = `units.${index}` as const;
  const change = { shouldDirty: true, shouldValidate: true };
  const fill = (unit: Partial<DispatchUnit>) => {
    for (const name of ['vinLast8', 'year', 'make', 'model', 'poNumber'] as const)
      if (unit[name] !== undefined) form.setValue(`${path}.${name}`, unit[name], change);
  };
  const handleVins = (vins: readonly string[]) => {
    if (vins.length > 1) onVins(vins);
    else fill(withVin(form.getValues(path), vins[0], latestYear));
  };

  return (
    <div role="group" aria-label={title} className="unit">
      <div className="unit-head">
        <h4 className="unit-title type-h3">{title}</h4>
        <span className="unit-number quiet" aria-hidden>
          {index + 1}
        </span>
      </div>
      <div className="unit-vin">
        <VinField
          control={control}
          name={`${path}.vinLast8`}
          year={`${path}.year`}
          onVins={handleVins}
          hasHint={index === 0}
          ownJob={ownJob}
          twin={twin === null ? null : twin + 1}
          onPick={(vehicle: Vehicle) => fill(withVehicle(form.getValues(path), vehicle))}
        />
      </div>
      <NumberField
        control={control}
        name={`${path}.year`}
        label={t('year')}
        bounds={{ min: YEAR_MIN, max: latestYear, decimals: 0 }}
      />
      <MakeModelField
        control={control}
        name={`${path}.make`}
        label={t('make')}
        maxLength={TEXT_MAX.make}
        useSuggestions={useMakes}
      />
      <ModelField
        control={control}
        name={`${path}.model`}
        make={`${path}.make`}
        label={t('model')}
        onMake={(make) => fill({ make })}
      />
      <FormField
        control={control}
        name={`${path}.poNumber`}
        label={t('poNumber')}
        maxLength={TEXT_MAX.poNumber}
      />
      <PriceField control={control} name={`${path}.price`} label={t('price')} />
      {onRemove && (
        <div className="unit-remove">
          <IconButton label={t('remove', { number: index + 1 })} onClick={onRemove}>
            <Icon name="delete" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
