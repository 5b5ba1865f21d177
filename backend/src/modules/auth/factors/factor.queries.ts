import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { type Row, toDate, toNullable, toNumber, toText } from '../../../database/rows';
import { credentialHash } from './passkey.repository';

interface StoredApp {
  /** As it is kept. */
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

/** What a person has beside their password. */
export interface FactorsOf {
  /** Null where there is none, or no first code was shown. */
  readonly app: StoredApp | null;
  readonly passkeys: readonly StoredPasskey[];
  /** How many recovery codes are left. */
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

  /** Also an app that has shown no code yet. */
  async hasAny(userId: number): Promise<boolean> {
    return (await this.app(userId)) !== null || (await this.passkeys(userId)).length > 0;
  }

  /** Also one that has shown no code yet. */
  async app(userId: number): Promise<StoredApp | null> {
    const [row] = await this.database.query<Row>(
      'SELECT secret, confirmedAt FROM second_factors WHERE userId = ?',
      [userId],
    );
    if (row === undefined) return null;
    return { sealed: toText(row.secret), confirmedAt: toNullable(row.confirmedAt, toDate) };
  }

  /** The one with this credential, whoever has it. */
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
    id: toNumber(row.id),
    userId: toNumber(row.userId),
    credentialId: toText(row.credentialId),
    publicKey: toText(row.publicKey),
    counter: toNumber(row.counter),
    transports: toText(row.transports).split(',').filter(Boolean),
    name: toText(row.name),
    createdAt: toDate(row.createdAt),
    lastUsedAt: toNullable(row.lastUsedAt, toDate),
  };
}
