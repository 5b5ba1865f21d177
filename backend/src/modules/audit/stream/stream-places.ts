import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Database } from '../../../database/database';
import { uniqueViolation } from '../../../database/engines/unique-violation';
import { rowsChanged } from '../../../database/records/records';
import { type Row, toNullable, toNumber, toText } from '../../../database/rows';
import type { SqlValue } from '../../../database/sql';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { type AuditEntry, auditEntryOf, ENTRY_COLUMNS } from '../audit-entry';

/** Longer than one batch takes; a replica that ends in the middle keeps others out so long. */
const LEASE_MS = 30_000;
const ERROR_MAX = 500;
/** Entries sent at once. */
const BATCH = 200;

/** How far each receiver got. Of several replicas one sends, by a lease. */
@Injectable()
export class StreamPlaces {
  private readonly self = randomUUID();

  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
  ) {}

  /** Number of the last entry that was sent; null while another replica sends. */
  async take(name: string): Promise<number | null> {
    await this.begin(name);
    const now = this.clock.now();
    const isMine = await this.change(
      'holder = ?, leaseUntil = ?',
      'name = ? AND (holder IS NULL OR holder = ? OR leaseUntil < ?)',
      [this.self, this.leaseEnd(), name, this.self, now],
    );
    if (!isMine) return null;
    const [row] = await this.database.query<Row>(
      'SELECT sentNo FROM audit_streams WHERE name = ?',
      [name],
    );
    return toNumber(row?.['sentNo']);
  }

  /** The sealed entries behind a number, in their order. */
  async next(after: number): Promise<AuditEntry[]> {
    const rows = await this.database.query<Row>(
      `SELECT ${ENTRY_COLUMNS} FROM audit_seals s JOIN activity a ON a.id = s.activityId
        WHERE s.id > ? ORDER BY s.id LIMIT ${String(BATCH)}`,
      [after],
    );
    return rows.map(auditEntryOf);
  }

  /** False where another replica has taken over meanwhile. */
  sent(name: string, sentNo: number): Promise<boolean> {
    return this.change(
      'sentNo = ?, leaseUntil = ?, failingSince = NULL, lastError = NULL',
      'name = ? AND holder = ?',
      [sentNo, this.leaseEnd(), name, this.self],
    );
  }

  /** Answers how many entries wait. */
  async failed(name: string, reason: string): Promise<number> {
    await this.change(
      'failingSince = COALESCE(failingSince, ?), lastError = ?',
      'name = ? AND holder = ?',
      [this.clock.now(), reason.slice(0, ERROR_MAX), name, this.self],
    );
    const [row] = await this.database.query<Row>(
      'SELECT c.lastNo - s.sentNo AS waiting FROM audit_streams s JOIN audit_chain c ON c.id = 1 WHERE s.name = ?',
      [name],
    );
    return toNumber(row?.['waiting']);
  }

  /** Lets another replica go on at once. */
  async release(name: string): Promise<void> {
    await this.change('holder = NULL', 'name = ? AND holder = ?', [name, this.self]);
  }

  /** A receiver that is not sent to any more would be told of as one that lags behind. */
  async keepOnly(names: readonly string[]): Promise<void> {
    const known = await this.database.query<Row>('SELECT name FROM audit_streams');
    for (const row of known) {
      const name = toText(row['name']);
      if (names.includes(name)) continue;
      await this.transactions.run((tx) =>
        tx.manager.query('DELETE FROM audit_streams WHERE name = ?', [name]),
      );
    }
  }

  /** The first time, all that is kept is to be sent. */
  private async begin(name: string): Promise<void> {
    const [row] = await this.database.query<Row>('SELECT id FROM audit_streams WHERE name = ?', [
      name,
    ]);
    if (toNullable(row?.['id'], toNumber) !== null) return;
    try {
      await this.transactions.run((tx) => insertPlace(tx, name, this.clock.now()));
    } catch (error) {
      if (uniqueViolation(error) === null) throw error;
    }
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + LEASE_MS);
  }

  private change(
    assignments: string,
    condition: string,
    values: readonly SqlValue[],
  ): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const sql = `UPDATE audit_streams SET ${assignments} WHERE ${condition}`;
      return (await rowsChanged(tx, sql, values)) === 1;
    });
  }
}

async function insertPlace(tx: Tx, name: string, now: Date): Promise<void> {
  await tx.manager.query('INSERT INTO audit_streams (name, sentNo, leaseUntil) VALUES (?, 0, ?)', [
    name,
    now,
  ]);
}
