import { isTbd } from '../people/customer';
import { trimmed } from '../text/text';
import { candidateYears } from './vin';

export interface TitledVehicle {
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly vinLast8: string | null;
}

const known = (text: string | null) => (isTbd(text) ? null : trimmed(text));

/**
 * 'Year make model' without unknown parts. Without make and model, it is the result of `ofYear`; null if the year is
 * unknown too. `madeAt` is the time, in ISO 8601, at which its job was created.
 */
export function vehicleTitle(
  vehicle: TitledVehicle,
  madeAt: string,
  ofYear: (year: number) => string,
): string | null {
  const { year } = vehicle;
  const isYear = year !== null && Number.isInteger(year);
  const name = [known(vehicle.make), known(vehicle.model)].filter((text) => text !== null);
  if (name.length > 0) return [...(isYear ? [year] : []), ...name].join(' ');
  return isYear && !isPlaceholder(vehicle, year, madeAt) ? ofYear(year) : null;
}

/** An unknown year is stored as the year in which the job was created, so only the VIN can confirm it. */
function isPlaceholder({ vinLast8 }: TitledVehicle, year: number, madeAt: string): boolean {
  if (year !== Number(madeAt.slice(0, 4))) return false;
  const vin = known(vinLast8);
  return vin === null || !candidateYears(vin).includes(year);
}
