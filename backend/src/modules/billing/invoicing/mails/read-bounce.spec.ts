import { readBounce } from './read-bounce';

/** A non-delivery report as mail servers write it (RFC 3464). */
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

test('identifies a bounce by its recipient address', async () => {
  expect(await readBounce(report({}))).toEqual(BOUNCE);
});

test.each([
  ['smtp;\r\n 550 no such mailbox'],
  ['550 no such mailbox'],
  ['smtp; 550 no such mailbox\r\n\tand never was'],
])('takes the first line of %j as the reason', async (diagnosis) => {
  expect(await readBounce(report({ diagnosis }))).toEqual(BOUNCE);
});

test.each(['\n', ' ', '\t', 'a', ';'])('stays fast for any number of %j', async (letter) => {
  const diagnosis = `${letter.repeat(300_000)}\n`.repeat(2);
  const bounce = await readBounce(report({ diagnosis, action: 'failed' }));
  expect(bounce?.problem).toMatch(/^5\.1\.1/);
});

test.each(['Delivered-To', 'X-Original-To'])('accepts %s as well', async (name) => {
  const head = [`${name}: returns+invoice-mail-12@example.com`];
  expect(await readBounce(report({ to: 'returns@example.com', head }))).toEqual(BOUNCE);
});

test.each([
  ['a delay', { action: 'delayed' }],
  ['one to another address', { to: 'returns@example.com' }],
  ['one of another message', { to: 'returns+newsletter-12@example.com' }],
])('ignores %s', async (_, of) => {
  expect(await readBounce(report(of))).toBeNull();
});

test("ignores a person's reply", async () => {
  const answer = 'From: zoe@example.com\r\nTo: returns+invoice-mail-12@example.com\r\n\r\nAway.';
  expect(await readBounce(Buffer.from(answer))).toBeNull();
});

/** Bounces of mail servers that send no report. */
const PLAIN = {
  qmail: {
    subject: 'failure notice',
    text: [
      'Hi. This is the qmail-send program at mx.example.com.',
      "I'm afraid I wasn't able to deliver your message to the following addresses.",
      "This is a permanent error; I've given up. Sorry it didn't work out.",
      '',
      '<gone@example.com>:',
      '192.0.2.1 does not like recipient.',
      'Remote host said: 550 5.1.1 no such user',
      'Giving up on 192.0.2.1.',
      '',
      '--- Below this line is a copy of the message.',
      '',
      'Your invoice. This is a warning: please pay.',
    ],
  },
  exim: {
    subject: 'Mail delivery failed: returning message to sender',
    text: [
      'This message was created automatically by mail delivery software.',
      '',
      'A message that you sent could not be delivered to one or more of its',
      'recipients. This is a permanent error. The following address(es) failed:',
      '',
      '  gone@example.com',
      '    host mx.example.com [192.0.2.1]',
      '    SMTP error from remote mail server after RCPT TO:<gone@example.com>:',
      '    550 5.1.1 no such user',
    ],
  },
  Postfix: {
    subject: 'Undelivered Mail Returned to Sender',
    text: [
      'This is the mail system at host mx.example.com.',
      '',
      "I'm sorry to have to inform you that your message could not",
      "be delivered to one or more recipients. It's attached below.",
      '',
      '<gone@example.com>: host mx.example.com[192.0.2.1] said: 550 5.1.1 no such user',
    ],
  },
  sendmail: {
    subject: 'Returned mail: see transcript for details',
    text: [
      'The original message was received at Tue, 31 Mar 2026 10:50:00 -0400',
      '',
      '   ----- The following addresses had permanent fatal errors -----',
      '<gone@example.com>',
      '    (reason: 550 5.1.1 no such user)',
    ],
  },
} as const;

function plainMail(
  subject: string,
  text: readonly string[],
  from = 'MAILER-DAEMON@mx.example.com',
) {
  const head = [`From: ${from}`, 'To: returns+invoice-mail-12@example.com', `Subject: ${subject}`];
  return Buffer.from([...head, '', ...text, ''].join('\r\n'));
}

test.each(Object.entries(PLAIN))('%s says so in words', async (_, { subject, text }) => {
  const bounce = { kind: 'invoice-mail', taskId: 12, problem: '550 5.1.1 no such user' };
  expect(await readBounce(plainMail(subject, text))).toEqual(bounce);
});

test('recognizes a bounce without a server reply', async () => {
  const text = [
    '<gone@example.com>:',
    "Sorry, I couldn't find any host. This is a permanent error.",
  ];
  expect((await readBounce(plainMail('failure notice', text)))?.problem).toBe('It came back.');
});

test.each([
  [
    'Warning: message 1abc delayed 24 hours',
    ['It has not been delivered yet. No action is required.'],
  ],
  ['Delayed Mail (still being retried)', ['Your message could not be delivered for 4 hours.']],
  [
    'Warning: could not send message for past 4 hours',
    [
      '** THIS IS A WARNING MESSAGE ONLY **',
      'The following addresses had transient non-fatal errors',
    ],
  ],
])('a delay in words is none: %s', async (subject, text) => {
  expect(await readBounce(plainMail(subject, text))).toBeNull();
});

test('ignores a person who quotes a bounce', async () => {
  const { subject, text } = PLAIN.exim;
  expect(await readBounce(plainMail(subject, text, 'zoe@example.com'))).toBeNull();
});

test.each([
  ['reads a short HTML bounce', 1, '550 5.1.1 no such user'],
  ['converts no long HTML', 300_000, 'It came back.'],
])('%s', async (_, length, problem) => {
  const head = plainMail(PLAIN.Postfix.subject, ['']).toString().trimEnd();
  const html = `<p>${PLAIN.Postfix.text.join(' ')}</p><i>${'x'.repeat(length)}</i>`;
  const message = Buffer.from(`${head}\r\nContent-Type: text/html\r\n\r\n${html}`);
  expect((await readBounce(message))?.problem).toBe(problem);
});

test.each(['\n', ' ', '5', '550 ', '-'])(
  'stays fast for any number of %j in plain text',
  async (letter) => {
    expect(await readBounce(plainMail('failure notice', [letter.repeat(300_000)]))).toBeNull();
  },
);
