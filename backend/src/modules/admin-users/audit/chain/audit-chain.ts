import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type AuditKey, auditKeys, type AuditKeys } from '../../../../config/audit-keys';
import { Settings } from '../../../../config/settings';
import { type Row, toDate, toNumber, toText } from '../../../../database/rows';
import type { SqlValue } from '../../../../database/sql';
import type { Tx } from '../../../../database/transactions/transaction';
import { keepAnchor, readAnchor } from './audit-anchor';
import { SEALED_ENTRY, sealErased } from './forget-entries';
import { factsHash, linkHash, namingFactsOf, SEALED_COLUMNS, sealedFactsOf } from './seal';

/** Entries sealed per transaction, which takes a few milliseconds. */
const BATCH = 500;
/** A transaction this old must have ended. The margin also covers clock differences between replicas. */
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
  readonly keyId: string;
}

/** The result of one batch. `next` is where the following batch starts, null after the last entry. */
export interface Sealed {
  readonly sealed: number;
  readonly next: number | null;
}

export const SELECT_ENDS = 'SELECT lastNo, lastHash, settledId FROM audit_chain WHERE id = 1';

/** The first keyed link, and the time of its entry. */
export const SELECT_FIRST_KEYED = `SELECT s.id AS no, s.hash, a.at FROM audit_seals s
  LEFT JOIN activity a ON a.id = s.activityId WHERE s.keyId IS NOT NULL ORDER BY s.id LIMIT 1`;

export function endsOf(row: Row | undefined): ChainEnds {
  return {
    lastNo: toNumber(row?.['lastNo']),
    lastHash: toText(row?.['lastHash']),
    settledId: toNumber(row?.['settledId']),
  };
}

/**
 * Chains committed activity entries by keyed hashes, so that missing or changed entries are detected. The database does
 * not hold the key. Sealing runs after the commit: sealing within each write would serialize all writes.
 */
@Injectable()
export class AuditChain {
  private keys: AuditKeys | null = null;
  /** Whether the chain has a keyed link, and therefore every erased entry has a second seal. */
  private isKeyed = false;
  private erasedUpTo = 0;
  private isAnchored = false;

  constructor(
    @Inject(Settings) private readonly settings: Pick<Settings, 'audit' | 'dataDir' | 'jwtSecret'>,
  ) {}

  /** Seals unsealed entries among the next ones; `after` is the id where the last batch ended. */
  async seal(tx: Tx, now: Date, after: number | null): Promise<Sealed> {
    const ends = await this.hold(tx);
    const from = after ?? ends.settledId;
    const keys = (this.keys ??= auditKeys(this.settings));
    if (!this.isKeyed && (await this.sealEarlierErasures(tx, ends, keys)))
      return { sealed: 0, next: from };
    const rows = await tx.manager.query<Row[]>(
      `SELECT ${SEALED_COLUMNS}, s.id AS no FROM activity a LEFT JOIN audit_seals s ON s.activityId = a.id
        WHERE a.id > ? ORDER BY a.id LIMIT ?`,
      [from, BATCH],
    );
    const seals = sealsOf(
      rows.filter(({ no }) => no === null),
      ends,
      keys.current,
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

  /** Records outside the database, once, where the key was first used. */
  async anchor(query: (sql: string) => Promise<readonly Row[]>): Promise<void> {
    if (this.isAnchored) return;
    const { dataDir } = this.settings;
    const [first] = readAnchor(dataDir) === null ? await query(SELECT_FIRST_KEYED) : [];
    if (first !== undefined)
      keepAnchor(dataDir, { no: toNumber(first['no']), hash: toText(first['hash']) });
    this.isAnchored = true;
  }

  /**
   * Adds second seals to entries that older servers erased, before the first keyed link. Returns whether more may
   * remain.
   */
  private async sealEarlierErasures(tx: Tx, ends: ChainEnds, keys: AuditKeys): Promise<boolean> {
    const query = (sql: string, values: readonly SqlValue[]) =>
      tx.manager.query<Row[]>(sql, [...values]);
    const [last] = await query('SELECT keyId FROM audit_seals WHERE id = ?', [ends.lastNo]);
    const isKeyed = last !== undefined && last['keyId'] !== null;
    const rows = isKeyed
      ? []
      : await query(
          `${SEALED_ENTRY} WHERE s.id > ? AND a.erasedAt IS NOT NULL AND s.salt = '' AND s.erasedSeal IS NULL
            ORDER BY s.id LIMIT ?`,
          [this.erasedUpTo, BATCH],
        );
    for (const row of rows) await sealErased(query, row, 'upgrade', keys);
    this.erasedUpTo = toNumber(rows.at(-1)?.['no']);
    this.isKeyed = rows.length === 0;
    return !this.isKeyed;
  }

  /** Must be the first statement, so that a second replica then reads what the first has written. */
  private async hold(tx: Tx): Promise<ChainEnds> {
    await tx.manager.query('UPDATE audit_chain SET version = version + 1 WHERE id = 1', []);
    const [row] = await tx.manager.query<Row[]>(SELECT_ENDS, []);
    return endsOf(row);
  }
}

function sealsOf(rows: readonly Row[], { lastNo, lastHash }: ChainEnds, key: AuditKey): Seal[] {
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
      hash: linkHash(before?.hash ?? lastHash, no, sealedFactsOf(row), hashOfFacts, key),
      keyId: key.id,
    });
  }
  return seals;
}

/** Inserts all of them with one statement. */
async function insertSeals(tx: Tx, seals: readonly Seal[]): Promise<void> {
  if (seals.length === 0) return;
  const values: SqlValue[] = seals.flatMap((seal) => [
    seal.no,
    seal.activityId,
    seal.salt,
    seal.factsHash,
    seal.hash,
    seal.keyId,
  ]);
  await tx.manager.query(
    `INSERT INTO audit_seals (id, activityId, salt, factsHash, hash, keyId)
      VALUES ${seals.map(() => '(?, ?, ?, ?, ?, ?)').join(', ')}`,
    values,
  );
}

/**
 * Ids are assigned before the commit, so a lower id may be committed later. Below a contiguous run or an old entry
 * nothing new can appear.
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
