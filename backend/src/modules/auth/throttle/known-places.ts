import { createHash } from 'node:crypto';
import { KNOWN_NETWORK_DAYS, networkOf } from '@dispatch/domain/people/guess-limits';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { insertRecord, rowsChanged } from '../../../database/records/records';
import { SignInNetwork } from '../../../database/schema/entities/accounts/sign-in-failure';
import type { Tx } from '../../../database/transactions/transaction';
import { Clock } from '../../../config/clock';
import { deviceHash } from '../factors/remembered-devices';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface GuessOrigin {
  readonly address: string;
  /** Identifies a remembered browser. */
  readonly deviceToken: string | null;
}

/** Distinguishes a user's own browsers and networks from strangers'. */
@Injectable()
export class KnownPlaces {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** 'device' if the browser is remembered for this account, 'network' if its network is known, else null. */
  async of(email: string, origin: GuessOrigin): Promise<'device' | 'network' | null> {
    if (await this.isRemembered(email, origin.deviceToken)) return 'device';
    return (await this.isKnownNetwork(email, origin.address)) ? 'network' : null;
  }

  /** Records a sign-in from this network. The caller holds the lock on the user's row. */
  async note(tx: Tx, userId: number, address: string): Promise<void> {
    const lastSignInAt = this.clock.now();
    const networkHash = networkHashOf(userId, address);
    const renewed = await rowsChanged(
      tx,
      'UPDATE sign_in_networks SET lastSignInAt = ? WHERE userId = ? AND networkHash = ?',
      [lastSignInAt, userId, networkHash],
    );
    if (renewed > 0) return;
    await insertRecord(tx, SignInNetwork, { userId, networkHash, lastSignInAt });
  }

  async removeOld(tx: Tx): Promise<void> {
    const longAgo = new Date(this.clock.now().getTime() - KNOWN_NETWORK_DAYS * DAY_MS);
    await rowsChanged(tx, 'DELETE FROM sign_in_networks WHERE lastSignInAt < ?', [longAgo]);
  }

  private async isRemembered(email: string, token: string | null): Promise<boolean> {
    if (token === null) return false;
    const rows = await this.database.query(
      `SELECT d.id FROM remembered_devices d JOIN users u ON u.id = d.userId
        WHERE u.emailKey = ? AND d.tokenHash = ? AND d.expiresAt > ?`,
      [email, deviceHash(token), this.clock.now()],
    );
    return rows.length > 0;
  }

  private async isKnownNetwork(email: string, address: string): Promise<boolean> {
    const [user] = await this.database.query<{ id: number }>(
      'SELECT id FROM users WHERE emailKey = ?',
      [email],
    );
    if (user === undefined) return false;
    const rows = await this.database.query(
      'SELECT id FROM sign_in_networks WHERE userId = ? AND networkHash = ?',
      [user.id, networkHashOf(user.id, address)],
    );
    return rows.length > 0;
  }
}

function networkHashOf(userId: number, address: string): string {
  return createHash('sha256')
    .update(`${String(userId)} ${networkOf(address)}`)
    .digest('hex');
}
