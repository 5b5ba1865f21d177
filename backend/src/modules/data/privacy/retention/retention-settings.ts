import { RETENTION_KINDS, type RetentionMonths } from '@dispatch/domain/privacy/retention';
import { toDate, toNullable, toNumber, toText } from '../../../../database/rows';
import type { Query } from '../subject';

/** The chosen settings. Before the first change there is no row, and the defaults apply. */
export interface KnownRetention {
  readonly chosen: RetentionMonths;
  readonly lastRunOn: string | null;
  readonly version: number;
  readonly updatedAt: Date | null;
}

export async function readRetention(query: Query): Promise<KnownRetention> {
  const [row] = await query(
    `SELECT ${RETENTION_KINDS.join(', ')}, lastRunOn, version, updatedAt FROM retention_settings`,
  );
  const months = RETENTION_KINDS.map((kind) => [kind, toNullable(row?.[kind], toNumber)]);
  return {
    chosen: Object.fromEntries(months) as RetentionMonths, // one for each kind
    lastRunOn: toNullable(row?.['lastRunOn'], toText),
    version: row === undefined ? 1 : toNumber(row['version']),
    updatedAt: toNullable(row?.['updatedAt'], toDate),
  };
}
