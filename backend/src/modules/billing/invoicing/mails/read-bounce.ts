import { simpleParser } from 'mailparser';
import type { Readable } from 'node:stream';
import { bouncedMessage } from '../../../../mail/bounce-address';
import { type BouncedTask, taskOf } from './mail-task';
import { plainBounce } from './plain-bounce';

/** A bounce: the task that had sent the message, and the reason. */
export interface Bounce {
  readonly kind: BouncedTask;
  readonly taskId: number;
  readonly problem: string;
}

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
  const mail = await simpleParser(message);
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
