import { LOCATION_FIELDS, SIDES, type LocationField, type Side } from '../jobs/job-location';
import { isReversed, STOP_TIMES, type StopTime, type StopTimes } from '../jobs/stop-window';
import { TEXT_MAX } from '../limits';
import { readTime } from '../time/read-time';
import { readAmount } from './amounts';
import { readEmail, readPhone } from './contacts';
import { undamaged } from './damaged-cells';
import { type DateOrder, readDay } from './dates';
import type { DATE_COLUMNS, RowTexts } from './fields';
import { readPlace } from './places';
import { RowProblems } from './problems';
import { readUnits, type UnitDraft } from './units';

/** Settings that affect how a row is read, besides its cells. */
export interface RowContext {
  /** 'YYYY-MM-DD' in the company's time zone. */
  readonly today: string;
  readonly latestYear: number;
  readonly dateOrder: DateOrder | null;
  /** Whether one customer was chosen for all rows. */
  readonly hasCustomer: boolean;
}

export interface CustomerDraft {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface JobDraft extends Readonly<Record<LocationField, string | null>>, StopTimes {
  readonly customer: CustomerDraft;
  readonly preferredPickupDate: string | null;
  readonly preferredDeliveryDate: string | null;
  readonly units: readonly UnitDraft[];
  readonly poNumber: string | null;
  readonly priceCents: number | null;
  readonly specialInstructions: string | null;
}

export function readJobRow(cells: RowTexts, context: RowContext) {
  const problems = new RowProblems();
  const texts = undamaged(cells, problems);
  const locations = locationsOf(texts, problems);
  for (const side of SIDES)
    if (!locations[`${side}Address`] && !locations[`${side}City`])
      problems.error(`${side}Address`, 'required');
  const job: JobDraft = {
    ...locations,
    customer: customerOf(texts, context, problems),
    preferredPickupDate: dateOf('preferredPickupDate', texts, context, problems),
    preferredDeliveryDate: dateOf('preferredDeliveryDate', texts, context, problems),
    ...timesOf(texts, problems),
    units: unitsOf(texts, context, problems),
    poNumber: problems.text('poNumber', texts.poNumber, TEXT_MAX.poNumber),
    // The price belongs to the one vehicle; with several, it is the price of the job.
    priceCents:
      texts.unitPrice === undefined
        ? priceOf('price', texts.price, problems)
        : priceOf('unitPrice', texts.unitPrice, problems),
    specialInstructions: problems.text(
      'specialInstructions',
      texts.specialInstructions,
      TEXT_MAX.specialInstructions,
    ),
  };
  return { job, problems: problems.list };
}

function locationsOf(texts: RowTexts, problems: RowProblems): Record<LocationField, string | null> {
  const places = SIDES.flatMap((side) => Object.entries(locationOf(side, texts, problems)));
  const blank = LOCATION_FIELDS.map((field) => [field, null]);
  // Every part of both sides; missing parts are null.
  return Object.fromEntries([...blank, ...places]) as Record<LocationField, string | null>;
}

function locationOf(side: Side, texts: RowTexts, problems: RowProblems) {
  const place = readPlace(
    texts,
    {
      address: `${side}Address`,
      city: `${side}City`,
      province: `${side}Province`,
      postalCode: `${side}PostalCode`,
    },
    problems,
  );
  const named = (part: 'ContactName' | 'SiteContactName') =>
    problems.text(`${side}${part}`, texts[`${side}${part}`], TEXT_MAX.contactName);
  return {
    [`${side}Address`]: place.address,
    [`${side}City`]: place.city,
    [`${side}Province`]: place.province,
    [`${side}PostalCode`]: place.postalCode,
    [`${side}ContactName`]: named('ContactName'),
    [`${side}SiteContactName`]: named('SiteContactName'),
    [`${side}ContactPhone`]: readPhone(
      `${side}ContactPhone`,
      texts[`${side}ContactPhone`],
      problems,
    ),
  };
}

function customerOf(
  texts: RowTexts,
  { hasCustomer }: RowContext,
  problems: RowProblems,
): CustomerDraft {
  const name = problems.text('customerName', texts.customerName, TEXT_MAX.name);
  const email = readEmail('customerEmail', texts.customerEmail, problems);
  const phone = readPhone('customerPhone', texts.customerPhone, problems);
  const isNamed = hasCustomer || texts.customerName !== undefined || email !== null;
  if (!isNamed) problems.error('customerName', 'required');
  return { name, email, phone };
}

function dateOf(
  column: (typeof DATE_COLUMNS)[number],
  texts: RowTexts,
  context: RowContext,
  problems: RowProblems,
) {
  const given = problems.text(column, texts[column], 60);
  if (given === null) return null;
  const read = readDay(given, context.dateOrder, context.today);
  if ('problem' in read) return problems.error(column, read.problem);
  if (read.day < context.today) problems.warn(column, 'day_is_over');
  return read.day;
}

function timesOf(texts: RowTexts, problems: RowProblems): StopTimes {
  const read = (column: StopTime) => {
    const given = problems.text(column, texts[column], 20);
    return given === null ? null : (readTime(given) ?? problems.error(column, 'not_time'));
  };
  // Every time is in the list.
  const times = Object.fromEntries(STOP_TIMES.map((column) => [column, read(column)])) as StopTimes;
  for (const side of SIDES)
    if (isReversed(times[`${side}From`], times[`${side}Until`]))
      problems.error(`${side}Until`, 'window_reversed');
  return times;
}

function unitsOf(texts: RowTexts, { latestYear }: RowContext, problems: RowProblems) {
  const before = problems.list.length;
  const units = readUnits(texts, latestYear, problems);
  const isSilent = problems.list.length === before;
  if (units.length === 0 && isSilent) problems.error('vin', 'required');
  return units;
}

function priceOf(
  column: 'price' | 'unitPrice',
  text: string | undefined,
  problems: RowProblems,
): number | null {
  const given = problems.text(column, text, 40);
  if (given === null) return null;
  const amount = readAmount(given);
  if (amount === null) return problems.error(column, 'not_money');
  if (amount.doubt !== null) problems.warn(column, amount.doubt);
  return amount.cents;
}
