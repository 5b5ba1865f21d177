import { describeHttpOn } from '../../app/http';
import { IS_FULL_TIER } from '../../app/tier';
import { flawOf } from '../answer-flaw';
import { type ApiOperation, pathTo } from '../api-document';
import { badQueryValues, goodQueryValues, WILD_IDS, WITHOUT_ID } from '../bad-addresses';
import { sampleOf } from '../sample-body';
import { probesOf } from './bad-values';
import { bodyWith } from './body-fields';
import { namesField } from './depending-fields';
import { wrongAnswers } from './probed-fields';
import { Requests } from './requests';

/** In the fast tier every fourth value, with a different offset for each place. */
const someOf = <T>(values: readonly T[], place: number): readonly T[] =>
  IS_FULL_TIER ? values : values.filter((_, index) => index % 4 === place % 4);

const MEDIA_TYPES = [
  'text/plain',
  'text/plain; application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/jsonp',
  'x',
];

/** Refused input never reaches the database, so one engine is enough. */
describeHttpOn('sqlite', 'Bad input', (api) => {
  let requests: Requests;

  beforeAll(async () => {
    requests = await Requests.of(api());
  });

  const writes = () => requests.document.operations.filter(({ body }) => body !== null);

  test('in any field of a body is refused by the name of the field', async () => {
    expect(await wrongAnswers(requests, ({ isTaken }) => isTaken === false)).toEqual([]);
    expect(requests.heard.length).toBeGreaterThan(IS_FULL_TIER ? 3000 : 1000);
  });

  test('in a sign-in is refused, or treated as a wrong password', async () => {
    const operation = requests.document.operations.find(({ id }) => id === 'login');
    if (operation === undefined) throw new Error('There is no sign-in');
    const person = { email: 'nobody@example.com', password: 'x' };
    const statuses = new Set<number>();
    for (const field of ['email', 'password'])
      for (const { json } of probesOf(requests.document, field, {
        type: 'string',
        maxLength: 1000,
      })) {
        const text = bodyWith(person, [field], json);
        const answer = await requests.send(operation, text, `${field} ${json}`);
        statuses.add(answer.status);
        expect(flawOf(answer)).toBeNull();
      }
    expect([...statuses].sort()).toEqual([400, 401, 429]);
  });

  test('in any parameter of a query is refused by the name of the parameter', async () => {
    const wrong: string[] = [];
    const check = async (operation: ApiOperation, name: string, query: string) => {
      const answer = await requests.ask(operation, `${requests.addressOf(operation)}?${query}`);
      const flaw = flawOf(answer);
      if (answer.status !== 400 || !namesField(answer, name) || flaw !== null)
        wrong.push(
          `${operation.id} ${query.slice(0, 60)}: ${answer.status} ${answer.text.slice(0, 200)} ${flaw ?? ''}`,
        );
    };
    let place = 0;
    for (const operation of requests.document.operations)
      for (const { name, schema } of operation.parameters.filter((one) => one.in === 'query')) {
        place += 1;
        for (const value of someOf(badQueryValues(schema), place))
          await check(operation, name, `${name}=${value}`);
        for (const value of goodQueryValues(schema).slice(0, 1))
          await check(operation, name, `${name}=${value}&${name}=${value}`);
        await check(operation, `${name}[]`, `${name}[]=a`);
        await check(operation, `${name}[a]`, `${name}[a]=b`);
      }
    expect(wrong).toEqual([]);
  });

  test('in a path is not an id', async () => {
    const wrong: string[] = [];
    for (const [place, operation] of requests.document.operations.entries()) {
      if (!operation.path.includes('{') || WITHOUT_ID.test(operation.path)) continue;
      const { body: schema } = operation;
      const body = schema === null ? undefined : sampleOf(requests.document, schema);
      for (const wild of someOf(WILD_IDS, place)) {
        const path = pathTo(operation.path, () => wild);
        const answer =
          operation.file === null
            ? await requests.admin.send(operation.method, path, body, {})
            : await requests.ask(operation, path);
        const flaw = flawOf(answer);
        if (answer.status !== 400 || flaw !== null)
          wrong.push(
            `${operation.method} ${path.slice(0, 60)} ${answer.status} ${answer.text.slice(0, 200)} ${flaw ?? ''}`,
          );
      }
    }
    expect(wrong).toEqual([]);
  });

  const BODIES: [string, string, number][] = [
    ['cut off', '{', 400],
    ['cut off later', '{"name":"x"', 400],
    ['closed twice', '{"name":"x"}}', 400],
    ['in single quotes', "{'name':'x'}", 400],
    ['with NaN', '{"name":NaN}', 400],
    ['after a byte order mark', '\uFEFF{', 400],
    ['a list', '[]', 400],
    ['a list of bodies', '[{"name":"x"}]', 400],
    ['null', 'null', 400],
    ['a number', '5', 400],
    ['a text', '"x"', 400],
    ['a flag', 'true', 400],
    ['of 5,000 objects in each other', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 400],
    ['of 50,000 open brackets', '['.repeat(50_000), 400],
    ['of 300,000 characters', `{"name":"${'x'.repeat(300_000)}"}`, 413],
    ['of 3,000 fields', `{${Array.from({ length: 3000 }, (_, i) => `"k${i}":1`).join(',')}}`, 400],
  ];

  test.each(BODIES)('as a body %s is refused', async (what, text, status) => {
    const turn = BODIES.findIndex(([name]) => name === what);
    for (const operation of someOf(writes(), turn)) {
      const answer = await requests.send(operation, text, what);
      expect({ id: operation.id, status: answer.status, flaw: flawOf(answer) }).toEqual({
        id: operation.id,
        status,
        flaw: null,
      });
    }
  });

  test('of a media type other than JSON gets 415', async () => {
    for (const [place, operation] of writes().entries())
      for (const type of someOf(MEDIA_TYPES, place)) {
        const path = requests.addressOf(operation);
        const answer = await requests.admin.send(operation.method, path, '{"name":"x"}', {
          'Content-Type': type,
        });
        expect({ id: operation.id, type, status: answer.status }).toEqual({
          id: operation.id,
          type,
          status: 415,
        });
        expect(flawOf(answer)).toBeNull();
      }
  });

  test("in request headers is refused by the header's name", async () => {
    const job = `/api/jobs/${requests.idOf('jobs')}`;
    for (const value of ['3', '"x"', '"-1"', '"99999999999"', '"1", "2"', '']) {
      const answer = await requests.admin.put(job, {}, { 'If-Match': value });
      expect({ value, status: answer.status }).toEqual({ value, status: 400 });
      expect(namesField(answer, 'If-Match')).toBe(true);
    }
    for (const value of ['', 'a b', 'x'.repeat(256), 'é']) {
      const answer = await requests.admin.post('/api/jobs', {}, { 'Idempotency-Key': value });
      expect({ value, status: answer.status }).toEqual({ value, status: 400 });
      expect(namesField(answer, 'Idempotency-Key')).toBe(true);
    }
  });
});
