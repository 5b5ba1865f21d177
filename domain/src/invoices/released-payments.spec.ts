import { releasedPayments } from './released-payments';

const NEWEST_FIRST = [
  { id: 9, amountCents: 300 },
  { id: 5, amountCents: 500 },
  { id: 2, amountCents: 200 },
];

test.each([
  [0, []],
  [-100, []],
  [100, [[9, 100, 200]]],
  [300, [[9, 300, 0]]],
  [
    301,
    [
      [9, 300, 0],
      [5, 1, 499],
    ],
  ],
  [
    1_000,
    [
      [9, 300, 0],
      [5, 500, 0],
      [2, 200, 0],
    ],
  ],
])('an excess of %i reduces the newest allocations first', (excess, expected) => {
  const released = releasedPayments(NEWEST_FIRST, excess);
  expect(
    released.map(({ allocation, releasedCents, leftCents }) => [
      allocation.id,
      releasedCents,
      leftCents,
    ]),
  ).toEqual(expected);
});
