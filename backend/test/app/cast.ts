import { sortKey } from '@dispatch/domain/text/sort-key';
import { hash } from '@node-rs/argon2';
import { Driver } from '../../src/database/schema/entities/driver';
import { User } from '../../src/database/schema/entities/accounts/user';
import type { Tx } from '../../src/database/transactions/transaction';
import type { TransactionRunner } from '../../src/database/transactions/transaction-runner';

/** The password of all users in the tests. */
export const PASSWORD = 'correct horse battery';
const passwordHash = hash(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 });

export const CAST = {
  admin: { name: 'Ada Admin', email: 'ada@example.com', role: 'admin', isActive: true },
  otherAdmin: { name: 'Otto Admin', email: 'otto@example.com', role: 'admin', isActive: true },
  dispatcher: { name: 'Dora Desk', email: 'dora@example.com', role: 'dispatcher', isActive: true },
  billing: { name: 'Bill Books', email: 'bill@example.com', role: 'billing', isActive: true },
  viewer: { name: 'Vera Viewer', email: 'vera@example.com', role: 'viewer', isActive: true },
  pricedViewer: {
    name: 'Vic Viewer',
    email: 'vic@example.com',
    role: 'viewer',
    isActive: true,
    seesPrices: true,
  },
  driver: { name: 'Dana Driver', email: 'dana@example.com', role: 'driver', isActive: true },
  otherDriver: {
    name: 'Édouard Driver',
    email: 'edouard@example.com',
    role: 'driver',
    isActive: true,
  },
  inactive: { name: 'Ines Inactive', email: 'ines@example.com', role: 'admin', isActive: false },
  stranger: { name: 'Sam Stranger', email: 'sam@example.com', role: 'accountant', isActive: true },
} as const;
export type Member = keyof typeof CAST;

export interface CastIds {
  readonly userId: number;
  readonly driverId: number | null;
}

async function addPerson(tx: Tx, member: Member, now: Date): Promise<CastIds> {
  const person = CAST[member];
  const stamps = { version: 1, createdAt: now, updatedAt: now };
  const user = tx.manager.create(User, {
    seesPrices: false,
    ...person,
    ...stamps,
    nameSort: sortKey(person.name),
    emailKey: person.email,
    passwordHash: await passwordHash,
    language: null,
    shortcuts: null,
    lastLogin: null,
    deletedAt: null,
  });
  await tx.manager.insert(User, user);
  if (person.role !== 'driver') return { userId: user.id, driverId: null };
  const driver = tx.manager.create(Driver, {
    ...stamps,
    userId: user.id,
    name: person.name,
    nameSort: sortKey(person.name),
    phone: '+14165550123',
    status: 'available',
  });
  await tx.manager.insert(Driver, driver);
  return { userId: user.id, driverId: driver.id };
}

/** Adds the cast to an empty database. */
export function addCast(
  transactions: TransactionRunner,
  now: Date,
): Promise<Record<Member, CastIds>> {
  return transactions.run(async (tx) => {
    const ids: Partial<Record<Member, CastIds>> = {};
    for (const member of Object.keys(CAST) as Member[])
      ids[member] = await addPerson(tx, member, now);
    return ids as Record<Member, CastIds>; // every member was just added
  });
}
