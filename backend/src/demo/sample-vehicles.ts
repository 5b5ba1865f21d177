import { checkDigit } from '@dispatch/domain/vehicles/vin';
import type { SeededRandom } from './seeded-random';

/** `make|model|manufacturer code|descriptor`: the last two form the first eight characters of the VIN. */
const MODELS = `
  Honda|Civic|2HG|FE2F5
  Honda|CR-V|2HK|RS4H7
  Toyota|Corolla|2T1|BURHE
  Toyota|RAV4|2T3|B1RFV
  Ford|F-150|1FT|EW1EP
  Ford|Escape|1FM|CU9GD
  Chevrolet|Silverado 1500|3GC|UYDED
  Chevrolet|Equinox|2GN|AXKEV
  GMC|Sierra 1500|3GT|U9DED
  Ram|1500|1C6|SRFFT
  Jeep|Wrangler|1C4|HJXDG
  Jeep|Grand Cherokee|1C4|RJFBG
  Chrysler|Pacifica|2C4|RC1BG
  Dodge|Grand Caravan|2C4|RDGBG
  Hyundai|Elantra|KMH|LM4AG
  Hyundai|Kona|KM8|K2CAA
  Kia|Sorento|5XY|RG4LC
  Nissan|Rogue|5N1|AT3AB
  Mazda|CX-5|JM3|KFBCM
  Subaru|Outback|4S4|BTACC
  Subaru|Crosstrek|JF2|GTAPC
  Volkswagen|Jetta|3VW|C57BU
  Volkswagen|Tiguan|3VV|2B7AX
  Tesla|Model 3|5YJ|3E1EA
  BMW|X3|5UX|TY5C0
  Audi|Q5|WA1|ANAFY
  Mercedes-Benz|Sprinter|W1Y|4ECHY
  Acura|RDX|5J8|TC2H5
  Lexus|RX 350|2T2|BZMCA
  Mitsubishi|Outlander|JA4|AZ3A3`;

interface Model {
  readonly make: string;
  readonly model: string;
  readonly prefix: string;
}

const CATALOGUE: readonly Model[] = MODELS.trim()
  .split('\n')
  .map((line) => {
    const [make = '', model = '', maker = '', descriptor = ''] = line.trim().split('|');
    return { make, model, prefix: maker + descriptor };
  });

/** Model year codes from 2010 on. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_CODED_YEAR = 2010;
const PLANTS = 'ABCDEFGHJKLMNPRSTUVWXYZ'.split('');
const OLDEST_YEARS = 9;

export interface SampleVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly vin: string;
}

/** A vehicle up to nine years old with a valid, invented VIN. */
export function sampleVehicle(random: SeededRandom, thisYear: number): SampleVehicle {
  const { make, model, prefix } = random.pick(CATALOGUE);
  const year = thisYear - Math.floor(random.next() ** 2 * (OLDEST_YEARS + 1));
  const yearCode = YEAR_CODES.charAt((year - FIRST_CODED_YEAR) % YEAR_CODES.length);
  const serial = String(random.between(100_000, 999_999));
  const end = yearCode + random.pick(PLANTS) + serial;
  const digit = checkDigit(`${prefix}0${end}`);
  if (digit === null) throw new Error(`${make} ${model} has no valid VIN prefix`);
  return { year, make, model, vin: prefix + digit + end };
}
