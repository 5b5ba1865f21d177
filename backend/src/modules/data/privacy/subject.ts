import { SERVICE_ACCOUNT } from '@dispatch/domain/people/scopes';
import type { PersonKind } from '@dispatch/domain/privacy/person';
import { type Row, toDate, toFlag, toNullable, toNumber, toText } from '../../../database/rows';
import type { SqlValue } from '../../../database/sql';

export type Query = <T = Row>(sql: string, values?: readonly SqlValue[]) => Promise<T[]>;

/** The person concerned. A driver is represented by the user of the driver record. */
export interface Subject {
  readonly kind: Exclude<PersonKind, 'driver'>;
  readonly recordId: number;
  readonly driverId: number | null;
  readonly name: string;
  readonly createdAt: Date;
  /** Whether a user may still sign in. */
  readonly canSignIn: boolean;
}

const USERS = `SELECT u.id AS recordId, d.id AS driverId, u.name, u.createdAt,
  CASE WHEN u.isActive = 1 AND u.deletedAt IS NULL THEN 1 ELSE 0 END AS canSignIn
  FROM users u LEFT JOIN drivers d ON d.userId = u.id WHERE u.role <> '${SERVICE_ACCOUNT}' AND`;
const CUSTOMERS = 'SELECT id AS recordId, NULL AS driverId, createdAt, 0 AS canSignIn,';

const SELECTS: Readonly<Record<PersonKind, string>> = {
  user: `${USERS} u.id = ?`,
  driver: `${USERS} d.id = ?`,
  customer: `${CUSTOMERS} name FROM customers WHERE id = ?`,
  contact: `${CUSTOMERS} contactName AS name FROM customers WHERE id = ? AND contactName IS NOT NULL`,
};

/** Includes deleted people; null if there is no such person. */
export async function findSubject(
  query: Query,
  kind: PersonKind,
  id: number,
): Promise<Subject | null> {
  const [row] = await query(SELECTS[kind], [id]);
  if (row === undefined) return null;
  return {
    kind: kind === 'driver' ? 'user' : kind,
    recordId: toNumber(row['recordId']),
    driverId: toNullable(row['driverId'], toNumber),
    name: toText(row['name']),
    createdAt: toDate(row['createdAt']),
    canSignIn: toFlag(row['canSignIn']),
  };
}

type Owner = Pick<Subject, 'kind' | 'recordId' | 'driverId'>;

/** Whether an activity entry is about the person's record. */
export function isAbout({ kind, recordId, driverId }: Owner, row: Row): boolean {
  const { resource, resourceId } = row;
  if (resource === 'driver') return driverId !== null && resourceId === driverId;
  const isKind = resource === kind || (resource === 'session' && kind === 'user');
  return isKind && resourceId === recordId;
}

/** The condition for the person's own rows; null if the table has none. */
export function ownCondition(
  of: Readonly<Partial<Record<'user' | 'driver' | 'customer', string>>> = {},
  { kind, recordId, driverId }: Owner,
): string | null {
  const filled = (condition: string | undefined, id: number | null) =>
    condition === undefined || id === null ? [] : [`(${condition.replaceAll(':id', String(id))})`];
  const conditions =
    kind === 'user'
      ? [...filled(of.user, recordId), ...filled(of.driver, driverId)]
      : filled(of.customer, recordId);
  return conditions.length === 0 ? null : conditions.join(' OR ');
}
