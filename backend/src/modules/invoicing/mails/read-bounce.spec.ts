import { readBounce } from './read-bounce';

/** A report of non-delivery as mail servers write it (RFC 3464). */
function report({
  to = 'returns+invoice-mail-12@example.com',
  head = [] as string[],
  action = 'failed',
}) {
  const lines = [
    'From: MAILER-DAEMON@mx.example.com',
    `To: ${to}`,
    ...head,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Sorry.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    '',
    'Final-Recipient: rfc822; gone@example.com',
    `Action: ${action}`,
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 no such mailbox',
    '',
    '--b--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}

const BOUNCE = { kind: 'invoice-mail', taskId: 12, problem: '5.1.1 550 no such mailbox' };

test('what came back is known by the address that it came to', async () => {
  expect(await readBounce(report({}))).toEqual(BOUNCE);
});

test.each(['Delivered-To', 'X-Original-To'])('%s counts too', async (name) => {
  const head = [`${name}: returns+invoice-mail-12@example.com`];
  expect(await readBounce(report({ to: 'returns@example.com', head }))).toEqual(BOUNCE);
});

test.each([
  ['a delay', { action: 'delayed' }],
  ['one to another address', { to: 'returns@example.com' }],
  ['one of another message', { to: 'returns+newsletter-12@example.com' }],
])('%s is none', async (_, of) => {
  expect(await readBounce(report(of))).toBeNull();
});

test('an answer of a person is none', async () => {
  const answer = 'From: zoe@example.com\r\nTo: returns+invoice-mail-12@example.com\r\n\r\nAway.';
  expect(await readBounce(Buffer.from(answer))).toBeNull();
});
