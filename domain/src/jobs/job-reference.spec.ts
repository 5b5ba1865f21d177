import fc from 'fast-check';
import { jobReference, parseJobReference } from './job-reference';

test.each([
  [1, 'JOB-000001'],
  [123, 'JOB-000123'],
  [999_999, 'JOB-999999'],
  [1_000_000, 'JOB-1000000'],
])('job %i is %s', (id, reference) => {
  expect(jobReference(id)).toBe(reference);
});

test.each([
  ['job-123', 123],
  [' JOB-000123 ', 123],
  ['JOB400', 400],
  ['job 400', 400],
  ['job000400', 400],
  ['JOB-0', null],
  ['JOB-', null],
  ['JOB-12x', null],
  ['123', null],
  ['JOB--1', null],
  ['JOB-9999999999999999', null],
  ['JOB-99999999999999999', null],
])('%j is job %o', (text, id) => {
  expect(parseJobReference(text)).toBe(id);
});

test('every reference is parsed back to its job', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
      expect(parseJobReference(jobReference(id))).toBe(id);
    }),
  );
});
