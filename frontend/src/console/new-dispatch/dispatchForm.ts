import {
  BLANK_DISPATCH,
  blankUnit,
  type DispatchFormValues,
  type DispatchUnit,
} from '@dispatch/domain/jobs/dispatch-form';
import { hasUnitWork, toUnit } from '@dispatch/domain/jobs/kept-vehicles';
import { useFormContext, type UseFormReturn } from 'react-hook-form';

/** The form of specification 2.4, including values that are shown but not sent. */
export interface DispatchValues extends DispatchFormValues {
  /** From the address suggestion; a job stores no country. */
  readonly pickupCountry: string;
  readonly dropoffCountry: string;
}

export type DispatchForm = UseFormReturn<DispatchValues>;

export const BLANK: DispatchValues = {
  ...BLANK_DISPATCH,
  pickupCountry: '',
  dropoffCountry: '',
};

/** The form's names of the job's days. */
export const DISPATCH_DAYS = { pickup: 'pickupDate', delivery: 'deliveryDate' } as const;

export function useDispatchForm(): DispatchForm {
  return useFormContext<DispatchValues>();
}

/** The vehicles of either mode. */
export function unitsOf(values: DispatchValues): readonly DispatchUnit[] {
  return values.isMultipleVehicles ? values.units : [toUnit(values, 'single')];
}

const isGiven = (value: unknown) => value !== '' && value !== null && value !== false;

/** Whether input could be lost; the choice between one and several vehicles does not count. */
export function hasWork(values: DispatchValues): boolean {
  const { units, isMultipleVehicles: _mode, ...fields } = values;
  return Object.values(fields).some(isGiven) || units.length > 1 || units.some(hasUnitWork);
}

function sameKind(value: unknown, blank: unknown): boolean {
  if (blank === null) return value === null || typeof value === 'number';
  return typeof value === typeof blank;
}

/** Copies the parts of `stored` that match the types of `blank`; the rest stays blank. */
function fitted<Shape extends object>(blank: Shape, stored: object): Shape {
  const known = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(blank, name) && sameKind(value, Reflect.get(blank, name)),
  );
  return { ...blank, ...Object.fromEntries(known) };
}

/** Form values stored in the browser, possibly by an older version of the app. */
export function toValues(stored: object): DispatchValues {
  const values = fitted(BLANK, stored);
  const units = Array.isArray(values.units) ? (values.units as unknown[]) : [];
  return {
    ...values,
    units: units.flatMap((unit, index) =>
      typeof unit === 'object' && unit !== null ? [fitted(blankUnit(`kept-${index}`), unit)] : [],
    ),
  };
}
