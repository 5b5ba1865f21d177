import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { type Row, toIsoText, toNullable, toText } from '../../../../database/rows';
import { Mailer } from '../../../../mail/mailer';
import { MailQueries } from './mail.queries';
import type { InvoiceMailsAnswer } from './mail.schema';

export interface MailedInvoice {
  readonly status: string;
  readonly to: string | null;
  readonly sentAt: string | null;
}

@Injectable()
export class InvoiceMailQueries {
  constructor(
    private readonly database: Database,
    private readonly mails: MailQueries,
    private readonly mailer: Mailer,
  ) {}

  /** @throws AppError not_found */
  async ofInvoice(id: number): Promise<InvoiceMailsAnswer> {
    const { to, sentAt } = await this.invoice(id);
    const mails = await this.mails.about('invoice', id);
    return { canSend: this.mailer.isSetUp, sentAt, to, mails };
  }

  /** The status of an invoice, and its e-mail address. @throws AppError not_found */
  async invoice(id: number): Promise<MailedInvoice> {
    const row = await this.database.one<Row>(
      `SELECT i.status, i.sentAt, COALESCE(b.email, c.email) AS email FROM invoices i
        JOIN customers c ON c.id = i.customerId LEFT JOIN customer_billing b ON b.customerId = c.id
        WHERE i.id = ?`,
      [id],
    );
    return {
      status: toText(row.status),
      to: toNullable(row.email, toText),
      sentAt: toNullable(row.sentAt, toIsoText),
    };
  }
}
