import { INVOICE_DEFAULTS } from '@dispatch/domain/invoices/invoice-settings';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { type Row, toNullable, toText } from '../../../../database/rows';
import { Mailer } from '../../../../mail/mailer';
import { MailQueries } from './mail.queries';
import type { StatementMailsAnswer } from './mail.schema';

export interface StatementReader {
  readonly name: string;
  readonly to: string | null;
  readonly isFrench: boolean;
}

@Injectable()
export class StatementMailQueries {
  constructor(
    private readonly database: Database,
    private readonly mails: MailQueries,
    private readonly mailer: Mailer,
  ) {}

  /** @throws AppError not_found */
  async ofCustomer(id: number): Promise<StatementMailsAnswer> {
    const { to } = await this.reader(id);
    const mails = await this.mails.about('customer', id);
    return { canSend: this.mailer.isSetUp, to, mails };
  }

  /** The recipient of a customer's statements, and the language. @throws AppError not_found */
  async reader(id: number): Promise<StatementReader> {
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
