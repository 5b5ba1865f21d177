import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import { Database } from '../../../../database/database';
import { uniqueViolation } from '../../../../database/engines/unique-violation';
import { rowsChanged } from '../../../../database/records/records';
import { type Row, toNullable, toNumber, toText } from '../../../../database/rows';
import type { SqlValue } from '../../../../database/sql';
import type { Tx } from '../../../../database/transactions/transaction';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import { type AuditEntry, auditEntryOf, ENTRY_COLUMNS } from '../audit-entry';

const ERROR_MAX = 500;
/** Entries sent per batch. */
const BATCH = 200;

/** How far each receiver got. */
@Injectable()
export class StreamPlaces {
  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
  ) {}

  /** Number of the last entry that was sent; 0 for a new receiver, which gets all that is kept. */
  async sentTo(name: string): Promise<number> {
    await this.begin(name);
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
        WHERE s.id > ? ORDER BY s.id LIMIT ?`,
      [after, BATCH],
    );
    return rows.map(auditEntryOf);
  }

  /** False where another replica has sent more since. */
  sent(name: string, from: number, to: number): Promise<boolean> {
    return this.change(
      'sentNo = ?, failingSince = NULL, lastError = NULL',
      'name = ? AND sentNo = ?',
      [to, name, from],
    );
  }

  /** Returns the number of waiting entries. */
  async failed(name: string, reason: string): Promise<number> {
    await this.change('failingSince = COALESCE(failingSince, ?), lastError = ?', 'name = ?', [
      this.clock.now(),
      reason.slice(0, ERROR_MAX),
      name,
    ]);
    const [row] = await this.database.query<Row>(
      'SELECT c.lastNo - s.sentNo AS waiting FROM audit_streams s JOIN audit_chain c ON c.id = 1 WHERE s.name = ?',
      [name],
    );
    return toNumber(row?.['waiting']);
  }

  /** Deletes the places of receivers that the settings no longer name: metrics would report them as late. */
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
