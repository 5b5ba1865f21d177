import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { rowsChanged } from '../../../../database/records/records';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Actor } from '../../../../http/access/actor';
import type { ActivityActor } from '../../../base/activity/activity-log';
import { Changes } from '../../../base/activity/changes';
import { MailQueries } from './mail.queries';
import type { InvoiceMailsAnswer } from './mail.schema';

@Injectable()
export class MarkSentService {
  constructor(
    private readonly changes: Changes,
    private readonly queries: MailQueries,
  ) {}

  /** Sent by other means than e-mail, or not sent. @throws AppError not_found, not_issued */
  mark(actor: Actor, id: number, sent: boolean): Promise<InvoiceMailsAnswer> {
    return this.changes.run(async (tx) => {
      const { status, sentAt } = await this.queries.invoice(id);
      if (status === 'draft') throw new AppError('not_issued');
      if ((sentAt !== null) !== sent)
        await this.write(tx, actor, id, sent ? this.changes.now() : null);
      return this.queries.ofInvoice(id);
    });
  }

  /** Sent by e-mail. The first one counts. */
  async markMailed(tx: Tx, id: number): Promise<void> {
    await rowsChanged(tx, 'UPDATE invoices SET sentAt = ? WHERE id = ? AND sentAt IS NULL', [
      this.changes.now(),
      id,
    ]);
  }

  private async write(tx: Tx, actor: ActivityActor, id: number, sentAt: Date | null) {
    await rowsChanged(tx, 'UPDATE invoices SET sentAt = ? WHERE id = ?', [sentAt, id]);
    await this.changes.record(tx, actor, {
      action: 'invoice.sent-marked',
      resourceId: id,
      after: { sent: sentAt !== null },
    });
  }
}
