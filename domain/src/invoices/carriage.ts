import { provinceOfPostalCode } from '../places/postal-code';
import { isProvinceCode } from '../places/province';
import type { FreightLine } from '../tax/freight-tax';
import type { Carriage } from './invoice';

/** The province of one end of the way: the one that was given, else that of the postal code; null where neither tells. */
export function endOfWay(province: string | null, postalCode: string | null): string | null {
  return province ?? (postalCode === null ? null : provinceOfPostalCode(postalCode));
}

/** The two ends of a way, as two letters; null where they are not known. */
export interface Way {
  readonly origin: string | null;
  readonly destination: string | null;
}

/** How a carriage is taxed: as somebody said, else by its ends, one of which may lie outside of Canada. */
export function carriageOf(said: Carriage | null, { origin, destination }: Way): Carriage {
  if (said !== null) return said;
  const isAbroad = [origin, destination].some((end) => end !== null && !isProvinceCode(end));
  return isAbroad ? 'international' : 'domestic';
}

/** Whether its ends decide which tax it carries. */
export function isTaxedByWay(carriage: Carriage): boolean {
  return carriage === 'domestic' || carriage === 'beyond-quebec';
}

/** Those ends of a way that the tax has to know and does not. */
export function missingEnds(carriage: Carriage, way: Way): ('origin' | 'destination')[] {
  if (!isTaxedByWay(carriage)) return [];
  return (['origin', 'destination'] as const).filter((end) => !isProvinceCode(way[end]));
}

/** What the tax is worked out from; null where an end of the way is missing. */
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
