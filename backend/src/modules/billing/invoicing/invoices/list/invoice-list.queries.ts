import { searchedAmount } from '@dispatch/domain/invoices/searched-amount';
import { toDollars } from '@dispatch/domain/text/money';
import { jobSearchQuery } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../database/database';
import { boundedCount } from '../../../../../database/records/bounded-count';
import { padded } from '../../../../../database/records/padded';
import { readBy } from '../../../../../database/records/read-by';
import { type Row, toNumber } from '../../../../../database/rows';
import {
  assertWhole,
  MOST_AT_ONCE,
  PageOf,
  type PageRequest,
  pageRequest,
} from '../../../../../http/answers/paging';
import { idsOf } from '../../../../../search/found';
import { LIMITS } from '../../../../../search/limits';
import { searchList } from '../../../../../search/searched-list';
import { INVOICE_WORDS } from '../../../../../search/word-indexes';
import { BillableTotalQueries } from '../billable/billable-total.queries';
import { DraftContents } from '../draft/draft-contents';
import type { InvoicesQueryDto } from '../invoice-body.dto';
import { INVOICE_COLUMNS, type InvoiceRow, invoiceRowOf } from '../invoice-row';
import type { InvoiceSummaryAnswer, InvoiceTotalsAnswer } from '../invoice.schema';
import { presentSummary } from '../present-invoice';
import { type InvoiceSelection, invoiceSelection, IS_OPEN } from './invoice-selection';
import sql, { join, raw } from 'sql-template-tag';

/** Drafts calculated at once: each may have as many as 200 jobs. */
const DRAFTS_AT_ONCE = 50;

const BALANCE = sql`i.totalCents - i.creditedCents - i.paidCents`;

@Injectable()
export class InvoiceListQueries {
  constructor(
    private readonly database: Database,
    private readonly drafts: DraftContents,
    private readonly billable: BillableTotalQueries,
  ) {}

  /**
   * Reads lists of invoices, drafts and credit notes. Newest first by default. Returns all invoices unless a page is
   * requested.
   */
  async list(
    query: InvoicesQueryDto,
  ): Promise<PageOf<InvoiceSummaryAnswer> | InvoiceSummaryAnswer[]> {
    const page = pageRequest(query);
    const { today } = await this.drafts.company();
    const selection = invoiceSelection(this.database.engine, query, today);
    const words = query.q === '' ? [] : jobSearchQuery(query.q);
    // Fewer than two characters match nothing.
    if (words === null) return page === null ? [] : new PageOf<InvoiceSummaryAnswer>([], 0, page);
    const amount = query.q === '' ? null : searchedAmount(query.q);
    const byAmount = () =>
      this.some(invoiceSelection(this.database.engine, query, today, amount?.cents), page);
    const byWords = () =>
      words.length === 0 ? this.some(selection, page) : this.found(selection, words, page);
    // A PO number may look like an amount, and an amount like a number.
    const [first, second] = amount?.isCertain ? [byAmount, byWords] : [byWords, byAmount];
    const found = await first();
    const { ids, total, isLeast } = amount === null || found.total > 0 ? found : await second();
    const records = await this.summaries(ids, today);
    return page === null ? records : new PageOf(records, total, page, isLeast);
  }

  private async some(
    { from, counted, where, orderBy }: InvoiceSelection,
    page: PageRequest | null,
  ) {
    const part = page ?? { limit: MOST_AT_ONCE, offset: 0 };
    const [count, rows] = await Promise.all([
      boundedCount(this.database, sql`FROM ${raw(counted)} WHERE ${where}`, part),
      this.database.select<Row>(
        sql`SELECT i.id FROM ${raw(from)} WHERE ${where}
          ORDER BY ${raw(orderBy)} LIMIT ${part.limit} OFFSET ${part.offset}`,
      ),
    ]);
    if (page === null) assertWhole(count.isLeast ? count.total + 1 : count.total);
    return { ids: idsOf(rows), ...count };
  }

  private found(selection: InvoiceSelection, words: readonly string[], page: PageRequest | null) {
    const index = INVOICE_WORDS[this.database.engine];
    const { from, where, isNarrow } = selection;
    const by = raw(selection.orderBy);
    return searchList(
      this.database,
      {
        tested: isNarrow ? [LIMITS.listTested, LIMITS.narrowListTested] : [LIMITS.listTested],
        first: (most) => sql`SELECT i.id, ${index.has(words, 'i.id')} AS has
          FROM ${raw(from)} WHERE ${where} ORDER BY ${by} LIMIT ${most}`,
        matches: () => index.newest(this.database, words, { limit: LIMITS.matches, offset: 0 }),
        among: (ids) =>
          sql`SELECT i.id FROM invoices i WHERE i.id IN (${ids}) AND ${where} ORDER BY ${by}`,
      },
      page,
    );
  }

  /** In the order of the ids. */
  private async summaries(ids: readonly number[], today: string): Promise<InvoiceSummaryAnswer[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.select<Row>(sql`SELECT ${raw(INVOICE_COLUMNS)}
      FROM invoices i JOIN customers c ON c.id = i.customerId WHERE i.id IN (${join(padded(ids))})`);
    const invoices = new Map(rows.map(invoiceRowOf).map((row) => [row.id, row]));
    const contents = await this.contentsOf([...invoices.values()]);
    return ids.flatMap((id) => {
      const row = invoices.get(id);
      return row === undefined ? [] : presentSummary(row, contents.get(id) ?? null, today);
    });
  }

  private async contentsOf(rows: readonly InvoiceRow[]) {
    const drafts = rows.filter(({ status }) => status === 'draft');
    const contents: Awaited<ReturnType<DraftContents['of']>> = new Map();
    for (let start = 0; start < drafts.length; start += DRAFTS_AT_ONCE)
      for (const [id, content] of await this.drafts.of(drafts.slice(start, start + DRAFTS_AT_ONCE)))
        contents.set(id, content);
    return contents;
  }

  /** Counts open work, and sums the amounts due. */
  async totals(): Promise<InvoiceTotalsAnswer> {
    const { today } = await this.drafts.company();
    const from = sql`FROM ${raw(readBy(this.database.engine, 'invoices i', 'invoices_status'))}`;
    const [[drafts], [open], billable] = await Promise.all([
      this.database.select<Row>(sql`SELECT COUNT(*) AS n ${from} WHERE i.status = 'draft'`),
      this.database.select<Row>(sql`SELECT COUNT(*) AS n, SUM(${BALANCE}) AS cents,
          SUM(CASE WHEN i.dueDate < ${today} THEN 1 ELSE 0 END) AS overdue,
          SUM(CASE WHEN i.dueDate < ${today} THEN ${BALANCE} ELSE 0 END) AS overdueCents
        ${from} WHERE ${IS_OPEN}`),
      this.billable.total(),
    ]);
    return {
      drafts: toNumber(drafts?.n),
      open: toNumber(open?.n),
      openBalance: toDollars(toNumber(open?.cents)),
      overdue: toNumber(open?.overdue),
      overdueBalance: toDollars(toNumber(open?.overdueCents)),
      ...billable,
    };
  }
}
