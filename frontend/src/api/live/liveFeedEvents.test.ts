import { mergeTags, parseChange, reconnectDelay, tagsForChange } from './liveFeedEvents';
import { idTag, listTag } from '../cache/tags';

test('a changed job invalidates the job, every list that counts it and the statistics', () => {
  const tags = tagsForChange({ resource: 'job', id: 12, action: 'job.assigned', version: 3 });
  const types = ['job', 'driver', 'customer', 'stats', 'billing', 'activity'] as const;
  expect(tags).toEqual(expect.arrayContaining([idTag('job', 12), ...types.map(listTag)]));
});

test('photos of a job invalidate only photos and the history', () => {
  const tags = tagsForChange({ resource: 'job', id: 12, action: 'job.photo-added', version: 3 });
  expect(tags).toEqual([idTag('photo', 12), listTag('activity')]);
});

test.each(['added', 'changed', 'removed'])(
  'a charge that was %s invalidates only charges and the history',
  (what) => {
    const tags = tagsForChange({ resource: 'job', id: 12, action: `job.charge-${what}` });
    expect(tags).toEqual([idTag('charge', 12), listTag('activity')]);
  },
);

test('the price list invalidates charges and money at risk, because of its proposals', () => {
  const tags = tagsForChange({ resource: 'price-list', id: 5, action: 'price-list.item-added' });
  expect(tags).toEqual([
    listTag('priceList'),
    listTag('charge'),
    listTag('leak'),
    listTag('activity'),
  ]);
});

test('a renamed customer invalidates the jobs that show the name', () => {
  const tags = tagsForChange({ resource: 'customer', id: 5, action: 'customer.updated' });
  expect(tags).toEqual(expect.arrayContaining([idTag('customer', 5), listTag('job')]));
});

test('a mailed invoice invalidates its emails and the money at risk', () => {
  const tags = tagsForChange({ resource: 'invoice', id: 9, action: 'invoice.mailed' });
  expect(tags).toEqual(expect.arrayContaining([idTag('invoice', 9), listTag('leak')]));
});

test('closing the books invalidates the books', () => {
  const tags = tagsForChange({ resource: 'books', id: 2, action: 'books.closed' });
  expect(tags).toContainEqual(listTag('books'));
});

test.each(['', 'nonsense', 'null', '[]', '{"resource":"planet","id":1}', '{"resource":"job"}'])(
  '%j is not a change',
  (data) => {
    expect(parseChange(data)).toBeNull();
  },
);

test('equal tags of several changes are merged', () => {
  expect(mergeTags([listTag('job'), idTag('job', 1), listTag('job')])).toHaveLength(2);
});

test('delays double from about one second to at most thirty', () => {
  expect(reconnectDelay(0, 1)).toBe(1_000);
  expect(reconnectDelay(3, 1)).toBe(8_000);
  expect(reconnectDelay(50, 1)).toBe(30_000);
  expect(reconnectDelay(3, 0)).toBe(4_000);
});
