import { FREE_GUESSES, guessWait, networkOf } from './guess-limits';

test.each([
  [0, 0],
  [8, 0],
  [9, 2_000],
  [10, 4_000],
  [17, 512_000],
  [18, 900_000],
  [5_000, 900_000],
])('after %i failures at an account the next guess waits %i ms', (failures, wait) => {
  expect(guessWait(failures, FREE_GUESSES.account)).toBe(wait);
});

test('a network is slowed within twenty guesses', () => {
  expect(guessWait(16, FREE_GUESSES.network)).toBe(0);
  expect(guessWait(19, FREE_GUESSES.network)).toBeGreaterThan(0);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2fe:1:2:3:4', '2001:db8:1:200::/56'],
  ['2001:DB8:1:200::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:2ff::', '2001:db8:1:200::/56'],
  ['2001:db8:1:300::1', '2001:db8:1:300::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
