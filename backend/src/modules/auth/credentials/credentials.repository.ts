import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { User } from '../../../database/schema/entities/accounts/user';
import type { Tx } from '../../../database/transactions/transaction';

export interface Credentials {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly passwordHash: string;
  readonly signInEpoch: number;
}

const COLUMNS = {
  ...{ id: true, name: true, email: true, role: true },
  ...{ passwordHash: true, signInEpoch: true },
} as const;

@Injectable()
export class CredentialsRepository {
  /** The sign-in data of an active account, or null if no account has this e-mail. */
  ofActiveAccount(tx: Tx, email: string): Promise<Credentials | null> {
    return tx.manager.findOne(User, {
      where: { emailKey: email, isActive: true },
      select: COLUMNS,
    });
  }

  ofActiveId(tx: Tx, id: number): Promise<Credentials | null> {
    return tx.manager.findOne(User, {
      where: { id, isActive: true, deletedAt: IsNull() },
      select: COLUMNS,
    });
  }

  async noteSignIn(tx: Tx, userId: number, at: Date): Promise<void> {
    await tx.manager.update(User, { id: userId }, { lastLogin: at });
  }

  async saveSettings(
    tx: Tx,
    userId: number,
    settings: Partial<Pick<User, 'language' | 'shortcuts'>>,
    at: Date,
  ): Promise<void> {
    await tx.manager.update(
      User,
      { id: userId },
      { ...settings, updatedAt: at, version: () => 'version + 1' },
    );
  }

  /** False if the password no longer has `presentHash`. */
  async replacePassword(
    tx: Tx,
    userId: number,
    presentHash: string,
    passwordHash: string,
    at: Date,
  ): Promise<boolean> {
    const { affected } = await tx.manager.update(
      User,
      { id: userId, passwordHash: presentHash },
      { passwordHash, updatedAt: at, version: () => 'version + 1' },
    );
    return affected === 1;
  }
}
