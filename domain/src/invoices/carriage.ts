import { provinceOfPostalCode } from '../places/postal-code';
import { isProvinceCode } from '../places/province';
import type { FreightLine } from '../tax/freight-tax';
import type { Carriage } from './invoice';

/** The province of an origin or destination: as entered, else from the postal code; null if neither is known. */
export function endOfWay(province: string | null, postalCode: string | null): string | null {
  return province ?? (postalCode === null ? null : provinceOfPostalCode(postalCode));
}

/** Origin and destination as two letters; null if unknown. */
export interface Way {
  readonly origin: string | null;
  readonly destination: string | null;
}

/** The tax treatment of a carriage: as entered, else by its ends, one of which may be outside Canada. */
export function carriageOf(said: Carriage | null, { origin, destination }: Way): Carriage {
  if (said !== null) return said;
  const isAbroad = [origin, destination].some((end) => end !== null && !isProvinceCode(end));
  return isAbroad ? 'international' : 'domestic';
}

/** Whether origin and destination decide the tax. */
export function isTaxedByWay(carriage: Carriage): boolean {
  return carriage === 'domestic' || carriage === 'beyond-quebec';
}

/** The ends that the tax requires and that are unknown. */
export function missingEnds(carriage: Carriage, way: Way): ('origin' | 'destination')[] {
  if (!isTaxedByWay(carriage)) return [];
  return (['origin', 'destination'] as const).filter((end) => !isProvinceCode(way[end]));
}

/** The input of the tax calculation; null if an end is missing. */
export function freightLine(cents: number, carriage: Carriage, way: Way): FreightLine | null {
  if (missingEnds(carriage, way).length > 0) return null;
  return {
    cents,
    origin: way.origin ?? '',
    destination: way.destination ?? '',
    international: carriage === 'international',
    interline: carriage === 'interline',
    beyondQuebec: carriage === 'beyond-quebec',
  };
}
