import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../database/transactions/transaction';
import { Mailer } from '../../../../mail/mailer';
import { Outbox } from '../../../../workers/outbox';
import type { MailPayload, MailTask } from './mail-task';

interface MailRequest {
  readonly kind: MailTask;
  readonly resource: 'invoice' | 'customer';
  readonly resourceId: number;
  /** The requested addresses, else `usualTo`. */
  readonly to: readonly string[] | undefined;
  readonly usualTo: string | null;
  readonly payload: Omit<MailPayload, 'to'> & object;
}

/** Queues e-mail in the outbox, one task per address. */
@Injectable()
export class MailRequests {
  constructor(
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
  ) {}

  /** @throws AppError mail_not_set_up, no_recipient */
  async ask(tx: Tx, request: MailRequest): Promise<void> {
    if (!this.mailer.isSetUp) throw new AppError('mail_not_set_up');
    const { kind, resource, resourceId, usualTo } = request;
    const recipients = request.to ?? (usualTo === null ? [] : [usualTo]);
    if (recipients.length === 0) throw new AppError('no_recipient');
    for (const to of new Set(recipients)) {
      const payload = { ...request.payload, to };
      await this.outbox.add(tx, { kind, resource, resourceId, payload });
    }
  }
}
