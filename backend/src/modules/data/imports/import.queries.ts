import type { ImportColumn } from '@dispatch/domain/imports/fields';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { type Row, toDate, toNullable, toNumber, toText } from '../../../database/rows';
import { PageOf, pageOrFirst } from '../../../http/answers/paging';
import type { ImportAnswer } from './import.schema';
import type { ImportsQueryDto } from './import.dto';

const SELECT = `SELECT i.*, c.name AS customerName FROM imports i
  LEFT JOIN customers c ON c.id = i.customerId`;

type Counts = ImportAnswer['counts'];
const NONE: Counts = { ready: 0, wrong: 0, leftOut: 0, made: 0, undone: 0 };

/** Reads imports, except those whose rows are still being stored. */
@Injectable()
export class ImportQueries {
  constructor(private readonly database: Database) {}

  /** @throws AppError not_found */
  async get(id: number): Promise<ImportAnswer> {
    const row = await this.database.one<Row>(`${SELECT} WHERE i.id = ? AND i.state <> 'reading'`, [
      id,
    ]);
    return present(row, (await this.counts([id])).get(id) ?? NONE);
  }

  /** Newest first; always a page. */
  async list(query: ImportsQueryDto): Promise<PageOf<ImportAnswer>> {
    const page = pageOrFirst(query);
    const [count] = await this.database.query<Row>(
      "SELECT COUNT(*) AS total FROM imports WHERE state <> 'reading'",
    );
    const direction = query.order === 'asc' ? 'ASC' : 'DESC';
    const rows = await this.database.query<Row>(
      `${SELECT} WHERE i.state <> 'reading' ORDER BY i.createdAt ${direction}, i.id ${direction}
        LIMIT ? OFFSET ?`,
      [page.limit, page.offset],
    );
    const counts = await this.counts(rows.map((row) => toNumber(row.id)));
    const answers = rows.map((row) => present(row, counts.get(toNumber(row.id)) ?? NONE));
    return new PageOf(answers, toNumber(count?.total), page);
  }

  private async counts(ids: readonly number[]): Promise<Map<number, Counts>> {
    const counts = new Map<number, Counts>();
    if (ids.length === 0) return counts;
    const rows = await this.database.query<Row>(
      `SELECT importId, state, COUNT(*) AS total FROM import_rows
        WHERE importId IN (${ids.map(() => '?').join(', ')}) GROUP BY importId, state`,
      ids,
    );
    for (const row of rows) {
      const id = toNumber(row.importId);
      const state = row.state === 'left-out' ? 'leftOut' : toText(row.state);
      counts.set(id, { ...(counts.get(id) ?? NONE), [state]: toNumber(row.total) });
    }
    return counts;
  }
}

function present(row: Row, counts: Counts): ImportAnswer {
  const instantOf = (value: unknown) => toNullable(value, toDate)?.toISOString() ?? null;
  return {
    id: toNumber(row.id),
    kind: row.kind as ImportAnswer['kind'], // validated when written
    fileName: toText(row.fileName),
    state: row.state as ImportAnswer['state'], // written only by this module
    heads: JSON.parse(toText(row.heads)) as string[], // written by this module
    columns: JSON.parse(toText(row.mapping)) as (ImportColumn | null)[], // written by this module
    dateOrder: row.dateOrder as ImportAnswer['dateOrder'], // validated when written
    customer: toNullable(row.customerId, (id) => ({
      id: toNumber(id),
      name: toText(row.customerName ?? ''),
    })),
    counts,
    createdBy: toText(row.createdByName),
    startedAt: instantOf(row.startedAt),
    finishedAt: instantOf(row.finishedAt),
    createdAt: toDate(row.createdAt).toISOString(),
    updatedAt: toDate(row.updatedAt).toISOString(),
    version: toNumber(row.version),
  };
}
