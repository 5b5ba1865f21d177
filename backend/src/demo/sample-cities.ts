import type { ProvinceCode } from '@dispatch/domain/places/province';
import type { SeededRandom } from './seeded-random';

export interface SampleCity {
  readonly city: string;
  readonly province: ProvinceCode;
  /** First half of a postal code in the city. */
  readonly area: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly areaCode: string;
}

/** `city|province|postal area|latitude|longitude|telephone area` */
const CITIES = `
  Toronto|ON|M9W|43.65|-79.38|416
  Mississauga|ON|L5T|43.59|-79.64|905
  Ottawa|ON|K1B|45.42|-75.70|613
  London|ON|N6E|42.98|-81.25|519
  Windsor|ON|N9A|42.31|-83.04|519
  Kitchener|ON|N2C|43.45|-80.49|519
  Kingston|ON|K7M|44.23|-76.49|613
  Greater Sudbury|ON|P3E|46.49|-81.01|705
  Thunder Bay|ON|P7B|48.38|-89.25|807
  Montréal|QC|H4T|45.50|-73.57|514
  Laval|QC|H7L|45.61|-73.71|450
  Québec|QC|G1M|46.81|-71.21|418
  Gatineau|QC|J8T|45.48|-75.70|819
  Sherbrooke|QC|J1L|45.40|-71.89|819
  Trois-Rivières|QC|G8Z|46.34|-72.54|819
  Saguenay|QC|G7H|48.43|-71.07|418
  Rimouski|QC|G5L|48.45|-68.52|418
  Moncton|NB|E1C|46.09|-64.78|506
  Fredericton|NB|E3B|45.96|-66.64|506
  Halifax|NS|B3S|44.65|-63.58|902
  Charlottetown|PE|C1E|46.24|-63.13|902
  St. John's|NL|A1B|47.56|-52.71|709
  Winnipeg|MB|R2J|49.90|-97.14|204
  Regina|SK|S4N|50.45|-104.62|306
  Saskatoon|SK|S7K|52.13|-106.67|306
  Calgary|AB|T2C|51.05|-114.07|403
  Edmonton|AB|T6B|53.55|-113.49|780
  Red Deer|AB|T4P|52.27|-113.81|403
  Lethbridge|AB|T1H|49.69|-112.84|403
  Kamloops|BC|V2C|50.67|-120.33|250
  Kelowna|BC|V1X|49.89|-119.50|250
  Burnaby|BC|V5J|49.25|-122.98|604
  Surrey|BC|V3T|49.19|-122.85|604`;

export const SAMPLE_CITIES: readonly SampleCity[] = CITIES.trim()
  .split('\n')
  .map((line) => {
    const [city = '', province = '', area = '', latitude, longitude, areaCode = ''] = line
      .trim()
      .split('|');
    return {
      city,
      province: province as ProvinceCode, // as written above
      area,
      latitude: Number(latitude),
      longitude: Number(longitude),
      areaCode,
    };
  });

const EARTH_KM = 6371;
/** Ratio of road distance to straight-line distance. */
const DETOUR = 1.25;
const SHORTEST_KM = 15;

export function roadKm(from: SampleCity, to: SampleCity): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const straight = 2 * EARTH_KM * Math.asin(Math.sqrt(half));
  return Math.max(SHORTEST_KM, Math.round(straight * DETOUR));
}

export interface SampleAddress {
  readonly address: string;
  readonly city: string;
  readonly province: ProvinceCode;
  readonly postalCode: string;
}

const STREETS = [
  'Industrial Road',
  'Commerce Drive',
  'Auto Mall Drive',
  'Railway Avenue',
  'Airport Road',
  'King Street',
  'Victoria Avenue',
  'Terminal Avenue',
  'Main Street',
];
const RUES = [
  'rue du Commerce',
  'boulevard Industriel',
  'rue Principale',
  "chemin de l'Aéroport",
  'rue des Érables',
  'rue Notre-Dame',
  'avenue du Parc',
];
/** Letters allowed in the second half of a postal code. */
const LETTERS = 'ABCEGHJKLMNPRSTVWXYZ'.split('');

export function sampleAddress(random: SeededRandom, place: SampleCity): SampleAddress {
  const { city, province, area } = place;
  const number = random.between(1, 9) * 100 + random.between(1, 99);
  const address =
    province === 'QC' ? `${number}, ${random.pick(RUES)}` : `${number} ${random.pick(STREETS)}`;
  const postalCode = `${area} ${random.between(1, 9)}${random.pick(LETTERS)}${random.between(1, 9)}`;
  return { address, city, province, postalCode };
}

/** A number from the fictional range: 555-0100 to 555-0199. */
export function samplePhone(random: SeededRandom, { areaCode }: SampleCity): string {
  return `${areaCode}-555-01${String(random.between(0, 99)).padStart(2, '0')}`;
}
