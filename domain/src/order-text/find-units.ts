import { recogniseHead } from '../imports/heads';
import { VIN_LAST, VIN_MAX, YEAR_MIN } from '../limits';
import { withoutEnd } from '../text/ends';
import { fold } from '../text/search-words';
import { KNOWN_MAKES, makeOfVin } from '../vehicles/vin-make';
import { likelyModelYear } from '../vehicles/vin-year';
import { vinsIn } from './find-vins';
import type { OrderLine } from './order-lines';

export interface ReadUnit {
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  /** The full VIN, or its last 8; empty if none was given. */
  readonly vinLast8: string;
}

export interface FoundUnit extends ReadUnit {
  /** The parts of the source text from which it was read. */
  readonly stretches: readonly { readonly at: number; readonly text: string }[];
}

const YEAR = /(?<![\p{L}\p{N}$.,/-])(?:19[5-9]\d|20\d\d)(?![\p{L}\p{N}/-])/gu;
/** Text that ends the name of a model. */
const MODEL_END =
  /[,;:()\t|–—]|\s-\s|\s[-–]|(?<!\p{L})(?:vins?|niv|last|stock|inventaire|unit|to|from|a|de|and|et|color|couleur|colour|is|are|est|for|pour|that|which|qui|keys?|runs|roule|at|due|with|avec|will|needs?|in|on|x\d|#)(?![\p{L}\p{N}])|(?<!\p{L})(?:white|black|grey|gray|red|blue|silver|green|blanc(?:he)?|noire?|gris(?:e)?|rouge|bleue?|argent|verte?)(?!\p{L})|à/iu;
const MODEL_WORDS = 4;
const SHORT_MAKES = new Map([
  ['vw', 'Volkswagen'],
  ['chevy', 'Chevrolet'],
  ['mercedes', 'Mercedes-Benz'],
]);
const MAKES = [...KNOWN_MAKES.map((make) => [fold(make), make] as const), ...SHORT_MAKES].sort(
  ([one], [other]) => other.length - one.length,
);

interface Described {
  readonly unit: ReadUnit;
  readonly text: string;
  readonly at: number;
  readonly line: number;
}

/** The vehicles of a text, in order: VINs with the description near them, then vehicles without a VIN. */
export function findUnits(lines: readonly OrderLine[], latestYear: number): FoundUnit[] {
  const vins: { vin: string; text: string; at: number; line: number }[] = [];
  const descriptions: Described[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.zone === 'skip') continue;
    const found = vinsIn(line);
    for (const each of found) vins.push({ ...each, line: index });
    const described = line.zone === 'body' || found.length > 0 || isSubject(line);
    if (described) descriptions.push(...describedIn(line, index, found, latestYear));
  }
  const isUsed = new Set<Described>();
  const known = new Set<string>();
  const ends = new Set<string>();
  const units: FoundUnit[] = [];
  // An e-mail often has the last 8 in its subject and the full VIN below.
  const whole = new Set(
    vins.filter(({ vin }) => vin.length === VIN_MAX).map(({ vin }) => vin.slice(-VIN_LAST)),
  );
  for (const { vin, text, at, line } of vins) {
    const isEnd = vin.length < VIN_MAX;
    if (known.has(vin) || (isEnd && (whole.has(vin.slice(-VIN_LAST)) || ends.has(vin)))) continue;
    known.add(vin);
    ends.add(vin.slice(-VIN_LAST));
    const beside = besideVin(descriptions, { line, vins, isUsed });
    if (beside) isUsed.add(beside);
    units.push({
      year: beside?.unit.year ?? likelyModelYear(vin, latestYear),
      make: beside?.unit.make || (makeOfVin(vin) ?? ''),
      model: beside?.unit.model ?? '',
      vinLast8: vin,
      stretches: [{ at, text }, ...(beside ? [beside] : [])],
    });
  }
  const named = new Set(units.map(titleOf));
  for (const described of descriptions) {
    const title = titleOf(described.unit);
    if (isUsed.has(described) || (named.has(title) && isMentioned(described, lines))) continue;
    // A repeated description of a vehicle with a VIN is not another vehicle.
    if (units.some((unit) => unit.vinLast8 !== '' && titleOf(unit) === title)) continue;
    named.add(title);
    units.push({ ...described.unit, stretches: [described] });
  }
  return units;
}

const titleOf = ({ year, make, model }: ReadUnit) => fold(`${year ?? ''} ${make} ${model}`);
const isSubject = ({ zone, label }: OrderLine) =>
  zone === 'head' && /^(?:subject|objet|sujet)$/.test(fold(label ?? ''));
const isMentioned = ({ line }: Described, lines: readonly OrderLine[]) => {
  const where = lines[line];
  return where !== undefined && (isSubject(where) || where.text.length > 60);
};

