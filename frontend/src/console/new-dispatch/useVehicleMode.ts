import { toMultipleVehicles, toSingleVehicle } from '@dispatch/domain/jobs/dispatch-form';
import type { DispatchUnit } from '@dispatch/domain/jobs/dispatch-form';
import {
  hasUnitWork,
  singleVehicleOf,
  toUnit,
  withEarlierUnits,
  type SingleVehicle,
} from '@dispatch/domain/jobs/kept-vehicles';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { fill } from '../../parts/job-form/jobForm';
import type { DispatchForm } from './dispatchForm';

interface Kept {
  readonly vehicle: SingleVehicle | null;
  readonly units: readonly DispatchUnit[];
}

/** Switches between one and several vehicles and keeps the values of the other mode while the page is open. */
export function useVehicleMode(form: DispatchForm) {
  const [kept, setKept] = useState<Kept>({ vehicle: null, units: [] });
  const toSeveral = () => {
    const values = form.getValues();
    if (values.isMultipleVehicles) return values;
    setKept(({ units }) => ({ vehicle: singleVehicleOf(values), units }));
    form.clearErrors(['vehicleYear', 'vehicleMakeModel', 'vinLast8', 'price']);
    return { ...values, ...toMultipleVehicles(values, nanoid()) };
  };
  const change = (isMultiple: boolean) => {
    if (isMultiple) {
      fill(form, toSeveral());
      return;
    }
    const values = form.getValues();
    const entered = values.units.filter(hasUnitWork);
    fill(form, { ...toSingleVehicle(values), ...kept.vehicle });
    setKept(({ units }) => ({ vehicle: null, units: entered.length > 0 ? entered : units }));
    form.clearErrors('units');
  };
  const setUnits = (earlier: readonly DispatchUnit[]) => {
    const values = toSeveral();
    const units = withEarlierUnits(values.units, earlier);
    if (units !== null) fill(form, { ...values, units });
    return units !== null;
  };
  const putVehicle = () => {
    if (kept.vehicle !== null && setUnits([toUnit(kept.vehicle, nanoid())]))
      setKept(({ units }) => ({ vehicle: null, units }));
  };
  const putUnits = () => {
    if (setUnits(kept.units)) setKept(({ vehicle }) => ({ vehicle, units: [] }));
  };
  return { kept, toSeveral, change, putVehicle, putUnits };
}
