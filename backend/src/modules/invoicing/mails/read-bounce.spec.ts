import { readBounce } from './read-bounce';

/** A report of non-delivery as mail servers write it (RFC 3464). */
function report({
  to = 'returns+invoice-mail-12@example.com',
  head = [] as string[],
  action = 'failed',
  diagnosis = 'smtp; 550 no such mailbox',
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
    `Diagnostic-Code: ${diagnosis}`,
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

test.each([
  ['smtp;\r\n 550 no such mailbox'],
  ['550 no such mailbox'],
  ['smtp; 550 no such mailbox\r\n\tand never was'],
])('the reason is the first line that %j says', async (diagnosis) => {
  expect(await readBounce(report({ diagnosis }))).toEqual(BOUNCE);
});

test.each(['\n', ' ', '\t', 'a', ';'])('no number of %j holds the server up', async (letter) => {
  const diagnosis = `${letter.repeat(300_000)}\n`.repeat(2);
  const bounce = await readBounce(report({ diagnosis, action: 'failed' }));
  expect(bounce?.problem).toMatch(/^5\.1\.1/);
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
