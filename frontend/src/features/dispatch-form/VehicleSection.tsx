import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { toMultipleVehicles, toSingleVehicle } from '@dispatch/domain/dispatch-form';
import { maxYear } from '@dispatch/domain/limits';
import { nanoid } from '@reduxjs/toolkit';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../components/toast/useToast';
import { fill, useDispatchForm } from './dispatchForm';
import { FormSection } from './FormSection';
import { withPastedVins } from './pastedVins';
import { SingleVehicle } from './SingleVehicle';
import { UnitList } from './UnitList';

export function VehicleSection() {
  const { t } = useTranslation('dispatch');
  const form = useDispatchForm();
  const toast = useToast();
  const isMultiple = useWatch({ control: form.control, name: 'isMultipleVehicles' });
  const handleMode = (multiple: boolean) => {
    const values = form.getValues();
    fill(form, multiple ? toMultipleVehicles(values, nanoid()) : toSingleVehicle(values));
    form.clearErrors(multiple ? ['vehicleYear', 'vehicleMakeModel', 'vinLast8', 'price'] : 'units');
  };
  const handleVins = (vins: readonly string[], start: number) => {
    const latestYear = maxYear(new Date());
    const filled = withPastedVins(form.getValues(), vins, { start, latestYear, newId: nanoid });
    fill(form, filled.values);
    if (filled.left > 0) {
      toast.show({
        title: t('vehicle.tooManyTitle'),
        description: t('vehicle.tooMany', { count: filled.left }),
      });
    }
  };

  return (
    <FormSection title={t('vehicle.title')}>
      <RadioGroup
        row
        aria-label={t('vehicle.mode')}
        value={isMultiple ? 'multiple' : 'single'}
        onChange={(_event, mode) => handleMode(mode === 'multiple')}
        sx={{ gap: 5, ml: -1 }}
      >
        <FormControlLabel value="single" control={<Radio />} label={t('vehicle.single')} />
        <FormControlLabel value="multiple" control={<Radio />} label={t('vehicle.multiple')} />
      </RadioGroup>
      {isMultiple ? <UnitList onVins={handleVins} /> : <SingleVehicle onVins={handleVins} />}
    </FormSection>
  );
}
