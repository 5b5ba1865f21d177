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

/** Longer than one batch takes. A replica that dies blocks the others for this long. */
const LEASE_MS = 30_000;
const ERROR_MAX = 500;
/** Entries sent per batch. */
const BATCH = 200;

/** The progress of each receiver. A lease lets one replica send at a time. */
@Injectable()
export class StreamPlaces {
  private readonly self = randomUUID();

  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
  ) {}

  /** The number of the last sent entry; null while another replica sends. */
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

  /** The sealed entries after a number, in order. */
  async next(after: number): Promise<AuditEntry[]> {
    const rows = await this.database.query<Row>(
      `SELECT ${ENTRY_COLUMNS} FROM audit_seals s JOIN activity a ON a.id = s.activityId
        WHERE s.id > ? ORDER BY s.id LIMIT ${String(BATCH)}`,
      [after],
    );
    return rows.map(auditEntryOf);
  }

  /** False if another replica has taken over. */
  sent(name: string, sentNo: number): Promise<boolean> {
    return this.change(
      'sentNo = ?, leaseUntil = ?, failingSince = NULL, lastError = NULL',
      'name = ? AND holder = ?',
      [sentNo, this.leaseEnd(), name, this.self],
    );
  }

  /** Returns the number of waiting entries. */
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

  /** Lets another replica continue at once. */
  async release(name: string): Promise<void> {
    await this.change('holder = NULL', 'name = ? AND holder = ?', [name, this.self]);
  }

  /** Deletes removed receivers, which would otherwise be reported as lagging. */
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

  /** A new receiver starts with the oldest kept entry. */
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
