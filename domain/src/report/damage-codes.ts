/**
 * The codes of "Finished Vehicle Logistics Transport Damage Handling", M-22, of AIAG and ECG: two digits for the
 * area, two for the type, one for the severity. Areas and types are from version 5 (November 2021); 02, 23, 29, 33,
 * 34, 47, 49, 71, 87 and 88 have the meaning of the sheet of June 2023. The source is two independent transcriptions,
 * as the standard itself is sold. The words here are our own, not its wording.
 */
export const DAMAGE_AREAS = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
  '25',
  '26',
  '27',
  '28',
  '29',
  '30',
  '31',
  '33',
  '34',
  '35',
  '36',
  '37',
  '38',
  '39',
  '40',
  '41',
  '42',
  '44',
  '45',
  '46',
  '47',
  '48',
  '49',
  '50',
  '51',
  '52',
  '53',
  '54',
  '55',
  '56',
  '57',
  '59',
  '61',
  '62',
  '63',
  '64',
  '65',
  '66',
  '68',
  '69',
  '70',
  '71',
  '72',
  '73',
  '74',
  '75',
  '76',
  '77',
  '78',
  '79',
  '80',
  '81',
  '82',
  '83',
  '84',
  '86',
  '87',
  '88',
  '89',
  '90',
  '91',
  '92',
  '93',
  '94',
  '95',
  '96',
  '97',
  '98',
  '99',
] as const;
export type DamageArea = (typeof DAMAGE_AREAS)[number];

/** The most common types on a trailer are first. */
export const DAMAGE_TYPES = [
  '12',
  '04',
  '14',
  '05',
  '09',
  '07',
  '06',
  '22',
  '20',
  '21',
  '23',
  '08',
  '01',
  '02',
  '03',
  '11',
  '13',
  '10',
  '18',
  '19',
  '24',
  '25',
  '34',
  '37',
  '38',
  '29',
  '30',
  '15',
  '16',
  '31',
  '36',
] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** By the length of the damage, up to 2.5, 7.5, 15 or 30 cm and more; 6 is missing or major. */
export const DAMAGE_SEVERITIES = ['1', '2', '3', '4', '5', '6'] as const;
export type DamageSeverity = (typeof DAMAGE_SEVERITIES)[number];

export interface Damage {
  readonly area: DamageArea;
  readonly type: DamageType;
  readonly severity: DamageSeverity;
}

/** Five digits, such as `10122`: left front door, scratched, up to 7.5 cm. */
export function damageCode({ area, type, severity }: Damage): string {
  return `${area}${type}${severity}`;
}

/** Null if it is not a code of the standard. */
export function damageOf(code: string): Damage | null {
  const area = DAMAGE_AREAS.find((each) => each === code.slice(0, 2));
  const type = DAMAGE_TYPES.find((each) => each === code.slice(2, 4));
  const severity = DAMAGE_SEVERITIES.find((each) => each === code.slice(4));
  return area && type && severity ? { area, type, severity } : null;
}
