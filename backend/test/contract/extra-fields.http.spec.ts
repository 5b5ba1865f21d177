import { ApiDocument, type ApiOperation, pathTo, type Schema } from './api-document';
import { describeHttp, type TestApi } from '../app/http';
import { driverIdOf, expectStatus, makeCustomer, makeDriverJob, makeView } from '../records/jobs';
import { jpeg } from '../reports/photos';
import { makeServiceAccount } from '../accounts/tokens';
import { sampleOf } from './sample-body';

/** Field names of typical attacks, as JSON text, so that prototype names are plain names. */
const EXTRA = {
  id: '77',
  role: '"admin"',
  version: '99',
  createdAt: '"2020-01-01T00:00:00.000Z"',
  updatedAt: '"2020-01-01T00:00:00.000Z"',
  deletedAt: '"2020-01-01T00:00:00.000Z"',
  passwordHash: '"x"',
  nested: '{"role":"admin","deep":{"version":1}}',
  constructor: '{"prototype":{"role":"admin"}}',
  prototype: '{"role":"admin"}',
  toString: '"x"',
  hasOwnProperty: 'true',
};
const NAMES = [...Object.keys(EXTRA), '__proto__'];
const valueOf = (name: string) => Object.getOwnPropertyDescriptor(EXTRA, name)?.value ?? '{}';

const TABLES = [
  'users',
  'drivers',
  'customers',
  'vehicles',
  'jobs',
  'job_units',
  'unit_photos',
  'unit_reports',
  'activity',
  'driver_operations',
  'saved_views',
  'api_tokens',
];

/** Everything in the database that a write could change. */
async function wholeState({ database }: TestApi): Promise<string> {
  const tables = await Promise.all(
    TABLES.map((table) => database.query(`SELECT * FROM ${table} ORDER BY id`)),
  );
  return JSON.stringify(tables);
}

/** The body with an extra field, at the top or in a nested object. */
function withExtra(body: unknown, path: readonly string[], name: string): string {
  const extra = `${JSON.stringify(name)}:${valueOf(name)}`;
  const [key, ...rest] = path;
  const given = body as Record<string, unknown>; // bodies are objects
  const fields = Object.entries(given)
    .filter(([field]) => field !== key)
    .map(([field, value]) => `${JSON.stringify(field)}:${JSON.stringify(value)}`);
  if (key === undefined) return `{${[...fields, extra].join(',')}}`;
  const inner = withExtra({}, rest, name);
  const isList = rest[0] === '0';
  const nested = `${JSON.stringify(key)}:${isList ? `[${withExtra({}, rest.slice(1), name)}]` : inner}`;
  return `{${[...fields, nested].join(',')}}`;
}

/** The paths of all objects in a body; `[]` is the body itself. */
function objectPaths(document: ApiDocument, schema: Schema, path: string[] = []): string[][] {
  const fields = Object.entries(schema.properties ?? {});
  return [
    path,
    ...fields.flatMap(([name, given]) => {
      const field = document.resolve(given);
      if (field.type === 'object') return objectPaths(document, field, [...path, name]);
      const items = field.items === undefined ? null : document.resolve(field.items);
      return items?.type === 'object' ? objectPaths(document, items, [...path, name, '0']) : [];
    }),
  ];
}

describeHttp('An unknown field', (api) => {
  let document: ApiDocument;
  let ids: Record<string, number>;

  beforeAll(async () => {
    document = new ApiDocument(api().app);
    ids = {
      customers: await makeCustomer(api(), 'Garage'),
      drivers: driverIdOf(api(), 'driver'),
      users: api().cast.otherDriver.userId,
      jobs: (await makeDriverJob(api(), 'delivered')).id,
      'saved-views': await makeView(api(), 'admin', 'Kept'),
      'service-accounts': await makeServiceAccount(api()),
    };
    ids['people'] = ids['customers'] ?? 0;
  });

  const writes = () => document.operations.filter(({ body }) => body !== null);
  const addressOf = ({ path }: ApiOperation) =>
    pathTo(path, () => ids[path.split('/').find((part) => part in ids) ?? ''] ?? 0);

  test('is refused by its name on every write and changes nothing', async () => {
    const admin = api().injected(await api().as('admin'));
    const before = await wholeState(api());
    const taken: string[] = [];
    for (const operation of writes()) {
      const { body } = operation;
      if (body === null) continue;
      for (const path of objectPaths(document, body)) {
        const known = path.reduce<Schema>((schema, name) => {
          const inner = name === '0' ? schema.items : schema.properties?.[name];
          return document.resolve(inner ?? {});
        }, body);
        for (const name of NAMES) {
          if (Object.hasOwn(known.properties ?? {}, name)) continue;
          const text = withExtra(sampleOf(document, body), path, name);
          const answer = await admin.send(operation.method, addressOf(operation), text, {
            'Content-Type': 'application/json',
          });
          const field = [...path, name].join('.');
          const details = (answer.body?.details ?? []) as { field: string; message: string }[];
          const isNamed = details.some(
            (detail) => detail.field === field && detail.message === 'is not a known field',
          );
          if (answer.status !== 400 || !isNamed)
            taken.push(`${operation.id} ${field} ${answer.status} ${answer.text}`);
        }
      }
    }
    expect(taken).toEqual([]);
    expect(await wholeState(api())).toBe(before);
  });

  test('is refused to a driver as well', async () => {
    const driver = await api().as('driver');
    const before = await wholeState(api());
    const own = {
      updateJob: { status: 'delivered' },
      completeJob: {},
      changeDriverStatus: { status: 'off-duty' },
    };
    for (const [id, body] of Object.entries(own)) {
      const operation = document.operations.find((one) => one.id === id);
      if (operation === undefined) throw new Error(`There is no ${id}`);
      for (const name of NAMES) {
        const text = withExtra(body, [], name);
        const answer = await driver.send(operation.method, addressOf(operation), text, {
          'Content-Type': 'application/json',
        });
        expect({ id, name, status: answer.status }).toEqual({ id, name, status: 400 });
      }
    }
    expect(await wholeState(api())).toBe(before);
  });

  test('is refused in a query too', async () => {
    const admin = api().injected(await api().as('admin'));
    for (const operation of document.operations) {
      const takesQuery = operation.parameters.some((parameter) => parameter.in === 'query');
      if (!takesQuery) continue;
      const path = pathTo(operation.path, () =>
        operation.path.includes('{driverId}') ? driverIdOf(api(), 'driver') : (ids['jobs'] ?? 0),
      );
      for (const name of [...NAMES, 'colour']) {
        if (operation.parameters.some((parameter) => parameter.name === name)) continue;
        const { method, file } = operation;
        const address = `${path}?${name}=1`;
        const answer =
          file === null
            ? await admin.get(address)
            : await admin.send(method, address, await jpeg(), { 'Content-Type': file });
        expect({ path, ...answer }).toMatchObject({
          path,
          status: 400,
          body: {
            details: expect.arrayContaining([
              expect.objectContaining({ field: name, message: 'is not a known field' }),
            ]),
          },
        });
      }
    }
  });

  test('grants no role to anybody', async () => {
    const admin = await api().as('admin');
    const users = expectStatus(await admin.get('/api/admin/users'), 200) as { role: string }[];
    expect(users.filter(({ role }) => role === 'admin')).toHaveLength(3);
  });
});
