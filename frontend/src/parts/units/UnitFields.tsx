import { twinOf } from '@dispatch/domain/vehicles/vin';
import { useWatch } from 'react-hook-form';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import type { Job } from '../../api/jobs/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import { PriceField } from './PriceField';
import { useUnitsForm } from './unitForm';
import './units.css';
import { VehicleFields } from './VehicleFields';

interface UnitFieldsProps {
  index: number;
  /** The job whose units are edited. */
  ownJob?: Job;
  onSeveralVins: (vins: readonly string[]) => void;
  /** Missing while it is the only unit. */
  onRemove?: () => void;
}

/** One unit, on one line if there is room. */
export function UnitFields({ index, ownJob, onSeveralVins, onRemove }: UnitFieldsProps) {
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
