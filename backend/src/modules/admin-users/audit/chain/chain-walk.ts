import type { AuditKey } from '../../../../config/audit-keys';
import { type Row, toDate, toNullable, toNumber, toText } from '../../../../database/rows';
import type { Anchor } from './audit-anchor';
import type { ChainEnds } from './audit-chain';
import type { ErasureRecords } from './erasure-records';
import { erasedOf, erasedSeal, factsHash, linkHash, namingFactsOf, sealedFactsOf } from './seal';
import { UnprovenEntries } from './unproven-entries';

/** How long old and new servers may run together after the first keyed link. */
const UPGRADE_MS = 3 * 24 * 60 * 60_000;
/** Tolerance for clock differences between replicas. */
const CLOCKS_MS = 5 * 60_000;

/** More faults would only repeat the first ones. */
export const MOST_FAULTS = 100;

const UNLINKED = 'it was changed, or does not follow from the entry before it';
const OTHER_FACTS = 'its names or facts are not those that were sealed';
const OTHER_REMAINS = 'it is marked as erased, but holds something else than what the erasure left';
const NO_ERASURE = 'it is marked as erased, but no erasure and no retention is on record for it';
const NO_SECOND_SEAL = 'it is marked as erased, but what is left has no seal';

interface Walk {
  readonly ends: ChainEnds;
  readonly keys: ReadonlyMap<string, AuditKey>;
  readonly anchor: Anchor | null;
  readonly firstKeyed: { readonly no: number; readonly at: Date } | null;
  readonly records: ErasureRecords;
}

/** Walks the seals in order and remembers the previous one. */
export class ChainWalk {
  readonly faults: string[] = [];
  entries = 0;
  erased = 0;
  private no = 0;
  private hash = '';
  private readonly unproven: UnprovenEntries;
  /** The latest time at which an older server may have sealed or erased; null if the chain began with a key. */
  private readonly upgradeEnd: number | null;

  constructor(private readonly walk: Walk) {
    const { firstKeyed, anchor } = walk;
    this.upgradeEnd =
      firstKeyed !== null && firstKeyed.no > 1 ? firstKeyed.at.getTime() + UPGRADE_MS : null;
    this.unproven = new UnprovenEntries(firstKeyed, this.upgradeEnd);
    if (anchor !== null && (firstKeyed === null || firstKeyed.no > anchor.no))
      this.fault(MADE_ANEW);
  }

  findings(): { readonly unproven: string[]; readonly notes: string[] } {
    return this.unproven.findings(this.entries);
  }

  step(row: Row): void {
    const no = toNumber(row['no']);
    const isNext = no === this.no + 1;
    if (!isNext) this.fault(`${numbers(this.no + 1, no - 1)} missing.`);
    this.entries += 1;
    const named = `Entry ${String(toNumber(row['activityId']))} (number ${String(no)})`;
    const isThere = toNullable(row['id'], toNumber) !== null;
    const problem = isThere ? this.problem(row, no) : 'it is missing';
    if (problem !== null && (isNext || problem !== UNLINKED)) this.fault(`${named}: ${problem}.`);
    const { anchor } = this.walk;
    if (anchor?.no === no && anchor.hash !== row['hash'] && !this.faults.includes(MADE_ANEW))
      this.fault(MADE_ANEW);
    this.no = no;
    this.hash = toText(row['hash']);
  }

  end(): void {
    const { lastNo, lastHash } = this.walk.ends;
    if (this.no < lastNo) this.fault(`${numbers(this.no + 1, lastNo)} missing.`);
    else if (this.no !== lastNo || this.hash !== lastHash)
      this.fault('The chain does not end where it did: its end was changed.');
  }

  private fault(sentence: string): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push(sentence);
  }

  private problem(row: Row, no: number): string | null {
    const keyId = toNullable(row['keyId'], toText);
    const key = keyId === null ? null : this.walk.keys.get(keyId);
    this.unproven.link(no, keyId, toDate(row['at']));
    const problem = this.factsProblem(row, no);
    if (problem !== null) return problem;
    if (key === undefined) {
      this.unproven.withoutKey(no, String(keyId));
      return null;
    }
    const then = toText(row['factsHash']);
    return linkHash(this.hash, no, sealedFactsOf(row), then, key) === row['hash'] ? null : UNLINKED;
  }

  private factsProblem(row: Row, no: number): string | null {
    const { records } = this.walk;
    const facts = namingFactsOf(row);
    const salt = toText(row['salt']);
    const isErased = row['erasedAt'] !== null;
    if (isErased) this.erased += 1;
    // If an entry was erased before it was sealed, its seal covers the remaining facts.
    if (!isErased || salt !== '') {
      if (factsHash(salt, facts) !== row['factsHash'])
        return isErased ? OTHER_REMAINS : OTHER_FACTS;
      return !isErased || records.hasErasedAt(row, facts) ? null : NO_ERASURE;
    }
    const isBySeal = this.isBySecondSeal(row, no);
    if (isBySeal === true) return records.knows(toText(row['erasedBy'])) ? null : NO_ERASURE;
    if (!records.couldLeave(facts)) return OTHER_REMAINS;
    if (!records.hasErasedAt(row, facts)) return NO_ERASURE;
    if (isBySeal === null) return null;
    if (!this.mayBeOfOlderServer(row))
      return row['erasedSeal'] === null ? NO_SECOND_SEAL : OTHER_REMAINS;
    this.unproven.erased(no);
    return null;
  }

  /** Null if the key is missing, false if the seal is missing or covers other facts. */
  private isBySecondSeal(row: Row, no: number): boolean | null {
    const keyId = toNullable(row['erasedKeyId'], toText);
    if (keyId === null) return false;
    const key = this.walk.keys.get(keyId);
    if (key !== undefined)
      return erasedSeal(key, erasedOf(row, toText(row['erasedBy']))) === row['erasedSeal'];
    this.unproven.withoutKey(no, keyId);
    return null;
  }

  private mayBeOfOlderServer(row: Row): boolean {
    const { firstKeyed } = this.walk;
    if (firstKeyed === null) return true;
    // The server adds second seals for earlier erasures before it writes the first keyed link.
    const erasedAt = toDate(row['erasedAt']).getTime();
    return (
      this.upgradeEnd !== null &&
      erasedAt >= firstKeyed.at.getTime() - CLOCKS_MS &&
      erasedAt <= this.upgradeEnd
    );
  }
}

const MADE_ANEW =
  'The chain had its first key at another entry: it was rebuilt, or an older database replaced it. After a restore by hand, delete the file audit-anchor of the data folder.';

function numbers(first: number, last: number): string {
  return first === last
    ? `The entry with the number ${String(first)} is`
    : `The entries with the numbers ${String(first)} to ${String(last)} are`;
}
