import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { type Row, toDate, toNullable, toNumber, toText } from '../../../database/rows';
import { credentialHash } from './passkey.repository';

interface StoredApp {
  /** The encrypted secret. */
  readonly sealed: string;
  readonly confirmedAt: Date | null;
}

export interface StoredPasskey {
  readonly id: number;
  readonly userId: number;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** A user's second factors. */
export interface FactorsOf {
  /** Null if there is none, or it is unconfirmed. */
  readonly app: StoredApp | null;
  readonly passkeys: readonly StoredPasskey[];
  readonly recoveryCodes: number;
}

const PASSKEYS =
  'SELECT id, userId, credentialId, publicKey, counter, transports, name, createdAt, lastUsedAt FROM passkeys';

@Injectable()
export class FactorQueries {
  constructor(private readonly database: Database) {}

  async of(userId: number): Promise<FactorsOf> {
    const app = await this.app(userId);
    return {
      app: app?.confirmedAt == null ? null : app,
      passkeys: await this.passkeys(userId),
      recoveryCodes: await this.recoveryCodes(userId),
    };
  }

  /** Includes an unconfirmed app. */
  async hasAny(userId: number): Promise<boolean> {
    return (await this.app(userId)) !== null || (await this.passkeys(userId)).length > 0;
  }

  /** Includes an unconfirmed one. */
  async app(userId: number): Promise<StoredApp | null> {
    const [row] = await this.database.query<Row>(
      'SELECT secret, confirmedAt FROM second_factors WHERE userId = ?',
      [userId],
    );
    if (row === undefined) return null;
    return { sealed: toText(row.secret), confirmedAt: toNullable(row.confirmedAt, toDate) };
  }

  /** The passkey with this credential id, of any user. */
  async passkey(credentialId: string): Promise<StoredPasskey | null> {
    const [row] = await this.database.query<Row>(`${PASSKEYS} WHERE credentialHash = ?`, [
      credentialHash(credentialId),
    ]);
    return row === undefined ? null : passkeyOf(row);
  }

  private async passkeys(userId: number): Promise<StoredPasskey[]> {
    const rows = await this.database.query<Row>(`${PASSKEYS} WHERE userId = ? ORDER BY id`, [
      userId,
    ]);
    return rows.map(passkeyOf);
  }

  private async recoveryCodes(userId: number): Promise<number> {
    const [row] = await this.database.query<Row>(
      'SELECT COUNT(*) AS count FROM recovery_codes WHERE userId = ? AND usedAt IS NULL',
      [userId],
    );
    return toNumber(row?.count);
  }
}

function passkeyOf(row: Row): StoredPasskey {
  return {
    ...(row as Omit<StoredPasskey, 'counter' | 'transports' | 'createdAt' | 'lastUsedAt'>), // as stored
    counter: toNumber(row.counter),
    transports: toText(row.transports).split(',').filter(Boolean),
    createdAt: toDate(row.createdAt),
    lastUsedAt: toNullable(row.lastUsedAt, toDate),
  };
}
