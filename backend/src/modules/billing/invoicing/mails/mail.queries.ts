import { INVOICE_DEFAULTS } from '@dispatch/domain/invoices/invoice-settings';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { type Row, toIsoText, toNullable, toNumber, toText } from '../../../../database/rows';
import { Mailer } from '../../../../mail/mailer';
import type { MailPayload } from './mail-task';
import type { InvoiceMailsAnswer, MailAnswer, MailKind, StatementMailsAnswer } from './mail.schema';

const STATES: Readonly<Record<string, MailAnswer['state']>> = {
  waiting: 'waiting',
  done: 'sent',
  parked: 'parked',
};

/** Reads the e-mails of invoices and customers. */
@Injectable()
export class MailQueries {
  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
  ) {}

  /** Reads the delivery status of e-mail. The e-mail of one invoice or customer, newest first. */
  async about(resource: 'invoice' | 'customer', id: number): Promise<MailAnswer[]> {
    const rows = await this.database.query<Row>(
      `SELECT id, payload, state, attempts, lastError, createdAt, doneAt FROM outbox_tasks
        WHERE resource = ? AND resourceId = ? ORDER BY id DESC`,
      [resource, id],
    );
    return rows.map(present);
  }

  /** @throws AppError not_found */
  async ofInvoice(id: number): Promise<InvoiceMailsAnswer> {
    const { to, sentAt } = await this.invoice(id);
    const mails = await this.about('invoice', id);
    return { canSend: this.mailer.isSetUp, sentAt, to, mails };
  }

  /** The status of an invoice, and its e-mail address. @throws AppError not_found */
  async invoice(id: number) {
    const row = await this.database.one<Row>(
      `SELECT i.status, i.customerId, i.sentAt, COALESCE(b.email, c.email) AS email FROM invoices i
        JOIN customers c ON c.id = i.customerId LEFT JOIN customer_billing b ON b.customerId = c.id
        WHERE i.id = ?`,
      [id],
    );
    return {
      status: toText(row.status),
      customerId: toNumber(row.customerId),
      to: toNullable(row.email, toText),
      sentAt: toNullable(row.sentAt, toIsoText),
    };
  }

  /** @throws AppError not_found */
  async ofCustomer(id: number): Promise<StatementMailsAnswer> {
    const { to } = await this.reader(id);
    const mails = await this.about('customer', id);
    return { canSend: this.mailer.isSetUp, to, mails };
  }

  /** The recipient of a customer's statements, and the language. @throws AppError not_found */
  async reader(id: number) {
    const row = await this.database.one<Row>(
      `SELECT COALESCE(b.statementName, b.legalName, c.name) AS name,
          COALESCE(b.statementEmail, b.email, c.email) AS email,
          COALESCE(b.language, (SELECT invoiceLanguage FROM company_profile)) AS language
        FROM customers c LEFT JOIN customer_billing b ON b.customerId = c.id WHERE c.id = ?`,
      [id],
    );
    const language = toNullable(row.language, toText) ?? INVOICE_DEFAULTS.language;
    return {
      name: toText(row.name),
      to: toNullable(row.email, toText),
      isFrench: language.startsWith('fr'),
    };
  }
}

function present(row: Row): MailAnswer {
  const payload = JSON.parse(toText(row.payload)) as MailPayload & { kind: MailKind }; // as it was asked for
  return {
    id: toNumber(row.id),
    kind: payload.kind,
    to: payload.to,
    state: STATES[toText(row.state)] ?? 'waiting',
    problem: toNullable(row.lastError, toText),
    attempts: toNumber(row.attempts),
    askedBy: payload.askedBy,
    createdAt: toIsoText(row.createdAt),
    sentAt: toNullable(row.doneAt, toIsoText),
  };
}
