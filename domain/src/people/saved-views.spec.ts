import { savedViewKey } from './saved-views';

test.each([
  ['Toronto this week', 'toronto THIS week', true],
  ['  Québec ', 'QUÉBEC', true],
  ['Que\u0301bec', 'Qu\u00e9bec', true],
  ['Québec', 'Quebec', false],
  ['Rush', 'Rush 2', false],
  ['Rush  jobs', 'Rush\u00a0jobs', true],
  ['L’été', "L'été", true],
])('%o and %o are the same name: %o', (one, other, same) => {
  expect(savedViewKey(one) === savedViewKey(other)).toBe(same);
});

test('a name whose letters grow in lower case still fits', () => {
  expect([...savedViewKey('\u{1D160}'.repeat(60))]).toHaveLength(120);
});
