import type { ApiDocument, Schema } from '../api-document';

/** A value as JSON text, because some probes cannot be written as JavaScript values. */
export interface Probe {
  readonly json: string;
  /** Null if both acceptance and a clear refusal are correct. */
  readonly isTaken: boolean | null;
}

const refused = (...texts: string[]): Probe[] => texts.map((json) => ({ json, isTaken: false }));
const taken = (...texts: string[]): Probe[] => texts.map((json) => ({ json, isTaken: true }));

const OBJECTS = ['{}', '{"a":"b"}', '{"toString":"x"}'];
const LISTS = ['[]', '["a"]', '[[]]', '[null]'];
const NUMBERS = ['0', '5', '1.5', '1e400', '-1e400'];
const FLAGS = ['true', 'false'];
const NO_NUMBERS = ['"5"', '""', '"NaN"', '"Infinity"', '"0x10"', '"1e3"', '"constructor"'];
const NO_UNICODE = ['"a\\ud800b"', '"\\udc00"', '"\\ud83d"', '"abcde\\ud800fgh"'];
const CONTROLS = [
  '"a\\u0000b"',
  '"\\u0000"',
  '"a\\u001b[31mb"',
  '"a\\u007fb"',
  '"a\\u0085b"',
  '"abcde\\u0000fgh"',
];
const NO_WORDS = [
  '"x"',
  '""',
  '" "',
  '"constructor"',
  '"__proto__"',
  '"toString"',
  '"hasOwnProperty"',
];

/** Characters that grow when they are folded, lower-cased or normalised. */
export const GROWING_LETTERS = ['🚚', 'ﷺ', 'İ', '\u{1D160}'];

const MULTILINE = new Set([
  'specialInstructions',
  'completionNotes',
  'notes',
  'note',
  'looseItems',
  'blacklistReason',
  'remittance',
  'remittanceFr',
  'reason',
  'text',
  'message',
  'body',
]);

/** Values that a field must refuse, and borderline ones that it must accept. */
export function probesOf(document: ApiDocument, name: string, given: Schema): Probe[] {
  const schema = document.resolve(given);
  return [
    { json: 'null', isTaken: schema.nullable === true },
    ...(schema.enum !== undefined ? wordProbes(schema) : probesOfType(document, name, schema)),
  ];
}

/**
 * For a schema shared by several bodies, reduces the refused probes in all bodies but the first, because one check
 * refuses them all. Accepted values take a different path in each body and stay.
 */
export function withoutRepeats(probes: readonly Probe[]): Probe[] {
  const refusals = probes.filter(({ isTaken }) => isTaken === false);
  const some = new Set([refusals.at(0), refusals.at(-1)]);
  return probes.filter((probe) => probe.isTaken !== false || some.has(probe));
}

/** Wrong for every field of a type, so one check refuses them all. */
const WRONG_TYPES = new Set([
  ...[...OBJECTS, ...LISTS, ...NUMBERS, ...FLAGS, ...NO_NUMBERS],
  ...[...NO_UNICODE, ...CONTROLS, ...NO_WORDS],
]);

/** Four texts in a row are too long for a field, each of another letter: each place gets one of them. */
const isTooLong = (json: string) =>
  GROWING_LETTERS.some((letter) => json.startsWith(`"${letter}${letter}`));

/** Accepted alike by every field of a type. */
const ALIKE = [
  ['""', '"   "'],
  ['0.01', '9999999.99', '19.99', '1e2'],
  ['"0001-01-01"', '"9999-12-31"', '"2026-03-31"', '"2024-02-29"'],
  [
    ...['"2024-02-29T23:59:59+14:00"', '"2026-03-31T10:00:00Z"'],
    ...['"9999-12-31T23:59:59.999Z"', '"1900-01-01T00:00:00Z"'],
  ],
];

/** Every other value that the fields of a type accept alike; for each place the other half. */
function isInTurn(probes: readonly Probe[], { json }: Probe, place: number): boolean {
  const alike = ALIKE.find((values) => values.includes(json));
  const some = probes.filter((one) => one.isTaken !== false && alike?.includes(one.json));
  const index = some.findIndex((one) => one.json === json);
  return alike === undefined || index % 2 === place % Math.min(2, some.length);
}

/**
 * Every eighth value that is wrong by its type, every second one that is right by its type, one that is too long, and
 * all other values; different ones for each place.
 */
export function withFewTypes(probes: readonly Probe[], place: number): Probe[] {
  return probes.filter((probe, index) => {
    if (probe.isTaken !== false) return isInTurn(probes, probe, place);
    if (isTooLong(probe.json)) return index % 4 === place % 4;
    return !WRONG_TYPES.has(probe.json) || index % 8 === place % 8;
  });
}

function wordProbes({ enum: words = [] }: Schema): Probe[] {
  const [first] = words;
  const capitals = String(first).toUpperCase();
  return [
    ...taken(...words.map((word) => JSON.stringify(word))),
    ...refused(JSON.stringify(` ${String(first)}`)),
    // Province codes are already upper case.
    ...refused(...(words.includes(capitals) ? [] : [JSON.stringify(capitals)])),
    ...refused(...NO_WORDS, ...NUMBERS, ...FLAGS, ...LISTS, ...OBJECTS),
  ];
}

