import type { ProvinceCode } from '../places/province';
import { addDays } from '../time/company-period';
import { datesOf, easterSunday, mondayBefore, nthMonday } from './movable-days';

export const HOLIDAYS = [
  'new-year',
  'family-day',
  'louis-riel-day',
  'islander-day',
  'heritage-day',
  'good-friday',
  'victoria-day',
  'patriots-day',
  'indigenous-peoples-day',
  'national-holiday',
  'canada-day',
  'nunavut-day',
  'civic-holiday',
  'british-columbia-day',
  'new-brunswick-day',
  'saskatchewan-day',
  'discovery-day',
  'labour-day',
  'truth-and-reconciliation',
  'thanksgiving',
  'remembrance-day',
  'christmas',
  'boxing-day',
] as const;
export type Holiday = (typeof HOLIDAYS)[number];

const fixed = (monthAndDay: string) => (year: number) => `${datesOf(year)}-${monthAndDay}`;

/** The Holidays Act of Canada moves it to the second of July if the first is a Sunday. */
function canadaDay(year: number): string {
  const first = fixed('07-01')(year);
  return new Date(`${first}T00:00:00Z`).getUTCDay() === 0 ? addDays(first, 1) : first;
}

const thirdMondayOfFebruary = (year: number) => nthMonday(year, 2, 3);
const firstMondayOfAugust = (year: number) => nthMonday(year, 8, 1);
/** The Monday before 25 May: Victoria Day by the Holidays Act, and Patriots' Day in Quebec. */
const mondayInMay = (year: number) => mondayBefore(`${datesOf(year)}-05-25`);

const DAY_OF: Readonly<Record<Holiday, (year: number) => string>> = {
  'new-year': fixed('01-01'),
  'family-day': thirdMondayOfFebruary,
  'louis-riel-day': thirdMondayOfFebruary,
  'islander-day': thirdMondayOfFebruary,
  'heritage-day': thirdMondayOfFebruary,
  'good-friday': (year) => addDays(easterSunday(year), -2),
  'victoria-day': mondayInMay,
  'patriots-day': mondayInMay,
  'indigenous-peoples-day': fixed('06-21'),
  'national-holiday': fixed('06-24'),
  'canada-day': canadaDay,
  'nunavut-day': fixed('07-09'),
  'civic-holiday': firstMondayOfAugust,
  'british-columbia-day': firstMondayOfAugust,
  'new-brunswick-day': firstMondayOfAugust,
  'saskatchewan-day': firstMondayOfAugust,
  'discovery-day': (year) => nthMonday(year, 8, 3),
  'labour-day': (year) => nthMonday(year, 9, 1),
  'truth-and-reconciliation': fixed('09-30'),
  thanksgiving: (year) => nthMonday(year, 10, 2),
  'remembrance-day': fixed('11-11'),
  christmas: fixed('12-25'),
  'boxing-day': fixed('12-26'),
};

const EVERYWHERE = ['new-year', 'good-friday', 'canada-day', 'labour-day', 'christmas'] as const;

/**
 * Paid holidays named in each act. Excludes holidays of only governments or some trades, and substitute days for a
 * weekend.
 */
const KEPT_IN: Readonly<Record<ProvinceCode, readonly Holiday[]>> = {
  // Employment Standards Code (Alberta)
  AB: [...EVERYWHERE, 'family-day', 'victoria-day', 'thanksgiving', 'remembrance-day'],
  // Employment Standards Act (British Columbia)
  BC: [
    ...EVERYWHERE,
    ...([
      'family-day',
      'victoria-day',
      'british-columbia-day',
      'truth-and-reconciliation',
    ] as const),
    ...(['thanksgiving', 'remembrance-day'] as const),
  ],
  // The Employment Standards Code (Manitoba); the Remembrance Day Act does not make 11 November a paid holiday
  MB: [
    ...EVERYWHERE,
    ...(['louis-riel-day', 'victoria-day', 'truth-and-reconciliation', 'thanksgiving'] as const),
  ],
  // Employment Standards Act (New Brunswick)
  NB: [...EVERYWHERE, 'family-day', 'new-brunswick-day', 'remembrance-day'],
  // Labour Standards Act (Newfoundland and Labrador), where the first of July is also Memorial Day
  NL: [...EVERYWHERE, 'remembrance-day'],
  // Labour Standards Code (Nova Scotia)
  NS: [...EVERYWHERE, 'heritage-day'],
  // Employment Standards Act (Northwest Territories)
  NT: [
    ...EVERYWHERE,
    ...(['victoria-day', 'indigenous-peoples-day', 'civic-holiday'] as const),
    ...(['truth-and-reconciliation', 'thanksgiving', 'remembrance-day'] as const),
  ],
  // Labour Standards Act (Nunavut)
  NU: [
    ...EVERYWHERE,
    ...(['victoria-day', 'nunavut-day', 'civic-holiday', 'truth-and-reconciliation'] as const),
    ...(['thanksgiving', 'remembrance-day'] as const),
  ],
  // Employment Standards Act, 2000 (Ontario)
  ON: [...EVERYWHERE, 'family-day', 'victoria-day', 'thanksgiving', 'boxing-day'],
  // Employment Standards Act (Prince Edward Island)
  PE: [...EVERYWHERE, 'islander-day', 'truth-and-reconciliation', 'remembrance-day'],
  // Act respecting labour standards and National Holiday Act (Quebec); employers can choose Easter Monday instead of
  // Good Friday
  QC: [...EVERYWHERE, 'patriots-day', 'national-holiday', 'thanksgiving'],
  // The Saskatchewan Employment Act
  SK: [
    ...EVERYWHERE,
    ...(['family-day', 'victoria-day', 'saskatchewan-day', 'thanksgiving'] as const),
    ...(['remembrance-day'] as const),
  ],
  // Employment Standards Act (Yukon)
  YT: [
    ...EVERYWHERE,
    ...(['victoria-day', 'indigenous-peoples-day', 'discovery-day'] as const),
    ...(['truth-and-reconciliation', 'thanksgiving', 'remembrance-day'] as const),
  ],
};

const known = new Map<string, ReadonlyMap<string, Holiday>>();

/** The statutory holidays of one year by their dates 'YYYY-MM-DD', in order. */
export function holidaysOf(province: ProvinceCode, year: number): ReadonlyMap<string, Holiday> {
  const key = `${province} ${String(year)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const days = KEPT_IN[province].map((holiday) => [DAY_OF[holiday](year), holiday] as const);
  const made = new Map([...days].sort(([one], [other]) => (one < other ? -1 : 1)));
  known.set(key, made);
  return made;
}

/** The statutory holiday of the province on the date, else null. */
export function holidayOn(province: ProvinceCode, date: string): Holiday | null {
  return holidaysOf(province, Number(date.slice(0, 4))).get(date) ?? null;
}
