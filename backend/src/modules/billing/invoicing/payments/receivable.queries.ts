import { firstDueDates } from '@dispatch/domain/invoices/aging';
import { toDollars } from '@dispatch/domain/text/money';
import { dayOf } from '@dispatch/domain/time/company-day';
import { Injectable } from '@nestjs/common';
import sql, { empty, raw } from 'sql-template-tag';
import { Clock } from '../../../../config/clock';
import { Settings } from '../../../../config/settings';
import { Database } from '../../../../database/database';
import { readBy } from '../../../../database/records/read-by';
import { type Row, toNullable, toNumber, toText } from '../../../../database/rows';
import { lastNotes } from '../collections/last-notes';
import type { ReceivableAnswer } from './payment.schema';

/** Sums what customers owe and have in credit. */
@Injectable()
export class ReceivableQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Customers with debt or credit, largest balance first. */
  list(): Promise<ReceivableAnswer[]> {
    return this.read();
  }

  /** Null for a customer without debt or credit. */
  async ofCustomer(id: number): Promise<ReceivableAnswer | null> {
    const [receivable] = await this.read(id);
    return receivable ?? null;
  }

  private async read(customerId?: number): Promise<ReceivableAnswer[]> {
    const date = dayOf(this.clock.now(), this.settings.company.timeZone);
    const [today = '', day30 = '', day60 = '', day90 = ''] = firstDueDates(date);
    const { engine } = this.database;
    const [ofInvoices, ofPayments] =
      customerId === undefined
        ? [
            readBy(engine, 'invoices', 'invoices_status'),
            readBy(engine, 'payments', 'payments_credit'),
          ]
        : ['invoices', 'payments'];
    const only = customerId === undefined ? empty : sql` AND customerId = ${customerId}`;
    const rows = await this.database.select<Row>(sql`
      SELECT c.id, c.name, c.phone, COALESCE(b.email, c.email) AS email,
        COALESCE(b.statementEmail, b.email, c.email) AS statementEmail, SUM(d.owed) AS balance, SUM(d.credit) AS credit,
        SUM(CASE WHEN d.dueDate >= ${today} THEN d.owed ELSE 0 END) AS notDue,
        SUM(CASE WHEN d.dueDate < ${today} AND d.dueDate >= ${day30} THEN d.owed ELSE 0 END) AS to30,
        SUM(CASE WHEN d.dueDate < ${day30} AND d.dueDate >= ${day60} THEN d.owed ELSE 0 END) AS to60,
        SUM(CASE WHEN d.dueDate < ${day60} AND d.dueDate >= ${day90} THEN d.owed ELSE 0 END) AS to90,
        SUM(CASE WHEN d.dueDate < ${day90} THEN d.owed ELSE 0 END) AS over90
      FROM (
        SELECT customerId, dueDate, totalCents - creditedCents - paidCents AS owed, 0 AS credit
        FROM ${raw(ofInvoices)} WHERE status IN ('issued', 'partly-paid') AND kind = 'invoice'${only}
        UNION ALL
        SELECT customerId, '', 0, unappliedCents FROM ${raw(ofPayments)} WHERE unappliedCents > 0${only}
      ) d JOIN customers c ON c.id = d.customerId
      LEFT JOIN customer_billing b ON b.customerId = c.id
      GROUP BY c.id, c.name, c.phone, b.email, b.statementEmail, c.email ORDER BY balance DESC, c.id`);
    const notes = await lastNotes(
      this.database,
      rows.map(({ id }) => toNumber(id)),
      date,
    );
    return rows.map((row) => ({
      ...present(row),
      ...(notes.get(toNumber(row.id)) ?? { lastNote: null, promise: null }),
    }));
  }
}

function present(row: Row): Omit<ReceivableAnswer, 'lastNote' | 'promise'> {
  const { phone, email, statementEmail, notDue, to30, to60, to90, over90, balance, credit } = row;
  const dollars = (cents: unknown) => toDollars(toNumber(cents));
  return {
    customerId: toNumber(row.id),
    customerName: toText(row.name),
    phone: toNullable(phone, toText),
    email: toNullable(email, toText),
    statementEmail: toNullable(statementEmail, toText),
    current: dollars(notDue),
    days1To30: dollars(to30),
    days31To60: dollars(to60),
    days61To90: dollars(to90),
    over90: dollars(over90),
    balance: dollars(balance),
    credit: dollars(credit),
  };
}
