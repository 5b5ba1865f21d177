import { SERVICE_ACCOUNT } from '@dispatch/domain/people/scopes';
import { sortKey } from '@dispatch/domain/text/sort-key';
import { User } from '../../../database/schema/entities/accounts/user';
import type { Tx } from '../../../database/transactions/transaction';

/** Inserts a user without sign-in. Returns its id. */
export async function insertServiceAccount(tx: Tx, name: string, now: Date): Promise<number> {
  const row = tx.manager.create(User, {
    ...{ name, nameSort: sortKey(name), email: '', emailKey: null, passwordHash: '' },
    ...{
      role: SERVICE_ACCOUNT,
      isActive: true,
      seesPrices: false,
      language: null,
      shortcuts: null,
    },
    ...{ lastLogin: null, version: 1, createdAt: now, updatedAt: now, deletedAt: null },
  });
  await tx.manager.insert(User, row);
  return row.id;
}
