import { SERVICE_ACCOUNT } from '@dispatch/domain/people/scopes';
import { sortKey } from '@dispatch/domain/text/sort-key';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { updateVersioned } from '../../../database/records/compare-and-swap';
import { User } from '../../../database/schema/entities/accounts/user';
import type { Tx } from '../../../database/transactions/transaction';

export interface NewUser {
  readonly name: string;
  /** Lower-case. */
  readonly email: string;
  readonly passwordHash: string;
  readonly role: string;
  readonly isActive: boolean;
  readonly seesPrices?: boolean;
}

export type UserFields = Partial<
  Pick<
    User,
    | 'name'
    | 'email'
    | 'emailKey'
    | 'role'
    | 'isActive'
    | 'seesPrices'
    | 'passwordHash'
    | 'deletedAt'
  >
>;

@Injectable()
export class UserRepository {
  /** Returns the id. A taken e-mail is a unique violation. */
  async insert(tx: Tx, user: NewUser, now: Date): Promise<number> {
    const row = tx.manager.create(User, {
      seesPrices: false,
      ...user,
      nameSort: sortKey(user.name),
      emailKey: user.email,
      language: null,
      shortcuts: null,
      lastLogin: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    });
    await tx.manager.insert(User, row);
    return row.id;
  }

  /** Without the password hash. Null when unknown, deleted or a service account. */
  find(tx: Tx, id: number): Promise<User | null> {
    return tx.manager.findOneBy(User, { id, deletedAt: IsNull(), role: Not(SERVICE_ACCOUNT) });
  }

  /** The present user of this lower-case e-mail. */
  findByEmail(tx: Tx, email: string): Promise<User | null> {
    return tx.manager.findOneBy(User, { emailKey: email });
  }

  /** False when the version is no longer the expected one, or the user was deleted. */
  async update(
    tx: Tx,
    id: number,
    fields: UserFields,
    expectedVersion: number | null,
    now: Date,
  ): Promise<boolean> {
    const { name, email } = fields;
    const derived = {
      ...(name === undefined ? {} : { nameSort: sortKey(name) }),
      ...(email === undefined ? {} : { emailKey: email }),
    };
    const all = { ...derived, ...fields };
    return (await updateVersioned(tx, User, id, expectedVersion, all, now)) === 'updated';
  }

  /** Active admins besides the given user. */
  countOtherActiveAdmins(tx: Tx, userId: number): Promise<number> {
    return tx.manager.countBy(User, {
      id: Not(userId),
      role: 'admin',
      isActive: true,
      deletedAt: IsNull(),
    });
  }

  /** Whether any user exists, including deleted ones. */
  hasAny(tx: Tx): Promise<boolean> {
    return tx.manager.existsBy(User, {});
  }
}
