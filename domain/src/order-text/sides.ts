import { DATE_COLUMNS, type ImportColumn } from '../imports/fields';
import { headKey, PART_KEYS, recogniseHead } from '../imports/heads';
import { LOCATION_PARTS, SIDES, type LocationPart, type Side } from '../jobs/job-location';
import { STOP_TIMES } from '../jobs/stop-window';
import { fold } from '../text/search-words';
import type { OrderLine } from './order-lines';

/** A line, the place that its section describes, and the part of that place that the line names. */
export interface SidedLine extends OrderLine {
  readonly side: Side | null;
  readonly part: LocationPart | null;
}

const PICKUP_WORDS =
  /\b(?:pick(?:ed|ing)?[ -]?up|ready|ramass\p{L}*|cueill\p{L}*|enlevement|available|disponible|pret(?:s|e|es)?)\b/gu;
const DROPOFF_WORDS =
  /\b(?:deliver\p{L}*|drop(?:ped)?[ -]?off|livr(?!e\b)\p{L}+|arriv\p{L}*|dechargement|eta)\b/gu;
const CONTACT_WORDS = new Set([
  'attn',
  'att',
  'attention',
  'ask for',
  'demander',
  'demandez',
  'see',
  'cell',
  'cellulaire',
  'mobile',
]);
const LONGEST_TITLE = 40;
const TIME =
  /^(?:noon|midi|\d{1,2}(?!\d)(?: ?[:h.]| ?[ap]\.?m\b| ?$| ?(?:to|until|à|-)(?!\p{L})))/iu;

/** The side named by the last word for pickup or delivery in a text. */
export function lastSideIn(text: string): Side | null {
  const plain = fold(text);
  const last = (words: RegExp) => [...plain.matchAll(words)].at(-1)?.index ?? -1;
  const [pickup, dropoff] = [last(PICKUP_WORDS), last(DROPOFF_WORDS)];
  if (pickup === dropoff) return null;
  return pickup > dropoff ? 'pickup' : 'dropoff';
}

export function tellsOf(text: string, side: Side): boolean {
  return fold(text).search(side === 'pickup' ? PICKUP_WORDS : DROPOFF_WORDS) !== -1;
}

/** Assigns each line the place named by its own label, or by the last title above it. */
export function withSides(lines: readonly OrderLine[]): SidedLine[] {
  let side: Side | null = null;
  return lines.map((line): SidedLine => {
    if (line.zone !== 'body') {
      side = null;
      return { ...line, side, part: null };
    }
    const named = namedPlace(line);
    if (named !== null) {
      side = named.side;
      return { ...line, ...named };
    }
    const part = side === null || line.label === null ? null : partOf(line.label);
    if (part === null && line.label !== null && endsPlace(line.label)) side = null;
    return { ...line, side, part };
  });
}

function namedPlace(line: OrderLine): { side: Side; part: LocationPart } | null {
  const isTitle = line.label === null && line.text.length <= LONGEST_TITLE;
  const head = line.label ?? (isTitle ? line.text : null);
  if (head === null) return null;
  const plain = fold(head);
  if (line.label !== null && plain === 'de') return { side: 'pickup', part: 'Address' };
  if (line.label !== null && plain === 'a') return { side: 'dropoff', part: 'Address' };
  const column = recogniseHead('jobs', withoutNumber(head));
  for (const side of SIDES) {
    // `Pickup from: 12 Main St` is no time.
    if (column === `${side}From` && line.value !== '' && !TIME.test(line.value))
      return { side, part: 'Address' };
    const part = LOCATION_PARTS.find((each) => column === `${side}${each}`);
    if (part !== undefined) return { side, part };
  }
  return null;
}

const withoutNumber = (head: string) => head.replace(/[#(]?\d\)?$/, '').trimEnd();

function partOf(label: string): LocationPart | null {
  const key = headKey(label);
  if (CONTACT_WORDS.has(key)) return /cell|mobile/.test(key) ? 'ContactPhone' : 'ContactName';
  for (const [part, keys] of PART_KEYS) if (key !== '' && keys.has(key)) return part;
  return null;
}

const OF_PLACE: ReadonlySet<ImportColumn> = new Set([
  ...DATE_COLUMNS,
  ...STOP_TIMES,
  'specialInstructions',
]);

/** Another known label ends the section; `Hours: 8 to 5` still belongs to the place. */
function endsPlace(label: string): boolean {
  const column = recogniseHead('jobs', label);
  return column !== null && !OF_PLACE.has(column);
}
