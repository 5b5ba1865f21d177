import { idTag, provideListTags, unlessFailed } from './tags';

test('a list provides its membership and each of its records', () => {
  expect(provideListTags('job', [{ id: 1 }, { id: 2 }])).toEqual([
    { type: 'job', id: 'LIST' },
    { type: 'job', id: 1 },
    { type: 'job', id: 2 },
  ]);
  expect(provideListTags('job', undefined)).toEqual([{ type: 'job', id: 'LIST' }]);
});

test('nothing is invalidated by a refused change', () => {
  const tags = unlessFailed((id: number) => [idTag('job', id)]);
  expect(tags(undefined, { status: 400 }, 3)).toEqual([]);
  expect(tags({}, undefined, 3)).toEqual([{ type: 'job', id: 3 }]);
});
