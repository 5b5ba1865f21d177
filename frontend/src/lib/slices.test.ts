import fc from 'fast-check';
import { eachInSteps, inSlices, sortInSteps } from './slices';

const pairs = fc.array(fc.record({ key: fc.integer({ min: 0, max: 20 }), at: fc.nat() }), {
  maxLength: 400,
});
const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key;

test('sorts like the built-in sort and is stable', async () => {
  await fc.assert(
    fc.asyncProperty(pairs, async (items) => {
      expect(await inSlices(sortInSteps(items, byKey))).toEqual(items.toSorted(byKey));
    }),
  );
});

test('visits every item once, in order', async () => {
  const items = Array.from({ length: 333 }, (_, index) => index);
  const seen: number[] = [];
  await inSlices(eachInSteps(items, (item) => seen.push(item)));
  expect(seen).toEqual(items);
});

test('yields to other tasks when a slice is used up', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const order: string[] = [];
  function* work() {
    for (const step of ['one', 'two']) {
      order.push(step);
      now += 10;
      yield;
    }
    return 'done';
  }
  setTimeout(() => order.push('somebody else'));
  expect(await inSlices(work())).toBe('done');
  expect(order).toEqual(['one', 'somebody else', 'two']);
});

test('stops when it is cancelled', async () => {
  const seen: number[] = [];
  const items = Array.from({ length: 200 }, (_, index) => index);
  const stop = () => seen.length >= 25;
  expect(
    await inSlices(
      eachInSteps(items, (item) => seen.push(item)),
      stop,
    ),
  ).toBeUndefined();
  expect(seen).toHaveLength(25);
});
