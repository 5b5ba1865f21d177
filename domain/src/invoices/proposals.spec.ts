import { proposals } from './proposals';

const winch = { id: 1, unit: 'each', proposedBy: 'winch' } as const;
const heavyWinch = { id: 2, unit: 'percent', proposedBy: 'winch' } as const;
const tolls = { id: 3, unit: 'each', proposedBy: null } as const;
const items = [winch, heavyWinch, tolls];

test('proposes an item for each reported unit, and a percentage once', () => {
  expect(proposals(items, { winch: 2 }, new Set())).toEqual([
    { item: winch, quantity: 2000 },
    { item: heavyWinch, quantity: 1000 },
  ]);
});

test('does not propose an item that is already charged', () => {
  expect(proposals(items, { winch: 2 }, new Set([1]))).toEqual([
    { item: heavyWinch, quantity: 1000 },
  ]);
});

test('proposes nothing if nothing was reported', () => {
  expect(proposals(items, { winch: 0 }, new Set())).toEqual([]);
});
