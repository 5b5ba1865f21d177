import { createHash } from 'node:crypto';
import { nameKey } from '@dispatch/domain/people/customer';
import { erasedName } from '@dispatch/domain/privacy/person';
import { sortKey } from '@dispatch/domain/text/sort-key';
import type { CustomerFields } from '@dispatch/domain/people/customer';
import type { Tx } from '../../../../database/transactions/transaction';
import { endCredentials } from '../../../auth/credentials/end-credentials';
import { CUSTOMER_WORDS } from '../../../../search/word-indexes';
import { customerWords } from '../../../customers/customer.repository';
import type { Query, Subject } from '../subject';

const OF_USER = [
  ...['sessions', 'saved_views', 'idempotency_keys', 'job_viewers'],
  ...['second_factors', 'recovery_codes', 'passkeys', 'remembered_devices', 'password_resets'],
  ...['invitations', 'identities', 'api_tokens', 'notice_reads', 'push_subscriptions'],
  'sign_in_networks',
];

/** Removes personal data from the person's own record, which stays so that jobs and invoices keep their reference. */
export async function eraseRecord(
  tx: Tx,
  query: Query,
  subject: Subject,
  number: number,
  now: Date,
): Promise<void> {
  const name = erasedName(number);
  switch (subject.kind) {
    case 'user':
      await endCredentials(tx, 'erased', { userId: subject.recordId }, now);
      return eraseUser(query, subject.recordId, { name, number, now });
    case 'customer':
      return eraseCustomer(tx, query, subject.recordId, { name, now });
    case 'contact':
      return eraseContact(tx, query, subject.recordId, now);
  }
}

async function eraseUser(
  query: Query,
  id: number,
  { name, number, now }: { readonly name: string; readonly number: number; readonly now: Date },
): Promise<void> {
  const [user] = await query<{ email: string }>('SELECT email FROM users WHERE id = ?', [id]);
  const account = createHash('sha256')
    .update(`account:${user?.email ?? ''}`)
    .digest('hex');
  await query('DELETE FROM sign_in_failures WHERE subjectHash = ?', [account]);
  // The address uses a reserved domain that never exists.
  await query(
    `UPDATE users SET name = ?, nameSort = ?, email = ?, emailKey = NULL, passwordHash = '-', isActive = ?,
      lastLogin = NULL, deletedAt = COALESCE(deletedAt, ?), updatedAt = ?, version = version + 1 WHERE id = ?`,
    [name, sortKey(name), `erased-${String(number)}@erased.invalid`, false, now, now, id],
  );
  await query(
    `UPDATE drivers SET name = ?, nameSort = ?, phone = NULL, updatedAt = ?, version = version + 1 WHERE userId = ?`,
    [name, sortKey(name), now, id],
  );
  for (const table of OF_USER) await query(`DELETE FROM ${table} WHERE userId = ?`, [id]);
}

async function eraseCustomer(
  tx: Tx,
  query: Query,
  id: number,
  { name, now }: { readonly name: string; readonly now: Date },
): Promise<void> {
  await query(
    `UPDATE customers SET name = ?, nameKey = ?, likenessKey = NULL, nameSort = ?, contactName = NULL, email = NULL, phone = NULL,
      address = NULL, city = NULL, postalCode = NULL, blacklistReason = NULL, deletedAt = COALESCE(deletedAt, ?),
      updatedAt = ?, version = version + 1 WHERE id = ?`,
    [name, nameKey(name), sortKey(name), now, now, id],
  );
  await query(
    `UPDATE customer_billing SET legalName = NULL, address = NULL, city = NULL, postalCode = NULL, email = NULL,
      statementName = NULL, statementEmail = NULL, updatedAt = ?, version = version + 1 WHERE customerId = ?`,
    [now, id],
  );
  await query('DELETE FROM customer_notice_choices WHERE customerId = ?', [id]);
  await query('UPDATE customer_notices SET email = NULL, problem = NULL WHERE customerId = ?', [
    id,
  ]);
  await query(
    `DELETE FROM outbox_tasks WHERE (resource = 'customer' AND resourceId = ?)
      OR (resource = 'invoice' AND resourceId IN (SELECT id FROM invoices WHERE customerId = ?))`,
    [id, id],
  );
  await CUSTOMER_WORDS[tx.engine].remove(tx, [id]);
}

async function eraseContact(tx: Tx, query: Query, id: number, now: Date): Promise<void> {
  await query(
    `UPDATE customers SET contactName = NULL, email = NULL, phone = NULL, updatedAt = ?, version = version + 1
      WHERE id = ?`,
    [now, id],
  );
  await refreshCustomerWords(tx, query, [id]);
}

/** Rebuilds the search index of customers whose data was erased. */
export async function refreshCustomerWords(
  tx: Tx,
  query: Query,
  ids: readonly number[],
): Promise<void> {
  const customers = await query<CustomerFields & { readonly id: number }>(
    `SELECT id, name, contactName, email, phone, address, city FROM customers
      WHERE deletedAt IS NULL AND id IN (${ids.map(() => '?').join(', ')})`,
    ids,
  );
  const described = customers.map(({ id, ...fields }) => ({ id, text: customerWords(fields) }));
  await CUSTOMER_WORDS[tx.engine].save(tx, described);
}
