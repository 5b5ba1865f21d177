import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Settings } from '../config/settings';
import { SETTINGS } from '../config/settings-token';
import type { MailSettings } from '../config/settings-types';
import { RefusedForGood } from '../workers/task';
import { bounceAddress } from './bounce-address';

const MAX_CONNECTIONS = 2;
/** Both are shorter than a process has to end. */
const CONNECT_MS = 5_000;
const SILENCE_MS = 10_000;
/** From there on the server means it for good (RFC 5321, 4.2.1). */
const PERMANENT = 500;
const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

export interface Message {
  /** Alike for every attempt: a server or a reader can tell a repeat. */
  readonly id: string;
  readonly to: string;
  /** The company, as the reader sees it. */
  readonly fromName: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  /** The same for readers that show more than text. */
  readonly html?: string;
  readonly attachments: readonly Attachment[];
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Hands e-mail to the server that the settings name. */
@Injectable()
export class Mailer implements OnModuleDestroy {
  private readonly mail: MailSettings | null;
  private readonly transport: ReturnType<typeof openTransport> | null;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.mail = settings.mail;
    this.transport = settings.mail === null ? null : openTransport(settings.mail);
  }

  get isSetUp(): boolean {
    return this.mail !== null;
  }

  /** Whether the server takes our sign-in right now. */
  async answers(): Promise<boolean> {
    return this.transport !== null && (await this.transport.verify());
  }

  onModuleDestroy(): void {
    this.transport?.close();
  }

  /**
   * @throws RefusedForGood where the server will never take it
   * @throws Error where it may take it later
   */
  async send({ id, to, fromName, replyTo, attachments, ...content }: Message): Promise<void> {
    if (this.mail === null || this.transport === null)
      throw new Error('No server for e-mail is set up.');
    const { from, bounces } = this.mail;
    try {
      await this.transport.sendMail({
        ...content,
        messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
        from: { name: fromName, address: from },
        to,
        ...(replyTo === null ? {} : { replyTo }),
        envelope: { from: bounces === null ? from : bounceAddress(bounces, id), to },
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: [...attachments],
      });
    } catch (error) {
      throw isFinal(error) ? new RefusedForGood(messageOf(error)) : error;
    }
  }
}

/** A password goes over TLS alone, but to a server on this machine. */
function openTransport({ host, port, isSecure, user, password }: MailSettings) {
  return createTransport({
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    host,
    port,
    secure: isSecure,
    requireTLS: user !== null && !LOOPBACK.includes(host),
    ...(user === null ? {} : { auth: { user, pass: password } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A refused sign-in is the company's setting, which somebody will mend; a refused message is not. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code !== 'EAUTH' && typeof responseCode === 'number' && responseCode >= PERMANENT;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
