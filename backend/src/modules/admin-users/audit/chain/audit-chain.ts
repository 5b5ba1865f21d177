import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type AuditKey, auditKeys, type AuditKeys } from '../../../../config/audit-keys';
import { Settings } from '../../../../config/settings';
import { type Row, toNumber, toText } from '../../../../database/rows';
import type { SqlValue } from '../../../../database/sql';
import type { Tx } from '../../../../database/transactions/transaction';
import { keepAnchor, readAnchor } from './audit-anchor';
import { SEALED_ENTRY, sealErased } from './forget-entries';
import { factsHash, linkHash, namingFactsOf, SEALED_COLUMNS, sealedFactsOf } from './seal';
import { SealedIds } from './sealed-ids';

/** Entries sealed per transaction, which takes a few milliseconds. */
const BATCH = 500;

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

/** The result of one batch. */
export interface Sealed {
  readonly sealed: number;
  readonly hasMore: boolean;
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
  /** Null until a batch is committed: then all entries after the settled ones are read. */
  private known: { readonly ids: SealedIds; readonly lastNo: number } | null = null;

  constructor(
    @Inject(Settings) private readonly settings: Pick<Settings, 'audit' | 'dataDir' | 'jwtSecret'>,
  ) {}

  /** Seals the next batch of entries, and entries that were committed late. */
  async seal(tx: Tx, now: Date): Promise<Sealed> {
    const ends = await this.hold(tx);
    const keys = (this.keys ??= auditKeys(this.settings));
    if (!this.isKeyed && (await this.sealEarlierErasures(tx, ends, keys)))
      return { sealed: 0, hasMore: true };
    const ids = this.takeKnown(ends);
    const late = await readLate(tx, ids);
    const rows = await readEntries(tx, 'a.id > ?', [ids.last]);
    const seals = sealsOf(
      [...late, ...rows].filter(({ no }) => no === null),
      ends,
      keys.current,
    );
    await insertSeals(tx, seals);
    ids.add([...late, ...rows], now);
    const last = seals.at(-1) ?? { no: ends.lastNo, hash: ends.lastHash };
    await tx.manager.query(
      'UPDATE audit_chain SET lastNo = ?, lastHash = ?, settledId = ? WHERE id = 1',
      [last.no, last.hash, ids.settled],
    );
    tx.afterCommit(() => {
      this.known = { ids, lastNo: last.no };
    });
    return { sealed: seals.length, hasMore: Math.max(late.length, rows.length) === BATCH };
  }

  /** Nothing is known again until the commit. A shorter chain is of another database. */
  private takeKnown({ lastNo, settledId }: ChainEnds): SealedIds {
    const { known } = this;
    this.known = null;
    if (known === null || lastNo < known.lastNo || settledId < known.ids.settled)
      return new SealedIds(settledId);
    known.ids.settleTo(settledId);
    return known.ids;
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

async function readLate(tx: Tx, ids: SealedIds): Promise<Row[]> {
  const inGaps = ids.inGaps('a.id');
  return inGaps === null ? [] : readEntries(tx, `s.id IS NULL AND ${inGaps.sql}`, inGaps.values);
}

/** The next batch of entries, each with the number of its seal. */
function readEntries(tx: Tx, condition: string, values: readonly SqlValue[]): Promise<Row[]> {
  return tx.manager.query<Row[]>(
    `SELECT ${SEALED_COLUMNS}, s.id AS no FROM activity a LEFT JOIN audit_seals s ON s.activityId = a.id
      WHERE ${condition} ORDER BY a.id LIMIT ?`,
    [...values, BATCH],
  );
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
