import { meanDays } from '@dispatch/domain/reports/payment-days';
import type { PaymentDaysBy } from '@dispatch/domain/reports/report-kinds';
import type { Months } from '@dispatch/domain/reports/report-months';
import { toDollars } from '@dispatch/domain/text/money';
import { PAGE_DEFAULT } from '@dispatch/domain/limits';
import { Injectable } from '@nestjs/common';
import type { KeptRow } from './kept-sums.queries';
import type { PaymentDaysFileQueryDto, PaymentDaysQueryDto } from './report.dto';
import type { PaymentDaysReport, PaymentDaysRow, PaymentDaysSums } from './report.schema';
import { reportMonths } from './report-period';
import { ReportRows, sumsOf, totalOf } from './report-rows';
import { Today } from './today';

const SUMS = ['billedJobs', 'billedDays', 'paidCents', 'paidCentDays'] as const;
type Waits = Readonly<Record<(typeof SUMS)[number], number>>;
type WaitRow = KeptRow<(typeof SUMS)[number]>;

/** How long jobs wait for their invoice, and invoices for their payment. */
@Injectable()
export class PaymentDaysReportService {
  constructor(
    private readonly rowsOf: ReportRows,
    private readonly today: Today,
  ) {}

  async report(query: PaymentDaysQueryDto): Promise<PaymentDaysReport> {
    const { by = 'month', rows: most = PAGE_DEFAULT } = query;
    const period = reportMonths(query, this.today.day());
    const rows = await this.read(by, period);
    return {
      ...period,
      total: present(totalOf(rows, SUMS)),
      rowCount: rows.length,
      rows: await this.rowsOf.named(by, rows.slice(0, most), present),
    };
  }

  /** All rows, for a file. */
  async rows(query: PaymentDaysFileQueryDto): Promise<PaymentDaysRow[]> {
    const { by = 'month' } = query;
    const rows = await this.read(by, reportMonths(query, this.today.day()));
    return this.rowsOf.named(by, rows, present);
  }

  /** The usual days to payment of the customers that paid in the last 12 months, by id. */
  async usualDays(): Promise<Map<number, number>> {
    const rows = await this.read('customer', reportMonths({}, this.today.day()));
    return new Map(
      rows.flatMap(({ value, sums }): [number, number][] => {
        const { daysToPayment } = present(sums);
        return daysToPayment === null ? [] : [[Number(value), daysToPayment]];
      }),
    );
  }

  private read(by: PaymentDaysBy, period: Months): Promise<WaitRow[]> {
    const reading = { order: ({ paidCents }: Waits) => paidCents, ofMonths: 'customer' } as const;
    return this.rowsOf.read(by, period, sumsOf(SUMS, period), reading);
  }
}

function present({ billedJobs, billedDays, paidCents, paidCentDays }: Waits): PaymentDaysSums {
  return {
    billedJobs,
    daysToInvoice: meanDays({ days: billedDays, weight: billedJobs }),
    paid: toDollars(paidCents),
    daysToPayment: meanDays({ days: paidCentDays, weight: paidCents }),
  };
}
