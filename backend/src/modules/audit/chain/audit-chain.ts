import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Row, toDate, toNumber, toText } from '../../../database/rows';
import type { SqlValue } from '../../../database/sql';
import type { Tx } from '../../../database/transactions/transaction';
import { factsHash, linkHash, namingFactsOf, SEALED_COLUMNS, sealedFactsOf } from './seal';

/** Entries sealed in one transaction: it takes some milliseconds. */
const BATCH = 500;
/** A transaction that is as old has ended, whatever became of it; clocks of replicas may differ by some minutes. */
const SETTLED_AFTER_MS = 5 * 60_000;

export interface ChainEnds {
  readonly lastNo: number;
  readonly lastHash: string;
  readonly settledId: number;
}

interface Seal {
  readonly no: number;
  readonly activityId: number;
  readonly salt: string;
  readonly factsHash: string;
  readonly hash: string;
}

/** What one batch did. `next` is where the following one goes on, null after the last entry. */
export interface Sealed {
  readonly sealed: number;
  readonly next: number | null;
}

export const SELECT_ENDS = 'SELECT lastNo, lastHash, settledId FROM audit_chain WHERE id = 1';

export function endsOf(row: Row | undefined): ChainEnds {
  return {
    lastNo: toNumber(row?.['lastNo']),
    lastHash: toText(row?.['lastHash']),
    settledId: toNumber(row?.['settledId']),
  };
}

/**
 * Links committed entries of the activity log by hashes, so that a missing or a changed one is found. Entries are
 * written without it, since a chain that each write had to lengthen would put all writes in one line.
 */
@Injectable()
export class AuditChain {
  /** Seals what has no seal among the next entries; `after` is the id where the last batch ended. */
  async seal(tx: Tx, now: Date, after: number | null): Promise<Sealed> {
    const ends = await this.hold(tx);
    const from = after ?? ends.settledId;
    const rows = await tx.manager.query<Row[]>(
      `SELECT ${SEALED_COLUMNS}, s.id AS no FROM activity a LEFT JOIN audit_seals s ON s.activityId = a.id
        WHERE a.id > ? ORDER BY a.id LIMIT ${String(BATCH)}`,
      [from],
    );
    const seals = sealsOf(
      rows.filter(({ no }) => no === null),
      ends,
    );
    await insertSeals(tx, seals);
    const last = seals.at(-1);
    await tx.manager.query(
      'UPDATE audit_chain SET lastNo = ?, lastHash = ?, settledId = ? WHERE id = 1',
      [last?.no ?? ends.lastNo, last?.hash ?? ends.lastHash, settledUpTo(rows, ends, now)],
    );
    const end = rows.at(-1);
    const next = rows.length < BATCH || end === undefined ? null : toNumber(end['id']);
    return { sealed: seals.length, next };
  }

  /** Its first statement: who comes second reads what the first has written. */
  private async hold(tx: Tx): Promise<ChainEnds> {
    await tx.manager.query('UPDATE audit_chain SET version = version + 1 WHERE id = 1', []);
    const [row] = await tx.manager.query<Row[]>(SELECT_ENDS, []);
    return endsOf(row);
  }
}

function sealsOf(rows: readonly Row[], { lastNo, lastHash }: ChainEnds): Seal[] {
  const seals: Seal[] = [];
  for (const row of rows) {
    const before = seals.at(-1);
    const no = (before?.no ?? lastNo) + 1;
    const salt = randomBytes(16).toString('hex');
    const hashOfFacts = factsHash(salt, namingFactsOf(row));
    seals.push({
      no,
      activityId: toNumber(row['id']),
      salt,
      factsHash: hashOfFacts,
      hash: linkHash(before?.hash ?? lastHash, no, sealedFactsOf(row), hashOfFacts),
    });
  }
  return seals;
}

/** One statement for all of them. */
async function insertSeals(tx: Tx, seals: readonly Seal[]): Promise<void> {
  if (seals.length === 0) return;
  const values: SqlValue[] = seals.flatMap((seal) => [
    seal.no,
    seal.activityId,
    seal.salt,
    seal.factsHash,
    seal.hash,
  ]);
  await tx.manager.query(
    `INSERT INTO audit_seals (id, activityId, salt, factsHash, hash) VALUES ${seals.map(() => '(?, ?, ?, ?, ?)').join(', ')}`,
    values,
  );
}

/**
 * Ids are given before the commit, so that a lower one may be committed later. Where none is left out, or the entry is
 * old, nothing more can come below.
 */
function settledUpTo(rows: readonly Row[], { settledId }: ChainEnds, now: Date): number {
  const settledBefore = now.getTime() - SETTLED_AFTER_MS;
  let settled = settledId;
  for (const row of rows) {
    const id = toNumber(row['id']);
    if (id === settled + 1 || toDate(row['at']).getTime() < settledBefore)
      settled = Math.max(settled, id);
  }
  return settled;
}
