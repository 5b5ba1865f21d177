import { bindable } from './sql';

test('binds an instant after the year 9999 as the last instant that every database can store', () => {
  const later = new Date('+010000-01-01T05:00:00.000Z');
  expect(bindable([later], 'sqlite')).toEqual(['9999-12-31 23:59:59.999']);
  expect(bindable([later], 'mysql')).toEqual([new Date('9999-12-31T23:59:59.999Z')]);
});
