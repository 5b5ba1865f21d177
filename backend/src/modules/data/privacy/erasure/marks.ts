import type { Marks } from '@dispatch/domain/privacy/mentions';
import { toText } from '../../../../database/rows';
import type { Query, Subject } from '../subject';

type Kind = keyof Marks;

/** The facts and columns that identify a person. */
const FIELDS: Readonly<Record<string, Kind>> = {
  name: 'names',
  driverName: 'names',
  contactName: 'names',
  legalName: 'names',
  statementName: 'names',
  email: 'emails',
  statementEmail: 'emails',
  phone: 'phones',
  driverPhone: 'phones',
  address: 'addresses',
};

const RECORDS: Readonly<Record<Subject['kind'], readonly string[]>> = {
  user: [
    'SELECT name, email FROM users WHERE id = ?',
    'SELECT name, phone FROM drivers WHERE userId = ?',
  ],
  customer: [
    'SELECT name, contactName, email, phone, address FROM customers WHERE id = ?',
    'SELECT legalName, statementName, email, statementEmail, address FROM customer_billing WHERE customerId = ?',
  ],
  contact: ['SELECT contactName, email, phone FROM customers WHERE id = ?'],
};

/** All current and former identifying values of a person, taken from the record and its history. */
export async function marksOf(query: Query, subject: Subject): Promise<Marks> {
  const { kind, recordId, driverId } = subject;
  const marks = { names: [], emails: [], phones: [], addresses: [] } as Record<Kind, string[]>;
  for (const sql of RECORDS[kind])
    for (const row of await query(sql, [recordId])) gather(marks, row);
  if (kind !== 'contact') {
    await gatherHistory(query, marks, kind, recordId);
    if (driverId !== null) await gatherHistory(query, marks, 'driver', driverId);
  }
  return marks;
}

async function gatherHistory(
  query: Query,
  marks: Record<Kind, string[]>,
  resource: string,
  id: number,
): Promise<void> {
  const rows = await query(
    'SELECT `before`, `after` FROM activity WHERE resource = ? AND resourceId = ?',
    [resource, id],
  );
  for (const facts of rows.flatMap(({ before, after }) => [before, after]))
    if (facts !== null) gather(marks, JSON.parse(toText(facts)) as object); // our own JSON
}

function gather(marks: Record<Kind, string[]>, facts: object): void {
  for (const [field, value] of Object.entries(facts) as [string, unknown][]) {
    const kind = FIELDS[field];
    if (kind !== undefined && typeof value === 'string' && !marks[kind].includes(value))
      marks[kind].push(value);
  }
}
