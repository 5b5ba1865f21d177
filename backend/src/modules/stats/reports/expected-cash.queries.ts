import { expectedOn } from '@dispatch/domain/reports/payment-days';
import { weekPlace, weeksAhead } from '@dispatch/domain/reports/report-weeks';
import { sumCents, toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { readBy } from '../../../database/records/read-by';
import { type Row, toNumber, toText } from '../../../database/rows';
import { PaymentDaysReportService } from './payment-days-report.service';
import type { ExpectedCash } from './report.schema';
import { Today } from './today';

interface Owed {
  readonly customerId: number;
  readonly invoiceDate: string;
  readonly dueDate: string;
  readonly cents: number;
}

/** When open invoices are due, and when their customers usually pay. */
@Injectable()
export class ExpectedCashQueries {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentDaysReportService,
    private readonly today: Today,
  ) {}

  async read(): Promise<ExpectedCash> {
    const today = this.today.day();
    const [owed, usual, credit] = await Promise.all([
      this.owed(),
      this.payments.usualDays(),
      this.credit(),
    ]);
    const due = new Map<string, number>();
    const expected = new Map<string, number>();
    const add = (sums: Map<string, number>, day: string, cents: number) => {
      const place = weekPlace(day, today);
      sums.set(place, (sums.get(place) ?? 0) + cents);
    };
    for (const invoice of owed) {
      add(due, invoice.dueDate, invoice.cents);
      const days = usual.get(invoice.customerId) ?? null;
      add(expected, expectedOn(invoice, days, today), invoice.cents);
    }
    return {
      owed: toDollars(sumCents(owed.map(({ cents }) => cents))),
      credit: toDollars(credit),
      rows: ['past', ...weeksAhead(today), 'later'].map((week) => ({
        week,
        due: toDollars(due.get(week) ?? 0),
        expected: toDollars(expected.get(week) ?? 0),
      })),
    };
  }

  /** By customer and date: some have hundreds of invoices a day. */
  private async owed(): Promise<Owed[]> {
    const invoices = readBy(this.database.engine, 'invoices', 'invoices_status');
    const rows = await this.database.query<Row>(
      `SELECT customerId, invoiceDate, dueDate, SUM(totalCents - creditedCents - paidCents) AS cents
        FROM ${invoices} WHERE status IN ('issued', 'partly-paid') AND kind = 'invoice'
        GROUP BY customerId, invoiceDate, dueDate`,
    );
    return rows.map((row) => ({
      customerId: toNumber(row.customerId),
      invoiceDate: toText(row.invoiceDate),
      dueDate: toText(row.dueDate),
      cents: toNumber(row.cents),
    }));
  }

  private async credit(): Promise<number> {
    const payments = readBy(this.database.engine, 'payments', 'payments_credit');
    const [row] = await this.database.query<Row>(
      `SELECT SUM(unappliedCents) AS cents FROM ${payments} WHERE unappliedCents > 0`,
    );
    return toNumber(row?.cents);
  }
}