/** A description on the same line, the line before, or the line after; each description has one VIN. */
function besideVin(
  descriptions: readonly Described[],
  {
    line,
    vins,
    isUsed,
  }: { line: number; vins: readonly { line: number }[]; isUsed: Set<Described> },
): Described | undefined {
  const hasVin = (at: number) => vins.some((each) => each.line === at);
  const free = descriptions.filter((each) => !isUsed.has(each));
  const on = (at: number) => free.find((each) => each.line === at);
  const own = on(line);
  if (own) return own;
  for (const distance of [1, 2]) {
    if (hasVin(line - distance)) break;
    const above = on(line - distance);
    if (above) return above;
  }
  return hasVin(line + 1) ? undefined : on(line + 1);
}

function describedIn(
  line: OrderLine,
  index: number,
  vins: readonly { text: string }[],
  latestYear: number,
): Described[] {
  let text = line.text;
  // A VIN is neither a year nor a model. Spaces keep the offsets of the rest.
  for (const vin of vins) text = text.replace(vin.text, ' '.repeat(vin.text.length - 1) + '|');
  const years = [...text.matchAll(YEAR)].filter(({ 0: year }) => {
    const number = Number(year);
    return number >= YEAR_MIN && number <= latestYear;
  });
  const found: Described[] = [];
  for (const [place, match] of years.entries()) {
    const start = match.index + match[0].length;
    const stop = years[place + 1]?.index ?? text.length;
    const behind = makeAndModel(text.slice(start, stop));
    if (behind) {
      const end = start + behind.length;
      found.push(described(line, index, match.index, end, { ...behind, year: Number(match[0]) }));
      continue;
    }
    // French puts the year last: `Honda Civic 2024`.
    const before = yearBehind(text.slice(years[place - 1]?.index ?? 0, match.index));
    if (before) {
      const from = match.index - before.length;
      found.push(described(line, index, from, start, { ...before, year: Number(match[0]) }));
    }
  }
  if (found.length > 0) return found;
  const isVehicle = line.label !== null && recogniseHead('jobs', line.label) === 'vehicle';
  if (!isVehicle && vins.length === 0) return [];
  const alone = yearBehind(text.slice(text.length - line.value.length));
  if (!alone) return [];
  const from = text.lastIndexOf(alone.text);
  return [described(line, index, from, from + alone.text.length, { ...alone, year: null })];
}

function described(
  line: OrderLine,
  index: number,
  from: number,
  to: number,
  { year, make, model }: Pick<ReadUnit, 'year' | 'make' | 'model'>,
): Described {
  const text = line.text.slice(from, to).trim();
  return { unit: { year, make, model, vinLast8: '' }, text, at: line.at + from, line: index };
}

function makeAndModel(text: string): { make: string; model: string; length: number } | null {
  const lead = /^[\s,|\t-]*/.exec(text)?.[0].length ?? 0;
  const rest = text.slice(lead);
  const plain = fold(rest);
  const known = MAKES.find(
    ([key]) => plain.startsWith(key) && !/^[\p{L}\p{N}]/u.test(plain.slice(key.length)),
  );
  if (!known) return null;
  const [key, make] = known;
  const gap = /^[\s,|\t]*/.exec(rest.slice(key.length))?.[0].length ?? 0;
  const from = key.length + gap;
  const model = modelIn(rest.slice(from));
  return { make, model, length: lead + (model === '' ? key.length : from + model.length) };
}

function modelIn(text: string): string {
  const end = MODEL_END.exec(text)?.index ?? text.length;
  const words = withoutEnd(text.slice(0, end).trim(), /[.!?]/).split(/ +/).slice(0, MODEL_WORDS);
  return words.join(' ');
}

function yearBehind(
  text: string,
): { make: string; model: string; length: number; text: string } | null {
  const plain = fold(text);
  let best: { key: string; make: string; at: number } | null = null;
  for (const [key, make] of MAKES) {
    const at = plain.lastIndexOf(key);
    const isWord =
      at !== -1 &&
      !/[\p{L}\p{N}]$/u.test(plain.slice(0, at)) &&
      !/^[\p{L}\p{N}]/u.test(plain.slice(at + key.length));
    if (isWord && (best === null || at > best.at)) best = { key, make, at };
  }
  if (best === null || plain.length !== text.length) return null;
  const rest = text.slice(best.at + best.key.length).trimEnd();
  const model = modelIn(rest);
  if (rest.trim() !== '' && rest.trim() !== model && !rest.includes('|')) return null;
  return {
    make: best.make,
    model,
    length: text.length - best.at,
    text: text.slice(best.at).trim(),
  };
}
