import { Injectable } from '@nestjs/common';
import { uniqueViolation } from '../../../../database/engines/unique-violation';
import { rowsChanged } from '../../../../database/records/records';
import type { Tx } from '../../../../database/transactions/transaction';
import { Notices } from '../../../base/inbox/notices';

type Subject = { readonly invoiceId: number } | { readonly customerId: number };

const KIND = 'mail-not-delivered';

/** Notices of e-mails that did not reach the customer: one for each invoice, and for each customer's statements. */
@Injectable()
export class UndeliveredMails {
  constructor(private readonly notices: Notices) {}

  /** Call it outside of a transaction: another replica may raise the same notice at that moment. */
  async raise(subject: Subject, details: Readonly<Record<string, string>> = {}): Promise<void> {
    try {
      await this.notices.raise({
        ...{ kind: KIND, subjectKey: keyOf(subject) },
        details: { ...subject, ...details },
      });
    } catch (error) {
      if (uniqueViolation(error) !== 'notices_open_key') throw error;
    }
  }

  /** When somebody sends it again or marks it as sent, and when the invoice is settled. */
  settle(subject: Subject): Promise<void> {
    return this.notices.settle(KIND, keyOf(subject));
  }

  /** The invoice counts as unsent again if this e-mail had marked it, and no other one went out. */
  async markUnsent(tx: Tx, invoiceId: number, taskId: number): Promise<void> {
    await rowsChanged(
      tx,
      `UPDATE invoices SET sentAt = NULL WHERE id = ?
        AND sentAt >= (SELECT t.createdAt FROM outbox_tasks t WHERE t.id = ?)
        AND NOT EXISTS (SELECT 1 FROM outbox_tasks t WHERE t.resource = 'invoice' AND t.resourceId = ?
          AND t.state = 'done' AND t.payload LIKE '%"kind":"invoice"%')`,
      [invoiceId, taskId, invoiceId],
    );
  }
}

function keyOf(subject: Subject): string {
  return 'invoiceId' in subject
    ? `invoice:${String(subject.invoiceId)}`
    : `customer:${String(subject.customerId)}`;
}
