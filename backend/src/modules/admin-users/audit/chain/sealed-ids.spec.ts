import { SealedIds } from './sealed-ids';

const NOW = new Date('2026-03-31T15:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const entries = (ids: readonly number[], at = NOW) => ids.map((id) => ({ id, at }));

function read(...batches: readonly (readonly number[])[]): SealedIds {
  const ids = new SealedIds(10);
  for (const batch of batches) ids.add(entries(batch), NOW);
  return ids;
}

it('settles entries without a gap', () => {
  expect(read([11, 12], [13])).toMatchObject({ last: 13, settled: 13 });
});

it('settles nothing above a gap until the late entry is found', () => {
  const ids = read([11, 13, 14]);
  expect(ids).toMatchObject({ last: 14, settled: 11 });
  expect(ids.inGaps('id')).toEqual({ sql: '(id BETWEEN ? AND ?)', values: [12, 12] });
  ids.add(entries([12]), NOW);
  expect(ids.settled).toBe(14);
  expect(ids.inGaps('id')).toBeNull();
});

it('splits a longer gap', () => {
  expect(read([11, 16], [13]).inGaps('id')?.values).toEqual([12, 12, 14, 15]);
});

it('settles a gap that is followed by an entry of five minutes ago', () => {
  const ids = new SealedIds(10);
  ids.add(entries([13], minutesAgo(6)), NOW);
  ids.add(entries([15], minutesAgo(4)), NOW);
  expect(ids).toMatchObject({ last: 15, settled: 13 });
});

it('adopts what another replica has settled', () => {
  const ids = read([12, 15, 17]);
  ids.settleTo(13);
  expect(ids.inGaps('id')?.values).toEqual([14, 14, 16, 16]);
  ids.settleTo(20);
  expect(ids).toMatchObject({ last: 20, settled: 20 });
});

it('seeks many gaps by one range', () => {
  const ids = read(Array.from({ length: 100 }, (_, n) => 12 + 2 * n));
  expect(ids.inGaps('id')).toEqual({ sql: '(id BETWEEN ? AND ?)', values: [11, 209] });
});
