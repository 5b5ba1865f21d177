import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../config/settings';
import { Database } from '../../../../database/database';
import { boundedCount } from '../../../../database/records/bounded-count';
import { readBy } from '../../../../database/records/read-by';
import { type Row, toDate, toNullable, toNumber, toText } from '../../../../database/rows';
import { PageOf, pageOrFirst, type PageRequest } from '../../../../http/answers/paging';
import { FoundPage } from '../../../../search/found';
import { withPeople } from '../../../base/activity/named-people';
import { ExportPacer } from '../../../jobs/export/export-pacer';
import { auditEntryOf, ENTRY_COLUMNS } from '../audit-entry';
import { endsOf, SELECT_ENDS } from '../chain/audit-chain';
import { type AuditSelection, auditSelection } from './audit-selection';
import type { AuditQueryDto } from './audit.dto';
import type { AuditAnswer, AuditFilters, AuditStateAnswer } from './audit.schema';
import sql, { empty, raw, type Sql } from 'sql-template-tag';

/** Entries read per step. */
const STEP = 500;
/** A page comes from the first this many entries of the index; a date filter reaches earlier ones. */
const MOST_LOOKED_AT = 20_000;

type Order = 'ASC' | 'DESC';

@Injectable()
export class AuditQueries {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  /**
   * Finds entries of the whole log. Always a page. If entries remain unscanned, the total counts the matches found so
   * far.
   */
  async list(query: AuditQueryDto): Promise<PageOf<AuditAnswer>> {
    const page = pageOrFirst(query);
    const selection = auditSelection(query, this.settings.company.timeZone);
    if (selection === null) return new PageOf<AuditAnswer>([], 0, page);
    const order = query.order === 'asc' ? 'ASC' : 'DESC';
    const { rows, total, isLeast } = await (selection.matches === null
      ? this.indexed(selection, order, page)
      : this.tested(selection, order, page));
    const entries = await withPeople(this.database, rows.map(auditEntryOf));
    return new PageOf(entries, total, page, isLeast);
  }

  /** All matching entries, newest first, in chunks of any length. */
  async *all(filters: AuditFilters): AsyncGenerator<readonly Row[]> {
    const selection = auditSelection(filters, this.settings.company.timeZone);
    if (selection === null) return;
    for await (const rows of this.steps(selection, 'DESC'))
      yield rows.filter(selection.matches ?? Boolean);
  }

  private async indexed(selection: AuditSelection, order: Order, page: PageRequest) {
    const offset = Math.min(page.offset, MOST_LOOKED_AT);
    const limit = Math.min(page.limit, MOST_LOOKED_AT - offset);
    const from = sql`FROM ${this.readBy(selection)} WHERE ${selection.where}`;
    const [rows, count] = await Promise.all([
      this.select(selection, order, empty, { limit, offset }),
      boundedCount(this.database, from, { limit, offset }),
    ]);
    return { rows, ...count };
  }

  private async tested(selection: AuditSelection, order: Order, part: PageRequest) {
    const page = new FoundPage<Row>(part);
    let looked = 0;
    for await (const rows of this.steps(selection, order)) {
      page.add(rows.filter(selection.matches ?? Boolean));
      looked += rows.length;
      const isEnough = page.isPassed || looked >= MOST_LOOKED_AT;
      // After a full step it is unknown whether more follow.
      if (isEnough && rows.length === STEP)
        return { rows: page.items, total: page.total, isLeast: true };
    }
    return { rows: page.items, total: page.total, isLeast: false };
  }

  /** Yields to other work between two steps. */
  private async *steps(selection: AuditSelection, order: Order): AsyncGenerator<readonly Row[]> {
    const pacer = new ExportPacer();
    for (let last: Row | null = null; ;) {
      const behind: Sql = last === null ? empty : behindOf(last, selection, order);
      const rows: Row[] = await this.select(selection, order, behind, { limit: STEP, offset: 0 });
      yield rows;
      last = rows.at(-1) ?? null;
      if (rows.length < STEP) return;
      await pacer.pauseIfBusy();
    }
  }

  private select(
    selection: AuditSelection,
    order: Order,
    behind: Sql,
    { limit, offset }: PageRequest,
  ): Promise<Row[]> {
    const by = selection.isByTime ? `a.at ${order}, a.id ${order}` : `a.id ${order}`;
    return this.database.select<Row>(sql`SELECT ${raw(ENTRY_COLUMNS)}
      FROM ${this.readBy(selection)} LEFT JOIN audit_seals s ON s.activityId = a.id
      WHERE ${selection.where}${behind} ORDER BY ${raw(by)} LIMIT ${limit} OFFSET ${offset}`);
  }

  /** Forces the index: the best one does not depend on the table's growth. */
  private readBy({ index }: AuditSelection): Sql {
    return raw(readBy(this.database.engine, 'activity a', index));
  }

  /** Reads the end of the chain and the progress of each receiver. */
  async state(): Promise<AuditStateAnswer> {
    const [ends] = await this.database.query<Row>(SELECT_ENDS);
    const { lastNo, lastHash } = endsOf(ends);
    const receivers = await this.database.query<Row>(
      'SELECT name, sentNo, failingSince, lastError FROM audit_streams ORDER BY name',
    );
    return {
      ...{ lastNo, lastHash },
      receivers: receivers.map((row) => {
        const sentNo = toNumber(row['sentNo']);
        return {
          name: row['name'] === 'file' ? 'file' : 'syslog',
          sentNo,
          waiting: Math.max(0, lastNo - sentNo),
          failingSince: toNullable(row['failingSince'], toDate)?.toISOString() ?? null,
          lastError: toNullable(row['lastError'], toText),
        };
      }),
    };
  }
}

/** The first condition bounds the index; the second skips the entries already seen at that time. */
function behindOf(last: Row, { isByTime }: AuditSelection, order: Order): Sql {
  const [id, at] = [toNumber(last['id']), toDate(last['at'])];
  const sign = raw(order === 'ASC' ? '>' : '<');
  return isByTime
    ? sql` AND a.at ${sign}= ${at} AND (a.at ${sign} ${at} OR a.id ${sign} ${id})`
    : sql` AND a.id ${sign} ${id}`;
}
