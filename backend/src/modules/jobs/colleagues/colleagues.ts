import { permissionsOf, ROLES } from '@dispatch/domain/people/permissions';
import { type Row, toNumber, toText } from '../../../database/rows';
import type { Tx } from '../../../database/transactions/transaction';

export interface Colleague {
  readonly id: number;
  readonly name: string;
}

/** The roles that read all jobs. */
const OFFICE = ROLES.filter((role) => permissionsOf({ role, seesPrices: false }).has('jobs:read'));

/** Active users of the office, by name. */
export const COLLEAGUES = `SELECT id, name FROM users
  WHERE role IN (${OFFICE.map((role) => `'${role}'`).join(', ')}) AND isActive = ? AND deletedAt IS NULL`;

export function presentColleague(row: Row): Colleague {
  return { id: toNumber(row.id), name: toText(row['name']) };
}

/** The active users of the office among these ids. */
export async function colleagues(tx: Tx, ids: readonly number[]): Promise<Colleague[]> {
  if (ids.length === 0) return [];
  const rows: Row[] = await tx.manager.query(
    `${COLLEAGUES} AND id IN (${ids.map(() => '?').join(', ')})`,
    [true, ...ids],
  );
  return rows.map(presentColleague);
}

/** The user, or null for nobody and for one who left. */
export async function stillColleague(
  tx: Tx,
  id: number | null | undefined,
): Promise<number | null> {
  const [user] = await colleagues(tx, id == null ? [] : [id]);
  return user?.id ?? null;
}
