import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { maxYear, TEXT_MAX, YEAR_MIN } from '@dispatch/domain/limits';
import { likelyModelYear } from '@dispatch/domain/vin-year';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/vehicles';
import { FormField } from '../../components/form/FormField';
import { useDispatchForm } from './dispatchForm';
import { FieldCell, FieldGrid } from './FormSection';
import { NumberField } from './NumberField';
import { PriceField } from './PriceField';
import { vehicleFacts } from './searches';
import { VehicleSearch } from './VehicleSearch';
import { VinField } from './VinField';

interface UnitFieldsProps {
  index: number;
  onVins: (vins: readonly string[]) => void;
  /** Absent while it is the only unit. */
  onRemove?: () => void;
}

export function UnitFields({ index, onVins, onRemove }: UnitFieldsProps) {
  const { t } = useTranslation('dispatch');
  const form = useDispatchForm();
  const latestYear = maxYear(new Date());
  const title = t('units.unit', { number: index + 1 });
  const path = `units.${index}` as const;
  const change = { shouldDirty: true, shouldValidate: true };
  const handlePick = (vehicle: Vehicle) => {
    const { year, make, model, vin, poNumber } = vehicleFacts(vehicle);
    form.setValue(`${path}.year`, year, change);
    form.setValue(`${path}.make`, make, change);
    form.setValue(`${path}.model`, model, change);
    form.setValue(`${path}.vinLast8`, vin, change);
    if (poNumber) form.setValue(`${path}.poNumber`, poNumber, change);
  };
  const handleVins = (vins: readonly string[]) => {
    const [vin = ''] = vins;
    if (vins.length > 1) {
      onVins(vins);
      return;
    }
    const year = form.getValues(`${path}.year`) ?? likelyModelYear(vin, latestYear);
    form.setValue(`${path}.vinLast8`, vin, change);
    form.setValue(`${path}.year`, year, change);
  };

  return (
    <Box
      role="group"
      aria-label={title}
      sx={({ vars }) => ({
        display: 'grid',
        gap: 3,
        pt: 4,
        borderTop: `1px solid ${vars.palette.divider}`,
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
        <Typography variant="h3" component="h4" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {onRemove && (
          <IconButton aria-label={t('units.remove', { number: index + 1 })} onClick={onRemove}>
            <Delete fontSize="small" />
          </IconButton>
        )}
      </Box>
      <FieldGrid>
        <FieldCell span={2} half>
          <NumberField
            name={`${path}.year`}
            label={t('vehicle.year')}
            min={YEAR_MIN}
            max={latestYear}
          />
        </FieldCell>
        <FieldCell span={2} half>
          <VehicleSearch
            name={`${path}.make`}
            label={t('vehicle.make')}
            maxLength={TEXT_MAX.make}
            onPick={handlePick}
          />
        </FieldCell>
        <FieldCell span={2}>
          <FormField
            control={form.control}
            name={`${path}.model`}
            label={t('vehicle.model')}
            maxLength={TEXT_MAX.model}
          />
        </FieldCell>
        <FieldCell span={2}>
          <VinField
            name={`${path}.vinLast8`}
            year={`${path}.year`}
            onVins={handleVins}
            onPick={handlePick}
          />
        </FieldCell>
        <FieldCell span={2}>
          <FormField
            control={form.control}
            name={`${path}.poNumber`}
            label={t('vehicle.poNumber')}
            maxLength={TEXT_MAX.poNumber}
          />
        </FieldCell>
        <PriceField name={`${path}.price`} label={t('vehicle.unitPrice')} />
      </FieldGrid>
    </Box>
  );
}
