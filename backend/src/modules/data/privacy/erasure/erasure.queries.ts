import { Injectable } from '@nestjs/common';
import sql, { raw } from 'sql-template-tag';
import { Database } from '../../../../database/database';
import { foundRow } from '../../../../database/records/found';
import { type Row, toIsoText, toNullable, toNumber } from '../../../../database/rows';
import { listOf } from '../../../../http/answers/list-of';
import { type PageOf, pageRequest } from '../../../../http/answers/paging';
import { type ErasureAnswer, KEPT_BY_LAW } from './erasure.schema';
import type { ErasuresQueryDto } from './erasure.dto';

const SELECT =
  raw(`SELECT e.id, e.kind, e.recordId, e.driverId, e.reason, e.requestedAt, e.finishedAt, e.changedRows,
  u.name AS requestedBy FROM erasures e LEFT JOIN users u ON u.id = e.requestedById`);

/** Reads the erasures. */
@Injectable()
export class ErasureQueries {
  constructor(private readonly database: Database) {}

  /** All erasures, or a page on request; newest first unless `order` is given. */
  list(query: ErasuresQueryDto): Promise<PageOf<ErasureAnswer> | ErasureAnswer[]> {
    const select = sql`${SELECT} ORDER BY e.id ${raw(query.order === 'asc' ? 'ASC' : 'DESC')}`;
    return listOf(this.database, pageRequest(query), {
      select,
      from: sql`FROM erasures`,
      present: (rows) => rows.map(present),
    });
  }

  /** @throws AppError not_found */
  async get(id: number): Promise<ErasureAnswer> {
    return present(foundRow(await this.database.select<Row>(sql`${SELECT} WHERE e.id = ${id}`)));
  }
}

function present(row: Row): ErasureAnswer {
  return {
    ...(row as Omit<ErasureAnswer, 'requestedAt' | 'finishedAt' | 'changedRows' | 'kept'>), // as written
    requestedAt: toIsoText(row.requestedAt),
    finishedAt: toNullable(row.finishedAt, toIsoText),
    changedRows: toNumber(row.changedRows),
    kept: [...KEPT_BY_LAW],
  };
}