function probesOfType(document: ApiDocument, name: string, schema: Schema): Probe[] {
  switch (schema.type) {
    case 'string':
      return textProbes(name, schema);
    case 'integer':
    case 'number':
      return numberProbes(name, schema);
    case 'boolean':
      return [...taken(...FLAGS), ...refused(...NUMBERS, ...NO_NUMBERS, ...LISTS, ...OBJECTS)];
    case 'array':
      return [
        ...(schema.minItems ? refused('[]') : taken('[]')),
        ...refused(...NUMBERS, ...FLAGS, '"a"', ...OBJECTS, '[[]]'),
        ...itemProbes(document.resolve(schema.items ?? {})),
        // Without a maximum, the list is a job's units.
        ...((schema.maxItems ?? 9) < 10 ? refused(manyOf(document, schema.items ?? {}, 10)) : []),
        ...refused(
          manyOf(document, schema.items ?? {}, Math.max(1001, (schema.maxItems ?? 0) + 1)),
        ),
      ];
    default:
      return refused(...NUMBERS, ...FLAGS, '"a"', ...LISTS);
  }
}

function itemProbes({ type, nullable, enum: words, format, pattern }: Schema): Probe[] {
  const isFreeText = type === 'string' && (words ?? format ?? pattern) === undefined;
  return [
    { json: '[null]', isTaken: nullable === true },
    // A free text may require a format that the schema does not express.
    { json: '["a"]', isTaken: isFreeText ? null : false },
  ];
}

/** A list longer than allowed, of unknown ids or empty objects. */
function manyOf(document: ApiDocument, items: Schema, count: number): string {
  const item = document.resolve(items).type === 'object' ? {} : 1;
  return JSON.stringify(Array.from({ length: count }, () => item));
}

function numberProbes(name: string, { type, minimum = 0, maximum }: Schema): Probe[] {
  const range = [minimum - 1, ...(maximum === undefined ? [2999] : [maximum + 1])].map(String);
  const fine = type === 'integer' ? ['1.5', '0.1'] : ['0.001', '1.999', '1e-7'];
  const borders = name === 'year' ? ['1900', '2026'] : [];
  if (name === 'quantity')
    return [
      ...taken('0.001', '1', '1.5', '99999.999'),
      ...refused('0', '-1', '0.0001', '1.0005', '100000', '1e400', '1e308'),
      ...refused(...NO_NUMBERS, ...FLAGS, ...LISTS, ...OBJECTS),
    ];
  const amounts = ['0', '0.01', '9999999.99', '19.99', '1e2'];
  const isInRange = (amount: string) =>
    Number(amount) >= minimum && Number(amount) <= (maximum ?? Infinity);
  const money = type === 'number' ? amounts.filter(isInRange) : [];
  return [
    ...taken(...borders, ...money),
    ...refused(...range, ...fine, '1e400', '-1e400', '1e308', '9007199254740993'),
    ...(type === 'number' && minimum < 0 ? taken('-1') : refused('-1')),
    ...refused(...NO_NUMBERS, ...FLAGS, ...LISTS, ...OBJECTS),
  ];
}

function textProbes(name: string, { format, minLength, maxLength = 100 }: Schema): Probe[] {
  const isRequired = (minLength ?? 0) > 0;
  const long = GROWING_LETTERS.map((letter) => JSON.stringify(letter.repeat(maxLength + 1)));
  const lines = JSON.stringify('first\nsecond\tend');
  return [
    ...refused(...NUMBERS, ...FLAGS, ...LISTS, ...OBJECTS, ...long, ...NO_UNICODE, ...CONTROLS),
    { json: lines, isTaken: MULTILINE.has(name) },
    ...['""', '"   "'].map((json) => ({ json, isTaken: isRequired ? false : null })),
    ...formatProbes(name, format),
  ];
}

const BOUNDED_DAYS = ['date', 'paidOn'];

function formatProbes(name: string, format: string | undefined): Probe[] {
  if (format === 'date')
    return [
      // Tax does not exist in year 1, and payments do not in year 9999.
      ...(BOUNDED_DAYS.includes(name) ? refused('"0001-01-01"') : taken('"0001-01-01"')),
      ...(name === 'paidOn' ? refused('"9999-12-31"') : taken('"9999-12-31"')),
      ...refused('"yesterday"', '"2026-02-30"', '"2026-13-01"', '"0000-01-01"', '"12026-01-01"'),
      ...refused('"NaN"', '"20260331"', '"1e3"'),
      ...taken('"2026-03-31"', '"2024-02-29"'),
    ];
  if (format === 'date-time')
    return [
      ...refused('"yesterday"', '"2026-03-31"', '"2026-03-31T10:00:00"', '"0001-01-01T00:00:00Z"'),
      ...refused('"2026-02-30T25:00:00Z"', '"+012026-01-01T00:00:00Z"', '"NaN"'),
      ...refused('"2026-02-30T00:00:00.000Z"', '"2026-04-31T10:00:00Z"', '"2025-02-29T10:00Z"'),
      ...refused('"2026-02-28T24:00:00Z"'),
      ...refused('"9999-12-31T23:59:59.999-05:00"'),
      ...taken('"2024-02-29T23:59:59+14:00"'),
      ...taken('"2026-03-31T10:00:00Z"', '"9999-12-31T23:59:59.999Z"', '"1900-01-01T00:00:00Z"'),
    ];
  if (format === 'time')
    return [
      ...refused('"24:00"', '"8:60"', '"soon"', '"-1:00"', '"1e1"'),
      ...taken('"23:59"'),
      // A window cannot end before it starts.
      ...['"00:00"', '"8"', '"14h30"', '"2 pm"'].map((json) => ({
        ...{ json, isTaken: name.endsWith('Until') ? null : true },
      })),
    ];
  if (format === 'email')
    return [
      ...refused('"nobody"', '"@example.com"', '"a@b"', '"a b@example.com"', '"a@example..com"'),
      ...refused(JSON.stringify(`a@${'İ.'.repeat(100)}com`)),
    ];
  return [];
}
