import { retryAt } from './send-push.service';

const NOW = new Date('2026-03-31T15:00:00.000Z');

test.each([
  ['120', '2026-03-31T15:02:00.000Z'],
  ['Tue, 31 Mar 2026 15:05:00 GMT', '2026-03-31T15:05:00.000Z'],
  ['Tue, 31 Mar 2026 14:00:00 GMT', '2026-03-31T15:00:00.000Z'],
  ['9999999', '2026-04-01T03:00:00.000Z'],
])('%s', (header, at) => {
  expect(retryAt(header, NOW)?.toISOString()).toBe(at);
});

test.each([null, '', 'soon'])('%s returns null', (header) => {
  expect(retryAt(header, NOW)).toBeNull();
});
