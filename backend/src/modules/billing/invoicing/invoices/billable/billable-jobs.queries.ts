import { toInvoiceCents } from '@dispatch/domain/invoices/billed-money';
import type { Gathering } from '@dispatch/domain/invoices/invoice';
import { toDollars } from '@dispatch/domain/text/money';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { jobSearchQuery } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import sql, { join } from 'sql-template-tag';
import { Settings } from '../../../../../config/settings';
import { Database } from '../../../../../database/database';
import { padded } from '../../../../../database/records/padded';
import { type Row, toFlag, toNullable, toNumber, toText } from '../../../../../database/rows';
import { assertWhole, MOST_AT_ONCE, PageOf, pageRequest } from '../../../../../http/answers/paging';
import { billedJob, billingOf } from '../draft/billed-job';
import { type JobRecord, JobRecordsQueries } from '../draft/job-records.queries';
import type { BillableJobAnswer } from '../invoice.schema';
import { BillableIdsQueries } from './billable-ids.queries';
import type { BillableJobsQueryDto } from '../invoice-body.dto';

/** Lists jobs that are still to be invoiced. */
@Injectable()
export class BillableJobsQueries {
  constructor(
    private readonly database: Database,
    private readonly billable: BillableIdsQueries,
    private readonly records: JobRecordsQueries,
    private readonly settings: Settings,
  ) {}

  /** Oldest delivery first. Returns all jobs unless a page is requested. */
  async list(
    query: BillableJobsQueryDto,
  ): Promise<PageOf<BillableJobAnswer> | BillableJobAnswer[]> {
    const { customerId, q, order } = query;
    const page = pageRequest(query);
    const words = q === '' ? [] : jobSearchQuery(q);
    // Fewer than two characters match nothing.
    if (words === null) return page === null ? [] : new PageOf<BillableJobAnswer>([], 0, page);
    const filters = { customerId, words };
    const part = page ?? { limit: MOST_AT_ONCE, offset: 0 };
    const { total, isLeast } = await this.billable.count(filters, part);
    if (page === null) assertWhole(total);
    const jobs = await this.some(await this.billable.ids(filters, part, order));
    return page === null ? jobs : new PageOf(jobs, total, page, isLeast);
  }

  /** In the order of the ids. */
  private async some(ids: readonly number[]): Promise<BillableJobAnswer[]> {
    if (ids.length === 0) return [];
    const [rows, records] = await Promise.all([
      this.database.select<Row>(sql`SELECT j.id, j.hasDriverReport, j.vehicleCount, c.name,
          COALESCE(b.gathering, 'job') AS gathering
        FROM jobs j LEFT JOIN customers c ON c.id = j.customerId
        LEFT JOIN customer_billing b ON b.customerId = j.customerId WHERE j.id IN (${join(padded(ids))})`),
      this.records.read(ids),
    ]);
    const more = new Map(rows.map((row) => [toNumber(row.id), row]));
    return ids.flatMap((id) => {
      const [record, row] = [records.get(id), more.get(id)];
      return record === undefined || row === undefined ? [] : this.present(record, row);
    });
  }

  private present(record: JobRecord, row: Row): BillableJobAnswer {
    return {
      jobId: record.id,
      jobReference: jobReference(record.id),
      customerId: record.customerId,
      customerName: toNullable(row.name, toText),
      gathering: toText(row.gathering) as Gathering, // validated when written
      completedAt: (
        record.cancellation?.cancelledAt ??
        record.completedAt ??
        record.createdAt
      ).toISOString(),
      isCancelled: record.cancellation !== null,
      poNumber: record.poNumber,
      pickupCity: record.pickupCity,
      dropoffCity: record.dropoffCity,
      vehicleCount: toNumber(row.vehicleCount),
      hasDriverReport: toFlag(row.hasDriverReport),
      amount: this.amountOf(record),
    };
  }

  private amountOf(record: JobRecord): number | null {
    const { timeZone } = this.settings.company;
    const context = { language: 'en-CA', timeZone, invoiceId: null } as const;
    const cents = toInvoiceCents(billingOf(record, billedJob(record, null, context), context));
    return cents === null ? null : toDollars(cents);
  }
}
