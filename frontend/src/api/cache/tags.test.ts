import { idTag, provideListTags, unlessFailed } from './tags';

test('a list provides a tag for its membership and one for each record', () => {
  expect(provideListTags('job', [{ id: 1 }, { id: 2 }])).toEqual([
    { type: 'job', id: 'LIST' },
    { type: 'job', id: 1 },
    { type: 'job', id: 2 },
  ]);
  expect(provideListTags('job', undefined)).toEqual([{ type: 'job', id: 'LIST' }]);
});

test('a refused change invalidates nothing', () => {
  const tags = unlessFailed((id: number) => [idTag('job', id)]);
  expect(tags(undefined, { status: 400 }, 3)).toEqual([]);
  expect(tags({}, undefined, 3)).toEqual([{ type: 'job', id: 3 }]);
});
