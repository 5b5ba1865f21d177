import { changedFields, keptWorkKey, readKeptWork, storeKeptWork } from './keptWork';

const KEY = keptWorkKey(7, 'user-3');

test('stores only changed fields, and never a secret', () => {
  const before = { name: 'Ada', email: 'a@b.ca', password: '', code: '', roles: ['a'], token: '' };
  const values = {
    ...before,
    name: 'Eve',
    password: 'hunter22',
    code: '123456',
    token: 't',
    roles: ['a'],
  };
  expect(changedFields(values, before)).toEqual({ name: { before: 'Ada', typed: 'Eve' } });
  expect(changedFields({ postalCode: 'K1A 0B1' }, { postalCode: '' })).toHaveProperty('postalCode');
});

test.each([
  ['as the record is now', { name: { before: 'Ada', typed: 'Eve' } }, { name: 'Eve' }],
  ['of a field that is gone', { nick: { before: '', typed: 'Eve' } }, { name: 'Ada' }],
  ['of another kind', { name: { before: '', typed: 5 } }, { name: 'Ada' }],
  ['a list where a text is', { name: { before: '', typed: ['Eve'] } }, { name: 'Ada' }],
])('nothing is offered of what was typed %s', (_, fields, now) => {
  storeKeptWork(KEY, { fields });
  expect(readKeptWork(KEY, now)).toBeNull();
});

test.each(['nonsense', '[]', '{"fields":7}', 'null', '{"fields":{"name":null}}'])(
  'nothing is offered of storage that holds %s',
  (text) => {
    sessionStorage.setItem(KEY, text);
    expect(readKeptWork(KEY, { name: 'Ada' })).toBeNull();
  },
);

test('returns input only to the same user in the same form', () => {
  const fields = { name: { before: 'Ada', typed: 'Eve' } };
  storeKeptWork(KEY, { fields, intent: 'once' });
  expect(readKeptWork(KEY, { name: 'Ada' })).toEqual({ fields, intent: 'once' });
  expect(readKeptWork(keptWorkKey(8, 'user-3'), { name: 'Ada' })).toBeNull();
  expect(readKeptWork(keptWorkKey(7, 'user-4'), { name: 'Ada' })).toBeNull();
  storeKeptWork(KEY, { fields: {} });
  expect(sessionStorage).toHaveLength(0);
});
