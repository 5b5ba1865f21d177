import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Contract, breaksOf } from './contract-promises';

const PRESENT = join(__dirname, '../../openapi.json');

/** Parses an OpenAPI document that the program has written. */
function contractIn(bytes: Buffer): Contract {
  return JSON.parse(bytes.toString('utf8')) as Contract; // as `npm run contract` wrote it
}

const RELEASES = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.each(RELEASES)(
  'a browser app of release %s finds all its requests in this server',
  (release) => {
    const older = contractIn(gunzipSync(readFileSync(join(__dirname, release, 'openapi.json.gz'))));
    expect(breaksOf(older, contractIn(readFileSync(PRESENT)))).toEqual([]);
  },
);

interface Change {
  readonly path?: string;
  readonly method?: string;
  readonly takes?: object;
  readonly needs?: readonly string[];
  readonly answers?: object;
  readonly inner?: object;
  readonly always?: readonly string[];
  readonly query?: readonly object[];
  readonly isBodyRequired?: boolean;
  readonly isOpen?: boolean;
}

const TAKES = {
  name: { type: 'string', minLength: 1, maxLength: 10 },
  kind: { enum: ['a', 'b'] },
  count: { type: 'number', nullable: true, minimum: 0 },
};
const ANSWERS = {
  id: { type: 'integer' },
  at: { type: 'string', format: 'date-time' },
  tags: { type: 'array', items: { type: 'string' } },
  more: { type: 'object', additionalProperties: { type: 'string' } },
  inner: { $ref: '#/components/schemas/Inner' },
};

/** A contract of one route, with the given changes. */
function contract({
  path = '/api/things',
  method = 'post',
  takes = TAKES,
  needs = ['name'],
  answers = ANSWERS,
  inner = { deep: { type: 'string' } },
  always = ['id'],
  query = [{ name: 'q', in: 'query', schema: { type: 'string' } }],
  isBodyRequired,
  isOpen = true,
}: Change = {}): Contract {
  const json = (schema: object) => ({ content: { 'application/json': { schema } } });
  return contractIn(
    Buffer.from(
      JSON.stringify({
        paths: {
          [path]: {
            [method]: {
              parameters: query,
              requestBody: {
                required: isBodyRequired,
                ...json({
                  type: 'object',
                  properties: takes,
                  required: needs,
                  additionalProperties: isOpen,
                }),
              },
              responses: {
                200: json({ type: 'object', properties: answers, required: always }),
                400: json({ type: 'object', properties: { code: {} } }),
              },
            },
          },
        },
        components: { schemas: { Inner: { type: 'object', properties: inner } } },
      }),
    ),
  );
}

const BODY = 'POST /api/things takes application/json body';
const ANSWER = 'POST /api/things answers 200 application/json body';

