import { erasedName, isSameName } from './person';

test('An erased person has a number instead of a name', () => {
  expect(erasedName(17)).toBe('Erased person 17');
});

test.each([
  ['Édouard Roy', 'edouard  ROY ', true],
  ['Édouard Roy', 'Edouard', false],
  ['Garage', '', false],
])('%s confirmed by %o: %o', (name, typed, isSame) => {
  expect(isSameName(typed, name)).toBe(isSame);
});
