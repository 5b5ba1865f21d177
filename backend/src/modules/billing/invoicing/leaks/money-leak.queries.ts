import { MONEY_LEAKS, type MoneyLeak } from '@dispatch/domain/invoices/money-leaks';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { toDollars } from '@dispatch/domain/text/money';
import { parseCalendarDate } from '@dispatch/domain/time/calendar-date';
import { boundsOfDay, dayOf } from '@dispatch/domain/time/company-day';
import { daysBetween } from '@dispatch/domain/time/company-period';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Clock } from '../../../../config/clock';
import { Settings } from '../../../../config/settings';
import { Database } from '../../../../database/database';
import { type Row, toDate, toNullable, toNumber, toText } from '../../../../database/rows';
import { assertWhole, PageOf, pageRequest } from '../../../../http/answers/paging';
import { allToInvoice, LEAK_STATEMENTS, type LeakDay, TO_INVOICE_LEAKS } from './leak-statements';
import type { MoneyLeakAnswer, MoneyLeakTotalAnswer } from './money-leak.schema';
import type { MoneyLeaksQueryDto } from './money-leak.dto';

/** Finds money that is about to be lost. */
@Injectable()
export class MoneyLeakQueries {
  private last: {
    readonly day: string;
    readonly at: number;
    readonly totals: Promise<MoneyLeakTotalAnswer[]>;
  } | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @param maxAgeMs how old the totals may be: the dashboards of a busy office share one reading */
  totals(maxAgeMs: number): Promise<MoneyLeakTotalAnswer[]> {
    const day = this.today();
    const at = this.clock.now().getTime();
    const { last } = this;
    if (maxAgeMs > 0 && last?.day === day && at - last.at <= maxAgeMs) return last.totals;
    const totals = this.readTotals();
    this.last = { day, at, totals };
    totals.catch(() => {
      if (this.last?.totals === totals) this.last = null;
    });
    return totals;
  }

  private async readTotals(): Promise<MoneyLeakTotalAnswer[]> {
    const totals = new Map(await this.totalsToInvoice());
    // Sequential, so that other requests run in between: each may read a year of invoices.
    for (const kind of MONEY_LEAKS) if (!totals.has(kind)) totals.set(kind, await this.total(kind));
    return MONEY_LEAKS.flatMap((kind) => totals.get(kind) ?? []);
  }

  private async totalsToInvoice(): Promise<[MoneyLeak, MoneyLeakTotalAnswer][]> {
    const rows = await this.database.select<Row>(
      sql`SELECT kind, COUNT(*) AS count, SUM(cents) AS cents FROM (${allToInvoice(this.day())}) l GROUP BY kind`,
    );
    const found = new Map(rows.map((row) => [row.kind, row]));
    return TO_INVOICE_LEAKS.map((kind) => [kind, totalOf(kind, found.get(kind))]);
  }

  async list(query: MoneyLeaksQueryDto): Promise<PageOf<MoneyLeakAnswer> | MoneyLeakAnswer[]> {
    const page = pageRequest(query);
    const { count } = await this.total(query.kind);
    if (page === null) assertWhole(count);
    const direction = query.order === 'desc' ? sql`DESC` : sql`ASC`;
    const leaks = sql`SELECT l.*, c.name AS customerName, COALESCE(b.email, c.email) AS customerEmail
      FROM (${this.statement(query.kind)}) l LEFT JOIN customers c ON c.id = l.customerId
      LEFT JOIN customer_billing b ON b.customerId = c.id
      ORDER BY l.since ${direction}, l.jobId ${direction}, l.invoiceId ${direction}`;
    const rows = await this.database.select<Row>(
      page === null ? leaks : sql`${leaks} LIMIT ${page.limit} OFFSET ${page.offset}`,
    );
    const records = rows.map((row) => this.present(query.kind, row));
    return page === null ? records : new PageOf(records, count, page);
  }

  private async total(kind: MoneyLeak): Promise<MoneyLeakTotalAnswer> {
    const [row] = await this.database.select<Row>(
      sql`SELECT COUNT(*) AS count, SUM(cents) AS cents FROM (${this.statement(kind)}) l`,
    );
    return totalOf(kind, row);
  }

  private statement(kind: MoneyLeak) {
    return LEAK_STATEMENTS[kind](this.day());
  }

  private day(): LeakDay {
    return {
      today: this.today(),
      timeZone: this.settings.company.timeZone,
      engine: this.database.engine,
      startOf: (date) => boundsOfDay(date, this.settings.company.timeZone).start,
      wantsReport: this.settings.company.reportLevel !== 'none',
    };
  }

  private present(kind: MoneyLeak, row: Row): MoneyLeakAnswer {
    const since = this.dayIn(row.since);
    const jobId = toNullable(row.jobId, toNumber);
    return {
      kind,
      jobId,
      jobReference: jobId === null ? null : jobReference(jobId),
      invoiceId: toNullable(row.invoiceId, toNumber),
      invoiceReference: toNullable(row.reference, toText),
      customerId: toNullable(row.customerId, toNumber),
      customerName: toNullable(row.customerName, toText),
      customerEmail: toNullable(row.customerEmail, toText),
      amount: row.cents === null ? null : toDollars(toNumber(row.cents)),
      since,
      days: Math.max(0, daysBetween(since, this.today()) - 1),
    };
  }

  private today(): string {
    return dayOf(this.clock.now(), this.settings.company.timeZone);
  }

  /** Of a date of the company, or of an instant. */
  private dayIn(value: unknown): string {
    if (typeof value === 'string' && parseCalendarDate(value) === value) return value;
    return dayOf(toDate(value), this.settings.company.timeZone);
  }
}

function totalOf(kind: MoneyLeak, row: Row | undefined): MoneyLeakTotalAnswer {
  return { kind, count: toNumber(row?.count), amount: toDollars(toNumber(row?.cents)) };
}