test.each<[string, Change, string]>([
  ['a path', { path: '/api/others' }, 'POST /api/things is gone'],
  ['a method', { method: 'put' }, 'POST /api/things is gone'],
  ['a parameter', { query: [] }, 'POST /api/things takes ?q is gone'],
  ['an accepted field', { takes: { kind: { enum: ['a', 'b'] } } }, `${BODY}.name is gone`],
  ['an accepted value', { takes: { ...TAKES, kind: { enum: ['a'] } } }, `${BODY}.kind=b is gone`],
  ['a field deep in an answer', { inner: {} }, `${ANSWER}.inner.deep is gone`],
  ['the certainty of a field', { always: [] }, `${ANSWER}.id always is gone`],
  [
    'a freedom',
    { needs: ['name', 'kind'] },
    'POST /api/things needs application/json body.kind, which it did not',
  ],
  [
    'the freedom from a parameter',
    { query: [{ name: 'q', in: 'query', required: true, schema: { type: 'string' } }] },
    'POST /api/things needs ?q, which it did not',
  ],
  [
    'the freedom from a body',
    { isBodyRequired: true },
    'POST /api/things needs a body, which it did not',
  ],
  ['the freedom of further fields', { isOpen: false }, `${BODY} is no object any more`],
  [
    'an accepted type',
    { takes: { ...TAKES, count: { type: 'integer', nullable: true, minimum: 0 } } },
    `${BODY}.count is no number (minimum 0) any more`,
  ],
  [
    'an accepted null',
    { takes: { ...TAKES, count: { type: 'number', minimum: 0 } } },
    `${BODY}.count is no null any more`,
  ],
  [
    'the freedom from a format',
    { takes: { ...TAKES, name: { ...TAKES.name, format: 'email' } } },
    `${BODY}.name is no string (minLength 1, maxLength 10) any more`,
  ],
  [
    'a part of an accepted length',
    { takes: { ...TAKES, name: { ...TAKES.name, maxLength: 9 } } },
    `${BODY}.name is no string (minLength 1, maxLength 10) any more`,
  ],
  [
    'a part of an accepted range',
    { takes: { ...TAKES, count: { ...TAKES.count, minimum: 1 } } },
    `${BODY}.count is no number (minimum 0) any more`,
  ],
  [
    'the freedom from a limit',
    { query: [{ name: 'q', in: 'query', schema: { type: 'string', pattern: '^a' } }] },
    'POST /api/things takes ?q is no string any more',
  ],
  [
    'the type of an answer',
    { answers: { ...ANSWERS, id: { type: 'number' } } },
    `${ANSWER}.id is number, which it was not`,
  ],
  [
    'the certainty of a type',
    { answers: { ...ANSWERS, id: { anyOf: [{ type: 'integer' }, { type: 'string' }] } } },
    `${ANSWER}.id is string, which it was not`,
  ],
  [
    'the certainty of a value',
    { answers: { ...ANSWERS, inner: { allOf: [ANSWERS.inner], nullable: true } } },
    `${ANSWER}.inner is null, which it was not`,
  ],
  [
    'every type of an answer',
    { answers: { ...ANSWERS, id: {} } },
    `${ANSWER}.id is anything, which it was not`,
  ],
  [
    'the format of an answer',
    { answers: { ...ANSWERS, at: { type: 'string' } } },
    `${ANSWER}.at is string, which it was not`,
  ],
  [
    'the type of what a list holds',
    { answers: { ...ANSWERS, tags: { type: 'array', items: { type: 'integer' } } } },
    `${ANSWER}.tags[] is integer, which it was not`,
  ],
  [
    'the type of further fields',
    {
      answers: { ...ANSWERS, more: { type: 'object', additionalProperties: { type: 'integer' } } },
    },
    `${ANSWER}.more{} is integer, which it was not`,
  ],
])('%s that is gone breaks it', (_, change, broken) => {
  expect(breaksOf(contract(), contract(change))).toContain(broken);
});

test('a body that becomes optional, and a response that is no longer null, break nothing', () => {
  const id = (schema: object) => contract({ answers: { ...ANSWERS, id: schema } });
  expect(breaksOf(contract({ isBodyRequired: true, isOpen: false }), contract())).toEqual([]);
  expect(breaksOf(id({ type: 'number', nullable: true }), contract())).toEqual([]);
});

test('additions break nothing', () => {
  const more = {
    takes: {
      // A client that sends less than the maximum is not affected.
      name: { anyOf: [{ type: 'string', maxLength: 20 }, { type: 'integer' }] },
      kind: { enum: ['a', 'b', 'c'] },
      count: { type: 'number', nullable: true },
      more: { type: 'object', properties: { x: {} }, required: ['x'] },
    },
    answers: {
      ...ANSWERS,
      tags: { type: 'array', maxItems: 5, items: { type: 'string', format: 'uuid' } },
      also: { type: 'string' },
    },
    always: ['id', 'also'],
    query: [
      { name: 'q', in: 'query', schema: { type: 'string' } },
      { name: 'p', in: 'query', schema: { type: 'string' } },
    ],
  };
  expect(breaksOf(contract(), contract(more))).toEqual([]);
});
