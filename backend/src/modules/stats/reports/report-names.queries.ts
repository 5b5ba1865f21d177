import type { SumKind } from '@dispatch/domain/reports/report-kinds';
import { SEVERAL_MAKES } from '@dispatch/domain/reports/report-kinds';
import { Injectable } from '@nestjs/common';
import sql, { join, raw } from 'sql-template-tag';
import { Database } from '../../../database/database';
import { padded } from '../../../database/records/padded';
import { type Row, toNumber, toText } from '../../../database/rows';

/** Far below the limit of values per statement of either engine. */
const IDS_PER_STATEMENT = 2_000;

interface Value {
  readonly value: string;
  readonly label: string | null;
}

/** Names the values of sums: by the records' present names, or as they were written. */
@Injectable()
export class ReportNamesQueries {
  constructor(private readonly database: Database) {}

  async of<T extends Value>(
    kind: SumKind,
    rows: readonly T[],
  ): Promise<(T & { readonly name: string | null })[]> {
    if (kind !== 'customer' && kind !== 'driver')
      return rows.map((row) => ({ ...row, name: nameOf(row) }));
    const names = await this.names(
      kind === 'customer' ? 'customers' : 'drivers',
      rows.map(({ value }) => Number(value)).filter((id) => id > 0),
    );
    return rows.map((row) => ({ ...row, name: names.get(Number(row.value)) ?? null }));
  }

  private async names(table: 'customers' | 'drivers', ids: readonly number[]) {
    const names = new Map<number, string>();
    for (let start = 0; start < ids.length; start += IDS_PER_STATEMENT) {
      const some = padded(ids.slice(start, start + IDS_PER_STATEMENT));
      const rows = await this.database.select<Row>(
        sql`SELECT id, name FROM ${raw(table)} WHERE id IN (${join(some)})`,
      );
      for (const { id, name } of rows) names.set(toNumber(id), toText(name));
    }
    return names;
  }
}

const nameOf = ({ value, label }: Value) =>
  value === '' || value === SEVERAL_MAKES ? null : label;
