import { type Database } from '../../database/database';
import { isLockedElsewhere } from '../../database/engines/failure';
import { type Row, toDate, toNullable, toNumber, toText } from '../../database/rows';

export interface KeyedRequest {
  readonly userId: number;
  readonly key: string;
  /** SHA-256 (hex) of method, path and body. */
  readonly requestHash: string;
  /** SHA-256 (hex) of what the caller may see; see `visibilityOf`. */
  readonly visibility: string;
}

export interface StoredKey {
  readonly id: number;
  readonly requestHash: string;
  /** Null where an older server wrote the row. */
  readonly visibility: string | null;
  /** Null where an older server still works for the claim. */
  readonly statusCode: number | null;
  readonly body: string | null;
  readonly expiresAt: Date;
}

/** Reads the rows behind idempotency keys. */
export class StoredKeyQueries {
  constructor(private readonly database: Database) {}

  /** `locked` where a transaction under way has inserted the key, here or at another server. */
  async find({ userId, key }: KeyedRequest): Promise<StoredKey | 'locked' | null> {
    const lock = this.database.engine === 'sqlite' ? '' : ' FOR UPDATE NOWAIT';
    try {
      const [row] = await this.database.query<Row>(
        `SELECT id, requestHash, visibility, statusCode, body, expiresAt FROM idempotency_keys
          WHERE userId = ? AND \`key\` = ?${lock}`,
        [userId, key],
      );
      return row === undefined ? null : storedKey(row);
    } catch (error) {
      if (isLockedElsewhere(error)) return 'locked';
      throw error;
    }
  }
}

function storedKey(row: Row): StoredKey {
  return {
    id: toNumber(row.id),
    requestHash: toText(row.requestHash),
    visibility: toNullable(row.visibility, toText),
    statusCode: toNullable(row.statusCode, toNumber),
    body: toNullable(row.body, toText),
    expiresAt: toDate(row.expiresAt),
  };
}
