import { VIN_MAX } from '../limits';
import { candidateYears, normaliseVin } from './vin';

/** Light vehicles of the second cycle, 2010 on, carry a letter here; earlier ones a digit. */
const CYCLE_POSITION = 6;

/**
 * The model year that a full VIN most likely means, none beyond `latest`; null for anything but
 * 17 characters. Heavy and imported vehicles may differ, so a person must be able to change it.
 */
export function likelyModelYear(text: string, latest: number): number | null {
  const vin = normaliseVin(text);
  if (vin.length !== VIN_MAX) return null;
  const years = candidateYears(vin).filter((year) => year <= latest);
  const isFirstCycle = /\d/.test(vin.charAt(CYCLE_POSITION));
  return (isFirstCycle ? years.at(0) : years.at(-1)) ?? null;
}
