import { jsonBytesOf, ReadyJson } from './ready-json';

const records = [new ReadyJson('{"id":1,"name":"Zo\u00eb"}'), new ReadyJson('{"id":2}')];
const text = '[{"id":1,"name":"Zo\u00eb"},{"id":2}]';

it('goes into a remembered answer as it is', () => {
  expect(jsonBytesOf(records).toString()).toBe(text);
});

it('is the same record in an answer that is not remembered', () => {
  expect(JSON.stringify(records)).toBe(text);
});
