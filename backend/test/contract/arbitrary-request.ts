import fc from 'fast-check';
import type { ApiDocument, ApiOperation, Schema } from './api-document';
import { WILD_IDS } from './bad-addresses';

export const RECORDS = [
  'jobs',
  'customers',
  'drivers',
  'users',
  'vehicles',
  'webhooks',
  'imports',
  'invoices',
  'price-list',
  'service-accounts',
  'job-templates',
  'recurring-jobs',
] as const;
export type RecordKind = (typeof RECORDS)[number];

/** A placeholder in a body or path for the id of an existing record; 0 is the newest. */
export class IdOf {
  constructor(
    readonly kind: RecordKind,
    readonly age: number,
  ) {}
}

export interface PlannedRequest {
  readonly operation: ApiOperation;
  readonly caller: 'admin' | 'driver' | 'otherDriver' | 'stranger' | 'anonymous';
  /** The value of the path parameter. */
  readonly id: IdOf | string;
  readonly query: readonly (readonly [string, string])[];
  /** May contain `IdOf`s; a string is sent unchanged. */
  readonly body: unknown;
  readonly ifMatch: 'none' | 'present' | 'old' | 'wild';
  readonly key: string | null;
}

const KIND_OF_FIELD: Readonly<Record<string, RecordKind>> = {
  customerId: 'customers',
  driverId: 'drivers',
  vehicleId: 'vehicles',
  vehicleIds: 'vehicles',
  ids: 'jobs',
  templateId: 'job-templates',
};

const idOf = (kind: RecordKind) => fc.nat({ max: 12 }).map((age) => new IdOf(kind, age));

/** Common mistakes and hostile values. */
const oddity = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<unknown>(null, '', ' ', 0, -1, 1.5, 1e21, true, [], {}, 'null', 'NaN', '0x1'),
    fc.constantFrom('\u0000', '\ud800', "'; DROP TABLE jobs; --", '=1+1', '🚚'.repeat(5000)),
    fc.string({ unit: 'binary' }),
  );

const TEXTS = [
  ...['Garage Élan', 'TBD', 'Montréal', '%', "O'Hara", 'ﷺ', '=2+3', '  a  b ', '', '🚚', 'ab', 'İ'],
  ...['東京輸送', '__', '"', 'Zoë-Anne', 'line', 'constructor', 'M5V 2T6', '+1 416 555 0142', 'QC'],
];

const text = (maxLength: number): fc.Arbitrary<string> => {
  const fits = TEXTS.filter((one) => [...one].length <= maxLength);
  const random = fc.string({ unit: 'binary-ascii', maxLength: Math.min(maxLength, 12) });
  return fc.oneof(
    { arbitrary: fc.constantFrom(...fits), weight: 12 },
    { arbitrary: random, weight: 1 },
  );
};

const VINS = [
  'KP042788',
  '1HGCM82633A004352',
  'tbd',
  'A1B2C3D4',
  '5YJ3E1EA7KF317000',
  'KP 042-788',
];
const DATES = ['2026-03-31', '2026-02-28', '2024-02-29', '2026-04-01T08:00:00Z', '1899-12-31'];
const INSTANTS = ['2026-03-31T14:05:00.000Z', '2026-03-30T23:59:59.999-04:00', '2027-01-01T00:00Z'];

/** A valid or nearly valid value of the field. */
function fitting(document: ApiDocument, name: string, given: Schema): fc.Arbitrary<unknown> {
  const schema = document.resolve(given);
  const kind = KIND_OF_FIELD[name];
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.type === 'array') {
    const item = kind === undefined ? fitting(document, '', schema.items ?? {}) : idOf(kind);
    return fc.array(item, { maxLength: 4 });
  }
  if (kind !== undefined) return idOf(kind);
  switch (schema.type) {
    case 'object':
      return bodyOf(document, schema, 0);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: 1900, max: 2026 });
    case 'number':
      return fc.integer({ min: 0, max: 999_999_999 }).map((cents) => cents / 100);
    default:
      return textOf(name, schema);
  }
}

function textOf(name: string, { format, maxLength = 20 }: Schema): fc.Arbitrary<string> {
  if (name === 'vinLast8') return fc.constantFrom(...VINS);
  if (format === 'email') return fc.nat({ max: 400 }).map((n) => `Person${n}@example.com`);
  if (format === 'password') return fc.constantFrom('a long password', 'pässwörter', '      7');
  if (format === 'date') return fc.constantFrom(...DATES);
  if (format === 'date-time') return fc.constantFrom(...INSTANTS);
  return text(maxLength);
}

