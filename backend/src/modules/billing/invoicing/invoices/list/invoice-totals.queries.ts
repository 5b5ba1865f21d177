import { toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import sql, { raw } from 'sql-template-tag';
import { Database } from '../../../../../database/database';
import { readBy } from '../../../../../database/records/read-by';
import { type Row, toNumber } from '../../../../../database/rows';
import { BillableIdsQueries } from '../billable/billable-ids.queries';
import { DraftContents } from '../draft/draft-contents';
import type { InvoiceTotalsAnswer } from '../invoice.schema';
import { IS_OPEN } from './invoice-selection';

const BALANCE = sql`i.totalCents - i.creditedCents - i.paidCents`;

/** Counts open work, and sums the amounts due. */
@Injectable()
export class InvoiceTotalsQueries {
  constructor(
    private readonly database: Database,
    private readonly drafts: DraftContents,
    private readonly billable: BillableIdsQueries,
  ) {}

  async totals(): Promise<InvoiceTotalsAnswer> {
    const { today } = await this.drafts.company();
    const from = sql`FROM ${raw(readBy(this.database.engine, 'invoices i', 'invoices_status'))}`;
    const [[drafts], [open], billable] = await Promise.all([
      this.database.select<Row>(sql`SELECT COUNT(*) AS n ${from} WHERE i.status = 'draft'`),
      this.database.select<Row>(sql`SELECT COUNT(*) AS n, SUM(${BALANCE}) AS cents,
          SUM(CASE WHEN i.dueDate < ${today} THEN 1 ELSE 0 END) AS overdue,
          SUM(CASE WHEN i.dueDate < ${today} THEN ${BALANCE} ELSE 0 END) AS overdueCents
        ${from} WHERE ${IS_OPEN}`),
      this.billable.count({}, { limit: 0, offset: 0 }),
    ]);
    return {
      drafts: toNumber(drafts?.n),
      open: toNumber(open?.n),
      openBalance: toDollars(toNumber(open?.cents)),
      overdue: toNumber(open?.overdue),
      overdueBalance: toDollars(toNumber(open?.overdueCents)),
      billableJobs: billable.total,
    };
  }
}
