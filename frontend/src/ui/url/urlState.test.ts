import { readUrlState, urlChoice, urlId, urlText, writeUrlState } from './urlState';

const FIELDS = { q: urlText(), status: urlChoice(['all', 'pending'], 'all'), job: urlId() };

test('falls back for unknown values', () => {
  const params = new URLSearchParams('status=nonsense&job=-4&q=a%20b');
  expect(readUrlState(params, FIELDS)).toEqual({ q: 'a b', status: 'all', job: null });
});

test('omits defaults from the address and keeps other parts', () => {
  const params = new URLSearchParams('view=active-jobs&status=pending&q=x');
  const next = writeUrlState(params, FIELDS, { status: 'all', q: '', job: 7 });
  expect(next.toString()).toBe('view=active-jobs&job=7');
});
