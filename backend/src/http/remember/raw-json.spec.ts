import { bytesOf, RawJson } from './raw-json';

const records = [new RawJson('{"id":1,"name":"Zo\u00eb"}'), new RawJson('{"id":2}')];
const text = '[{"id":1,"name":"Zo\u00eb"},{"id":2}]';

it('is copied unchanged into a cached answer', () => {
  expect(bytesOf(records, 'json').toString()).toBe(text);
});

it.each([
  ['that is text already', records],
  ['that is not', [{ id: 1, name: 'Zo\u00eb' }, { id: 2 }]],
])('is written with one record per line from a list %s', (_name, list) => {
  expect(bytesOf(list, 'lines').toString()).toBe('{"id":1,"name":"Zo\u00eb"}\n{"id":2}\n');
});

it('is written as one text if it is not a list', () => {
  expect(bytesOf({ id: 1 }, 'lines').toString()).toBe('{"id":1}');
});

it('is the same record in an uncached answer', () => {
  expect(JSON.stringify(records)).toBe(text);
});
