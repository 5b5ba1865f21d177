import { type Database } from '../../database/database';
import { isLockedElsewhere } from '../../database/engines/failure';
import { type Row, toDate, toNullable, toNumber, toText } from '../../database/rows';

export interface KeyedRequest {
  readonly userId: number;
  readonly key: string;
  /** SHA-256 (hex) of method, path and body. */
  readonly requestHash: string;
  /** SHA-256 (hex) of the caller's visibility; see `visibilityOf`. */
  readonly visibility: string;
}

export interface StoredKey {
  readonly id: number;
  readonly requestHash: string;
  /** Null in rows of older servers. */
  readonly visibility: string | null;
  /** Null while an older server handles the request. */
  readonly statusCode: number | null;
  readonly body: string | null;
  readonly expiresAt: Date;
}

/** Reads the rows of idempotency keys. */
export class StoredKeyQueries {
  constructor(private readonly database: Database) {}

  /** Returns `locked` if an open transaction, here or on another server, has inserted the key. */
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
