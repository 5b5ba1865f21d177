import { TBD } from '@dispatch/domain/people/customer';
import { checkDigit } from '@dispatch/domain/vehicles/vin';
import { MODELS } from './sample-words';
import type { SeededRandom } from './seeded-random';

export interface SampleVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly vin: string;
}

/** Model year codes from 2010 on. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_CODED_YEAR = 2010;
const PLANTS = 'ABCDEFGHJKLMNPRSTUVWXYZ'.split('');
const MOST_YEARS = 10;

/** A vehicle up to nine years old with a valid, invented VIN. */
export function sampleVehicle(random: SeededRandom, thisYear: number): SampleVehicle {
  const [make = '', model = '', prefix = ''] = random.pick(MODELS);
  const year = thisYear - Math.floor(random.next() ** 2 * MOST_YEARS);
  const code = YEAR_CODES.charAt((year - FIRST_CODED_YEAR) % YEAR_CODES.length);
  const end = `${code}${random.pick(PLANTS)}${random.between(100_000, 999_999)}`;
  return { year, make, model, vin: `${prefix}${checkDigit(`${prefix}0${end}`) ?? ''}${end}` };
}

/** The defaults of the create form. */
export function unknownVehicle(thisYear: number): SampleVehicle {
  return { year: thisYear, make: TBD, model: TBD, vin: TBD };
}
