import { newTokenSecret, tokenHashOf } from './token-secret';

test('a token is random, and its hash can be computed again', () => {
  const [one, other] = [newTokenSecret(), newTokenSecret()];
  expect(one.secret).toMatch(/^vdt_[0-9a-f]{48}$/);
  expect(one.secret).not.toBe(other.secret);
  expect(tokenHashOf(one.secret)).toBe(one.hash);
  expect(one.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(one.secret.startsWith(one.hint)).toBe(true);
  expect(one.hash).not.toContain(one.secret.slice(4, 12));
});

test('a mistyped token has no hash', () => {
  const { secret } = newTokenSecret();
  const swapped = secret.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  for (const wrong of [
    swapped,
    secret.slice(0, -1),
    `${secret}0`,
    secret.toUpperCase(),
    'vdt_',
    '',
  ])
    expect(tokenHashOf(wrong)).toBeNull();
});
