import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { maxYear, TEXT_MAX, YEAR_MIN } from '@dispatch/domain/limits';
import { likelyModelYear } from '@dispatch/domain/jobs/vin-year';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import type { Vehicle } from '../../api/vehicles';
import { useTranslation } from '../../ui/text/useTranslation';
import { FieldCell, FieldGrid } from '../../ui/form/FieldGrid';
import { FormField } from '../../ui/form/FormField';
import { NumberField } from '../../ui/form/NumberField';
import { PriceField } from './PriceField';
import { useUnitsForm } from './unitForm';
import { VehicleSearch } from './VehicleSearch';
import { vehicleFacts } from './vehicleSuggestions';
import { VinField } from './VinField';

interface UnitFieldsProps {
  index: number;
  onVins: (vins: readonly string[]) => void;
  /** Absent while it is the only unit. */
  onRemove?: () => void;
}

export function UnitFields({ index, onVins, onRemove }: UnitFieldsProps) {
  const { t } = useTranslation('units');
  const form = useUnitsForm();
  const latestYear = maxYear(new Date());
  const title = t('unit', { number: index + 1 });
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
          <IconButton label={t('remove', { number: index + 1 })} onClick={onRemove}>
            <Icon name="delete" />
          </IconButton>
        )}
      </Box>
      <FieldGrid>
        <FieldCell span={2} half>
          <NumberField
            control={form.control}
            name={`${path}.year`}
            label={t('year')}
            min={YEAR_MIN}
            max={latestYear}
          />
        </FieldCell>
        <FieldCell span={2} half>
          <VehicleSearch
            control={form.control}
            name={`${path}.make`}
            label={t('make')}
            maxLength={TEXT_MAX.make}
            onPick={handlePick}
          />
        </FieldCell>
        <FieldCell span={2}>
          <FormField
            control={form.control}
            name={`${path}.model`}
            label={t('model')}
            maxLength={TEXT_MAX.model}
          />
        </FieldCell>
        <FieldCell span={2}>
          <VinField
            control={form.control}
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
            label={t('poNumber')}
            maxLength={TEXT_MAX.poNumber}
          />
        </FieldCell>
        <PriceField control={form.control} name={`${path}.price`} label={t('price')} />
      </FieldGrid>
    </Box>
  );
}
