import type { AuditEntry } from '../audit-entry';
import { framed, syslogMessage } from './syslog-message';

const ENTRY: AuditEntry = {
  id: 41,
  at: '2026-03-31T15:00:00.000Z',
  actorId: 7,
  actorName: 'Zoë',
  action: 'customer.updated',
  resource: 'customer',
  resourceId: 3,
  before: { name: 'Érable' },
  after: { name: 'Maple\n"Ltd."' },
  requestId: 'request-1',
  tappedAt: null,
  address: '203.0.113.9',
  userAgent: null,
  erasedAt: null,
  sealNo: 12,
  hash: 'ab12',
};

test('is one line of RFC 5424 in plain ASCII, with the entry as JSON', () => {
  const message = syslogMessage(ENTRY, 'host.example.com');
  const head =
    '<110>1 2026-03-31T15:00:00.000Z host.example.com vehicle-dispatch - customer.updated ' +
    '[audit@32473 no="12" hash="ab12" actorId="7" address="203.0.113.9" requestId="request-1"] ';
  expect(message.startsWith(head)).toBe(true);
  expect(message).toMatch(/^[ -~]+$/);
  const { sealNo, ...entry } = ENTRY;
  expect(JSON.parse(message.slice(head.length))).toEqual({ no: sealNo, ...entry });
});

test.each([
  ['session.refused', 108],
  ['session.access-refused', 108],
  ['session.signed-in', 110],
] as const)('%s has the priority %i', (action, priority) => {
  expect(syslogMessage({ ...ENTRY, action }, 'host')).toMatch(
    new RegExp(`^<${String(priority)}>1 .* ${action.replace('.', '\\.')} `),
  );
});

test('escapes characters that would end structured data, and omits absent fields', () => {
  const odd = { ...ENTRY, actorId: null, address: null, hash: null, requestId: 'a"b\\c]d' };
  expect(syslogMessage(odd, 'a host\n')).toContain(
    ' ahost vehicle-dispatch - customer.updated [audit@32473 no="12" requestId="a\\"b\\\\c\\]d"] ',
  );
});

test('a frame begins with its octet count', () => {
  expect(framed('<110>1 é')).toBe('9 <110>1 é');
});