/** Includes each field or not; `odd` percent of the included fields get an invalid value. */
function bodyOf(document: ApiDocument, schema: Schema, odd: number): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const right = fitting(document, name, field);
    const given =
      odd === 0
        ? right
        : fc.oneof(
            { arbitrary: right, weight: 100 - odd },
            { arbitrary: fc.oneof(fc.constant(null), oddity()), weight: odd },
          );
    return [name, given] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] });
}

function anyBody(document: ApiDocument, { body: schema }: ApiOperation): fc.Arbitrary<unknown> {
  if (schema === null) return fc.constant(undefined);
  return fc.oneof(
    { arbitrary: bodyOf(document, schema, 0), weight: 30 },
    { arbitrary: bodyOf(document, schema, 10), weight: 10 },
    { arbitrary: oddity(), weight: 1 },
    { arbitrary: fc.constantFrom('{', '', 'null', '[]', '{"__proto__":{}}'), weight: 1 },
  );
}

function queryOf({ parameters }: ApiOperation): fc.Arbitrary<(readonly [string, string])[]> {
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom(...ODD_VALUES),
  );
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => {
      const value = fc.oneof(
        { arbitrary: valueOf(schema), weight: 25 },
        { arbitrary: odd, weight: 1 },
      );
      return fc.tuple(fc.constant(name), value);
    });
  if (pairs.length === 0) return fc.constant([]);
  return fc.uniqueArray(fc.oneof(...pairs), { maxLength: 4, selector: ([name]) => name });
}

const ODD_VALUES = ['-1', '1.5', '1e3', 'NaN', 'constructor', '\u0000', '9'.repeat(400)];

function valueOf(schema: Schema): fc.Arbitrary<string> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum.map(String));
  if (schema.type === 'integer') return fc.integer({ min: 1, max: 60 }).map(String);
  if (schema.format === 'date') return fc.constantFrom(...DATES.slice(0, 3));
  return text(20);
}

/** The kind of record in the path. */
function kindOfPath(path: string): RecordKind {
  if (path.includes('/driver/') || path.startsWith('/api/drivers/{')) return 'drivers';
  if (path.includes('by-user') || path.includes('/users/')) return 'users';
  if (path.includes('/customers/')) return 'customers';
  return RECORDS.find((kind) => path.startsWith(`/api/${kind}/`)) ?? 'jobs';
}

const CALLERS = fc.oneof(
  { arbitrary: fc.constant('admin' as const), weight: 14 },
  { arbitrary: fc.constantFrom('driver' as const, 'otherDriver' as const), weight: 5 },
  { arbitrary: fc.constantFrom('stranger' as const, 'anonymous' as const), weight: 1 },
);
const TAGS = fc.constantFrom<PlannedRequest['ifMatch'][]>(
  ...(['none', 'none', 'none', 'present', 'present', 'old', 'wild'] as const),
);
const KEYS = fc.nat({ max: 60 }).map((n) => `key-${n}`);
const WILD = fc.constantFrom('999999', ...WILD_IDS);

/** Any request allowed by the API document, and many that are not. */
export function arbitraryRequest(
  document: ApiDocument,
  operations: readonly ApiOperation[],
): fc.Arbitrary<PlannedRequest> {
  return fc.oneof(
    ...operations.map((operation) => ({
      arbitrary: requestOf(document, operation),
      weight: operation.method === 'POST' && !operation.isPublic ? 3 : 1,
    })),
  );
}

function requestOf(document: ApiDocument, operation: ApiOperation): fc.Arbitrary<PlannedRequest> {
  return fc.record<PlannedRequest>({
    operation: fc.constant({ ...operation, [fc.toStringMethod]: () => operation.id }),
    caller: CALLERS,
    id: fc.oneof(
      { arbitrary: idOf(kindOfPath(operation.path)), weight: 20 },
      { arbitrary: WILD, weight: 1 },
    ),
    query: queryOf(operation),
    body: anyBody(document, operation),
    ifMatch: TAGS,
    key: fc.oneof({ arbitrary: fc.constant(null), weight: 4 }, { arbitrary: KEYS, weight: 1 }),
  });
}
