import { MAX_UNITS, TEXT_MAX, VIN_LAST, VIN_MAX, YEAR_MIN } from '../limits';
import { readNumber } from '../text/read-number';
import { fold } from '../text/search-words';
import { KNOWN_MAKES, makeOfVin } from '../vehicles/vin-make';
import { readVins } from '../vehicles/read-vins';
import { likelyModelYear, possibleYears } from '../vehicles/vin-year';
import { vinWarnings, type VinWarning } from '../vehicles/vin';
import type { RowTexts } from './fields';
import type { ReadProblemCode, RowProblems } from './problems';

export interface UnitDraft {
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  /** The VIN as typed into the form field: the last 8 characters, or up to all 17. */
  readonly vinLast8: string | null;
  readonly poNumber: string | null;
}

const WARNINGS: Readonly<Record<VinWarning, ReadProblemCode>> = {
  'forbidden-letters': 'vin_letters',
  'check-digit': 'vin_check_digit',
  'model-year': 'vin_other_year',
};

/** Most characters of other text that a VIN problem quotes. */
const SHOWN_TEXT = 60;

/** `2024 Honda Civic`, or without the year. */
const DESCRIPTION = /^(?:((?:19|20)\d{2})\s+)?(.*)$/;
const LONG_MAKES = KNOWN_MAKES.filter((make) => make.includes(' ')).map(fold);

/** The first word is the make, unless several words are a known make. */
function splitName(name: string): { make: string | undefined; model: string | undefined } {
  const words = name.split(/\s+/);
  const isLong = LONG_MAKES.includes(fold(words.slice(0, 2).join(' ')));
  const end = isLong ? 2 : 1;
  const [make, model] = [words.slice(0, end), words.slice(end)].map((some) => some.join(' '));
  return { make: make || undefined, model: model || undefined };
}

/** The vehicles of a row: one for each VIN, or those that are described. */
export function readUnits(texts: RowTexts, latestYear: number, problems: RowProblems): UnitDraft[] {
  const list = listOf(texts);
  if (list !== null)
    return list.flatMap((each) => readUnits({ ...texts, ...each }, latestYear, problems));
  const described = readDescription(texts, latestYear, problems);
  const poNumber = problems.text('unitPoNumber', texts.unitPoNumber, TEXT_MAX.poNumber);
  const vins = vinsOf(texts.vin ?? '', problems);
  if (vins.length === 0) {
    const isNothing = Object.values(described).every((value) => value === null);
    return isNothing ? [] : [{ ...described, vinLast8: null, poNumber }];
  }
  // A description belongs to a single vehicle. With several, each VIN provides its own data.
  const known = vins.length === 1 ? described : { year: null, make: null, model: null };
  return vins.map((vin) => {
    const year = known.year ?? likelyModelYear(vin, latestYear);
    for (const warning of vinWarnings(vin, known.year)) problems.warn('vin', WARNINGS[warning]);
    if (vin.length > VIN_LAST && vin.length < VIN_MAX)
      problems.warn('vin', 'vin_not_whole', { count: vin.length });
    if (year === null && texts.year === undefined) warnOfYears(vin, latestYear, problems);
    return {
      year,
      make: known.make ?? makeOfVin(vin),
      model: known.model,
      vinLast8: vin,
      poNumber,
    };
  });
}

/** Our own exports write these words for a vehicle without a make. */
const UNKNOWN = /^(?:((?:19|20)\d{2}) vehicle|véhicule ((?:19|20)\d{2})|tbd|à déterminer)$/iu;
/** The position of a vehicle in its job, as written in our exports. */
const PLACE = /^\d{1,2}$/;

/** Vehicles listed in one cell, each followed by its VIN, as in our own exports; null if one has no VIN. */
function listOf({ vehicle = '', vin }: RowTexts): RowTexts[] | null {
  const parts = vehicle.split(';').flatMap((part) => part.trim() || []);
  if (vin !== undefined || parts.length > MAX_UNITS) return null;
  const list = parts.map((part) => {
    const last = part.split(/\s+/).at(-1) ?? '';
    const title = part.slice(0, part.length - last.length).trimEnd();
    const isVin = readVins(last).vins.length === 1;
    return isVin ? { vehicle: title, vin: last } : { vehicle: part };
  });
  return list.length > 1 || list.some((each) => 'vin' in each) ? list : null;
}

function warnOfYears(vin: string, latestYear: number, problems: RowProblems): void {
  const years = possibleYears(vin, latestYear);
  if (years.length > 1) problems.warn('vin', 'vin_year_unknown', { years: years.join(' / ') });
}

function vinsOf(text: string, problems: RowProblems): string[] {
  const whole = problems.text('vin', text, TEXT_MAX.specialInstructions);
  if (whole === null) return [];
  const { vins, left } = readVins(whole);
  if (vins.length > MAX_UNITS) problems.error('vin', 'too_many_units', { max: MAX_UNITS });
  else if (vins.length === 0) problems.error('vin', 'not_vin');
  else if (left.length > 0)
    problems.warn('vin', 'vin_text_left', { text: left.join(' ').slice(0, SHOWN_TEXT) });
  return vins.slice(0, MAX_UNITS);
}

function readDescription(texts: RowTexts, latest: number, problems: RowProblems) {
  const text = PLACE.test(texts.vehicle ?? '') ? undefined : texts.vehicle;
  const vehicle = problems.text('vehicle', text, TEXT_MAX.makeModel + 5) ?? '';
  const unknown = UNKNOWN.exec(vehicle);
  const [, year, name] = unknown
    ? [null, unknown[1] ?? unknown[2]]
    : (DESCRIPTION.exec(vehicle) ?? []);
  const { make, model } = splitName(name ?? '');
  return {
    year: readYear(
      texts.year ?? year,
      latest,
      texts.year === undefined ? 'vehicle' : 'year',
      problems,
    ),
    make: problems.text('make', texts.make ?? make, TEXT_MAX.make),
    model: problems.text('model', texts.model ?? model, TEXT_MAX.model),
  };
}

function readYear(
  text: string | undefined,
  latest: number,
  column: 'year' | 'vehicle',
  problems: RowProblems,
): number | null {
  if (text === undefined) return null;
  const bounds = { min: YEAR_MIN, max: latest };
  const reading = readNumber(text, null, { ...bounds, decimals: 0 });
  const year = reading.is === 'number' ? reading.value : Number.NaN;
  if (Number.isInteger(year) && year >= bounds.min && year <= bounds.max) return year;
  return problems.error(column, 'out_of_range', bounds);
}
