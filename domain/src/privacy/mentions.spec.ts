import { Mentions } from './mentions';

const PERSON = new Mentions({
  names: ['Zoé Tremblay', 'Garage', 'Al', 'TBD'],
  emails: ['zoe@example.com'],
  phones: ['+1 (416) 555-0123', '12'],
  addresses: ['12 Maple St'],
});

test.each([
  ['Ask for ZOE  TREMBLAY at the gate', false, true],
  ['zoe tremblay', false, true],
  ['Zoé Tremblays', false, false],
  ['Write to Zoe@Example.com.', false, true],
  ['call 416.555.0123 x4', false, true],
  ['call 416 555 0124', false, false],
  ['Behind the garage', false, false],
  ['Behind the garage', true, true],
  ['GARAGE', false, true],
  ['Al', true, false],
  ['TBD', true, false],
  ['Bring the keys to 12  MAPLE St, dock 4', false, true],
  ['12 Maple Street', false, false],
  ['12', true, false],
  ['', true, false],
])('%o, near the own records %o: %o', (text, near, isThere) => {
  expect(PERSON.isIn(text, near)).toBe(isThere);
});

test("An address is the person's if it is the whole text", () => {
  expect(PERSON.isAddress('12  maple st')).toBe(true);
  expect(PERSON.isAddress('12 Maple St, dock 4')).toBe(false);
});

test('Removes a full name from the search words', () => {
  expect(PERSON.without('honda zoe laval tremblay')).toBe('honda laval');
  expect(PERSON.without('honda zoe laval')).toBe('honda zoe laval');
  expect(PERSON.without('garage laval')).toBe('garage laval');
  expect(PERSON.without('honda 12 maple st laval')).toBe('honda laval');
  expect(PERSON.without('honda 416 555 0123 4165550123 14165550123 5550123 laval')).toBe(
    'honda laval',
  );
});
