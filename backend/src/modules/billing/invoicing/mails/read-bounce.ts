import { simpleParser, type SimpleParserOptions } from 'mailparser';
import type { Readable } from 'node:stream';
import { bouncedMessage } from '../../../../mail/bounce-address';
import { type BouncedTask, taskOf } from './mail-task';

/** A bounce: the task that had sent the message, and the reason. */
export interface Bounce {
  readonly kind: BouncedTask;
  readonly taskId: number;
  readonly problem: string;
}

/** A report comes before the copy of its message, which may have invoices attached. */
export const BOUNCE_READ_BYTES = 1_000_000;

/** Only headers and text are used, so nothing else is made of the message. */
const READING: SimpleParserOptions = {
  ...{ skipTextToHtml: true, skipTextLinks: true, skipImageLinks: true, keepCidLinks: true },
  ...{ maxHtmlLengthToParse: 200_000, checksumAlgo: false },
};

/** Some mailboxes record their address in only one of these. */
const RECIPIENTS = ['to', 'delivered-to', 'x-original-to'];
const ACTION = /^Action:/im;
const FAILED = /^Action:[ \t]*failed[ \t\r]*$/im;
const STATUS = /^Status:[ \t]*(\d\.\d{1,3}\.\d{1,3})/im;
/** This text is untrusted. Blanks must match in one way only, or backtracking could take exponential time. */
const DIAGNOSIS = /^Diagnostic-Code:(.*(?:\r?\n[ \t].*)?)/im;
const DIAGNOSIS_TYPE = /^[\w-]+;/;

/**
 * Reads a message from the bounce mailbox: a non-delivery report (RFC 3464) or a mail server's plain text, sent to the
 * address that identifies the message. Null for anything else, such as a delay or a person's reply.
 */
export async function readBounce(message: Readable | Buffer): Promise<Bounce | null> {
  const mail = await simpleParser(message, READING);
  const recipients = mail.headerLines.filter(({ key }) => RECIPIENTS.includes(key));
  const id = recipients.map(({ line }) => bouncedMessage(line)).find((found) => found !== null);
  const task = id === undefined ? null : taskOf(id);
  const report = [
    mail.text ?? '',
    ...mail.attachments.map(({ content }) => content.toString()),
  ].join('\n');
  if (task === null) return null;
  const problem = ACTION.test(report)
    ? reportedProblem(report)
    : plainBounce({
        from: mail.from?.text ?? '',
        subject: mail.subject ?? '',
        text: mail.text ?? '',
      });
  if (problem === null) return null;
  return { kind: task.kind, taskId: task.id, problem: problem || 'It came back.' };
}

function reportedProblem(report: string): string | null {
  if (!FAILED.test(report)) return null;
  const [, status] = STATUS.exec(report) ?? [];
  return [status, diagnosisIn(report)].filter(Boolean).join(' ');
}

function diagnosisIn(report: string): string | undefined {
  const [, said = ''] = DIAGNOSIS.exec(report) ?? [];
  return said.trim().replace(DIAGNOSIS_TYPE, '').trim().split('\n', 1)[0]?.trim();
}

/** A message without a machine-readable report. */
interface PlainMessage {
  /** The `From` line, or the name and address in it. */
  readonly from: string;
  readonly subject: string;
  readonly text: string;
}

/** Only mail servers send bounces. A person's reply may quote one. */
const DAEMON = /mailer-?daemon|postmaster|mail delivery (?:system|subsystem|service)/i;
/** The part of a message that is searched; the reason is near the top. */
const LOOKED_AT = 20_000;
/** Starts the copy of the bounced message. */
const COPY =
  /^-{2,} ?(?:below this line is a copy|this is a copy of|the (?:body|header) of|original message|returned message|unsent message)/im;
/** The server will retry, so this is no bounce yet. */
const WARNING =
  /this is a warning|warning message only|still being retried|transient non-?fatal|will (?:be retried|(?:keep|continue) (?:trying|retrying|to (?:try|retry)))|not (?:yet )?been delivered|no action is required/i;
const DELAY = /^(?:warning|delayed)\b/i;
/** qmail, Exim, Postfix and sendmail, in this order; then others. */
const FAILURES = [
  /wasn['’]t able to deliver|this is a permanent error|i['’]ve given up/i,
  /could not\s+be\s+delivered|address(?:\(es\)|es)? failed/i,
  /undelivered mail returned/i,
  /permanent fatal errors/i,
  /(?:wasn['’]t|was not) delivered|delivery (?:has )?failed|failed delivery|undeliverable/i,
];
/** `550 5.1.1 no such user`, up to the end of its line. */
const REPLY = /(?:^|[\s:(])(5\d\d[ -](?!\d{3}\b)[^\r\n]{1,300})/m;

/** The server's reason for the bounce. An empty string without a reply, null if it is no bounce. */
function plainBounce({ from, subject, text }: PlainMessage): string | null {
  const shown = text.slice(0, LOOKED_AT);
  const said = shown.slice(0, COPY.exec(shown)?.index);
  const whole = `${subject}\n${said}`;
  if (!DAEMON.test(from) || WARNING.test(whole) || DELAY.test(subject.trim())) return null;
  if (!FAILURES.some((failure) => failure.test(whole))) return null;
  return (
    REPLY.exec(said)?.[1]
      ?.replace(/\)\s*$/, '')
      .trim() ?? ''
  );
}
