import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { toMultipleVehicles, toSingleVehicle } from '@dispatch/domain/jobs/dispatch-form';
import { nanoid } from '@reduxjs/toolkit';
import { useWatch } from 'react-hook-form';
import { UnitRows } from '../../parts/units/UnitRows';
import { usePastedVins } from '../../parts/units/usePastedVins';
import { useTranslation } from '../../ui/text/useTranslation';
import { fill, useDispatchForm } from './dispatchForm';
import { FormSection } from '../../ui/form/layout/FormSection';
import { SingleVehicle } from './SingleVehicle';

export function VehicleSection() {
  const { t } = useTranslation('dispatch');
  const form = useDispatchForm();
  const withVins = usePastedVins();
  const isMultiple = useWatch({ control: form.control, name: 'isMultipleVehicles' });
  const handleMode = (multiple: boolean) => {
    const values = form.getValues();
    fill(form, multiple ? toMultipleVehicles(values, nanoid()) : toSingleVehicle(values));
    form.clearErrors(multiple ? ['vehicleYear', 'vehicleMakeModel', 'vinLast8', 'price'] : 'units');
  };
  const handleVins = (vins: readonly string[], start: number) => {
    const values = form.getValues();
    // A single vehicle becomes the first of several.
    const several = isMultiple ? values : toMultipleVehicles(values, nanoid());
    fill(form, { ...several, units: withVins(several.units, vins, start) });
  };

  return (
    <FormSection title={t('vehicle.title')}>
      <RadioGroup
        row
        aria-label={t('vehicle.mode')}
        value={isMultiple ? 'multiple' : 'single'}
        onChange={(_event, mode) => handleMode(mode === 'multiple')}
        // The circles, not the room around them, stand at the edge of the form.
        sx={{ gap: 5, '& > label': { ml: -2 } }}
      >
        <FormControlLabel value="single" control={<Radio />} label={t('vehicle.single')} />
        <FormControlLabel value="multiple" control={<Radio />} label={t('vehicle.multiple')} />
      </RadioGroup>
      {isMultiple ? <UnitRows onVins={handleVins} /> : <SingleVehicle onVins={handleVins} />}
    </FormSection>
  );
}
