import { blankUnit, canAddUnit, canRemoveUnit } from '@dispatch/domain/jobs/dispatch-form';
import { MAX_UNITS } from '@dispatch/domain/limits';
import { nanoid } from '@reduxjs/toolkit';
import { useFieldArray } from 'react-hook-form';
import type { Job } from '../../api/jobs/jobs';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { LateAlert } from '../../ui/over/LateAlert';
import { useTranslation } from '../../ui/text/useTranslation';
import { useFieldError } from '../../ui/form/fieldProblem';
import { useUnitsForm } from './unitForm';
import { UnitFields } from './UnitFields';
import './units.css';

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
