import { Injectable } from '@nestjs/common';
import { User } from '../../database/schema/entities/user';
import type { Tx } from '../../database/transactions/transaction';

export interface Credentials {
  readonly id: number;
  readonly name: string;
  readonly passwordHash: string;
}

@Injectable()
export class CredentialsRepository {
  /** What signing in needs of an active account, null when there is none with this e-mail. */
  ofActiveAccount(tx: Tx, email: string): Promise<Credentials | null> {
    return tx.manager.findOne(User, {
      where: { emailKey: email, isActive: true },
      select: { id: true, name: true, passwordHash: true },
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
}
