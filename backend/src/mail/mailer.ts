import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { Settings } from '../config/settings';
import type { MailSettings } from '../config/settings-types';
import { RefusedForGood } from '../workers/task';
import { bounceAddress } from './bounce-address';

const MAX_CONNECTIONS = 2;
/** Both are shorter than the shutdown grace period. */
const CONNECT_MS = 5_000;
const SILENCE_MS = 10_000;
/** Replies from 500 on are permanent (RFC 5321, 4.2.1). */
const PERMANENT = 500;
const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

export interface Message {
  /** The same for every attempt, so that servers and readers can detect a repeat. */
  readonly id: string;
  readonly to: string;
  /** The company name shown as the sender. */
  readonly fromName: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  /** The same content as HTML. */
  readonly html?: string;
  readonly attachments: readonly Attachment[];
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Sends e-mail through the configured server. */
@Injectable()
export class Mailer implements OnModuleDestroy {
  private readonly mail: MailSettings | null;
  private readonly transport: ReturnType<typeof openTransport> | null;

  constructor(settings: Settings) {
    this.mail = settings.mail;
    this.transport = settings.mail === null ? null : openTransport(settings.mail);
  }

  get isSetUp(): boolean {
    return this.mail !== null;
  }

  /** Whether the server accepts the sign-in now. */
  async answers(): Promise<boolean> {
    return this.transport !== null && (await this.transport.verify());
  }

  onModuleDestroy(): void {
    this.transport?.close();
  }

  /**
   * @throws RefusedForGood if the server will never accept the message
   * @throws Error if it may accept it later
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

/** Sends a password only over TLS, except to a server on this machine. */
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

/** A refused sign-in is a configuration error that an admin can fix; a refused message is final. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code !== 'EAUTH' && typeof responseCode === 'number' && responseCode >= PERMANENT;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
