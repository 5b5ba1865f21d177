import { isTime, readTime } from './read-time';

it.each([
  ['8', '08:00'],
  ['8:30', '08:30'],
  ['08.30', '08:30'],
  ['14h', '14:00'],
  ['14 h 30', '14:30'],
  ['9 am', '09:00'],
  ['12 a.m.', '00:00'],
  ['12pm', '12:00'],
  ['2:15 PM', '14:15'],
  ['0830', '08:30'],
  ['noon', '12:00'],
  ['Midi', '12:00'],
  ['23:59', '23:59'],
])('%j is %s', (text, time) => {
  expect(readTime(text)).toBe(time);
  expect(isTime(time)).toBe(true);
});

it.each(['', '24', '8:60', '13 pm', '0 am', '8:3', 'soon', '8-9', '2460'])(
  '%j is no time',
  (text) => {
    expect(readTime(text)).toBeNull();
  },
);
