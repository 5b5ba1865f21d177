import { blankUnit, canAddUnit, canRemoveUnit } from '@dispatch/domain/jobs/dispatch-form';
import { MAX_UNITS } from '@dispatch/domain/limits';
import { nanoid } from '@reduxjs/toolkit';
import { useFieldArray, useWatch } from 'react-hook-form';
import { twinOf } from '@dispatch/domain/vehicles/vin';
import type { Job } from '../../api/jobs/jobs';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { LateAlert } from '../../ui/over/LateAlert';
import { useTranslation } from '../../ui/text/useTranslation';
import { useFieldError } from '../../ui/form/fieldProblem';
import { useUnitsForm } from './unitForm';
import './units.css';
import { IconButton } from '../../ui/button/IconButton';
import { PriceField } from './PriceField';
import { VehicleFields } from './VehicleFields';

interface UnitRowsProps {
  /** The job whose units are edited; missing while it is being created. */
  ownJob?: Job;
  onSeveralVins: (vins: readonly string[], start: number) => void;
}

/** The units of a job with several vehicles, 1 to 9. */
export function UnitRows({ ownJob, onSeveralVins }: UnitRowsProps) {
  const { t } = useTranslation('jobForm');
  const { control, setFocus, formState } = useUnitsForm();
  const fieldError = useFieldError();
  const { units } = formState.errors;
  const problem = fieldError(units?.root?.message ?? units?.message);
  const { fields, append, remove } = useFieldArray({ control, name: 'units', keyName: 'rowKey' });
  const handleRemove = (index: number) => {
    remove(index);
    setFocus(`units.${Math.max(index - 1, 0)}.vinLast8`);
  };

  return (
    <div className="stack">
      <div className="line">
        <h3 className="type-h3 push">
          {t('title')}{' '}
          <span className="type-body quiet unit-count" role="status">
            {t('counter', { number: fields.length, max: MAX_UNITS })}
          </span>
        </h3>
        <Button
          isMinor
          disabled={!canAddUnit(fields)}
          onClick={() =>
            append(blankUnit(nanoid()), { focusName: `units.${fields.length}.vinLast8` })
          }
        >
          <Icon name="add" />
          {t('add')}
        </Button>
      </div>
      {problem && (
        <LateAlert severity="error" role="alert">
          {problem}
        </LateAlert>
      )}
      <div className="units">
        {fields.map((unit, index) => (
          <UnitFields
            key={unit.rowKey}
            index={index}
            ownJob={ownJob}
            onSeveralVins={(vins) => onSeveralVins(vins, index)}
            onRemove={canRemoveUnit(fields) ? () => handleRemove(index) : undefined}
          />
        ))}
      </div>
    </div>
  );
}

interface UnitFieldsProps {
  index: number;
  /** The job whose units are edited. */
  ownJob?: Job;
  onSeveralVins: (vins: readonly string[]) => void;
  /** Missing while it is the only unit. */
  onRemove?: () => void;
}

/** One unit, on one line if there is room. */
function UnitFields({ index, ownJob, onSeveralVins, onRemove }: UnitFieldsProps) {
  const { t } = useTranslation('jobForm');
  const { control } = useUnitsForm();
  const units = useWatch({ control, name: 'units' });
  const twin = twinOf(
    units.map(({ vinLast8 }) => vinLast8),
    index,
  );
  const title = t('unit', { number: index + 1 });

  return (
    <div role="group" aria-label={title} className="unit">
      <div className="unit-head">
        <h4 className="unit-title type-h3">{title}</h4>
        <span className="unit-number quiet" aria-hidden>
          {index + 1}
        </span>
      </div>
      <VehicleFields
        nameOf={(part) => `units.${index}.${part}`}
        poNumberLabel={t('poNumber')}
        onSeveral={onSeveralVins}
        hasHint={index === 0}
        ownJob={ownJob}
        twin={twin === null ? null : twin + 1}
      />
      <PriceField name={`units.${index}.price`} label={t('price')} />
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
