import { masked } from './log-mask';

test.each([
  ['550 <jean.roy@garage.example>: no such mailbox', '550 <[e-mail]>: no such mailbox'],
  ['to=jean@garage.example, jean@garage.example.', 'to=[e-mail], [e-mail].'],
  ["Duplicate entry 'Roy's garage-7' for key 'name'", "Duplicate entry '[value]' for key 'name'"],
  ["Incorrect date value: '7 rue X' for column", "Incorrect date value: '[value]' for column"],
  ['at smtps://office:s3cret@mail.example.com:465', 'at smtps://[secret]@mail.example.com:465'],
  ['Bearer vdt_abcDEF012_3 is over', 'Bearer [secret] is over'],
  ['signed by whsec_ab+/cd=', 'signed by [secret]'],
  ['GET /api/track/q0hVjOZ2m3eGQW8aQkcXJ2yWm1pT6d4n', 'GET /api/track/[secret]'],
  ['token eyJhbGciOi.eyJzdWIi.abc-_1', 'token [secret]'],
  ['token eyJhbGciOi, of which the rest is cut', 'token [secret], of which the rest is cut'],
])('masks %s', (text, wanted) => {
  expect(masked(text)).toBe(wanted);
});

test.each([
  'Error: no\n    at run (/app/node_modules/@nestjs/core/router.js:12:3)',
  'connect ECONNREFUSED 127.0.0.1:3306',
  'The file photo-12@2x is missing from http://store.example.com/a',
])('%j stays', (text) => {
  expect(masked(text)).toBe(text);
});

test('truncates a long text', () => {
  expect(masked('a'.repeat(100_000))).toBe(`${'a'.repeat(10_000)}…`);
});

/** The least time of some repeats in ten tries: other programs and the garbage collector only add to it. */
function workOf(text: string, repeats: number): number {
  const tries = Array.from({ length: 10 }, () => {
    const start = performance.now();
    for (let count = 0; count < repeats; count += 1) masked(text);
    return performance.now() - start;
  });
  return Math.min(...tries);
}

test('a text with four times the beginnings of tokens takes the work of four texts', () => {
  const [long, short] = ['eyJ-'.repeat(2_500), 'eyJ-'.repeat(625)];
  workOf(short, 160);
  expect(workOf(long, 40) / workOf(short, 160)).toBeLessThan(2);
});
