import { createHash, createHmac } from 'node:crypto';
import type { AuditKey } from '../../../../config/audit-keys';
import { canonicalJson } from '../../../../database/records/canonical-json';
import { type Row, toDate, toNullable, toNumber, toText } from '../../../../database/rows';

/** The permanent facts of an entry. */
interface SealedFacts {
  readonly id: number;
  readonly at: string;
  readonly actorId: number | null;
  readonly action: string;
  readonly resource: string;
  readonly resourceId: number | null;
  readonly resourceVersion: number | null;
  readonly driverBefore: number | null;
  readonly driverAfter: number | null;
  readonly requestId: string | null;
  readonly tappedAt: string | null;
}

/** Facts that may hold names and so may be erased. `before` and `after` are the stored texts. */
export interface NamingFacts {
  readonly actorName: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly address: string | null;
  readonly userAgent: string | null;
}

/** The columns that `entryOf` reads, for the alias `a`. */
export const SEALED_COLUMNS =
  'a.id, a.at, a.actorId, a.actorName, a.action, a.resource, a.resourceId, a.resourceVersion, a.driverBefore, a.driverAfter, a.`before`, a.`after`, a.requestId, a.tappedAt, a.address, a.userAgent';

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Maps null to null on both engines. */
function number(value: unknown): number | null {
  return toNullable(value, toNumber);
}

function text(value: unknown): string | null {
  return toNullable(value, String);
}

export function sealedFactsOf(row: Row): SealedFacts {
  return {
    id: toNumber(row['id']),
    at: toDate(row['at']).toISOString(),
    actorId: number(row['actorId']),
    action: String(row['action']),
    resource: String(row['resource']),
    resourceId: number(row['resourceId']),
    resourceVersion: number(row['resourceVersion']),
    driverBefore: number(row['driverBefore']),
    driverAfter: number(row['driverAfter']),
    requestId: text(row['requestId']),
    tappedAt: toNullable(row['tappedAt'], toDate)?.toISOString() ?? null,
  };
}

export function namingFactsOf(row: Row): NamingFacts {
  return {
    actorName: text(row['actorName']),
    before: text(row['before']),
    after: text(row['after']),
    address: text(row['address']),
    userAgent: text(row['userAgent']),
  };
}

export function factsHash(salt: string, facts: NamingFacts): string {
  return sha256(`${salt}\n${canonicalJson(facts)}`);
}

/**
 * The hash of a link covers the previous hash, its number, its entry and the hash of the erasable facts. Older servers
 * seal without a key.
 */
export function linkHash(
  previous: string,
  no: number,
  facts: SealedFacts,
  hashOfFacts: string,
  key: AuditKey | null,
): string {
  const link = { ...facts, no, factsHash: hashOfFacts };
  if (key === null) return sha256(`${previous}\n${canonicalJson(link)}`);
  return hmac(key, `${previous}\n${canonicalJson({ ...link, keyId: key.id })}`);
}

interface Erased {
  readonly no: number;
  /** The hash of the entry's link, which identifies it. */
  readonly hash: string;
  readonly erasedAt: string;
  readonly erasedBy: string;
  /** The facts that remain. */
  readonly left: NamingFacts;
}

/** The second seal of an entry, made when it is erased. */
export function erasedSeal(key: AuditKey, erased: Erased): string {
  return hmac(key, `erased\n${canonicalJson({ ...erased, keyId: key.id })}`);
}

/** Expects a row with `no`, `hash`, `erasedAt` and the entry's columns. */
export function erasedOf(row: Row, erasedBy: string): Erased {
  return {
    no: toNumber(row['no']),
    hash: toText(row['hash']),
    erasedAt: toDate(row['erasedAt']).toISOString(),
    erasedBy,
    left: namingFactsOf(row),
  };
}

function hmac(key: AuditKey, text: string): string {
  return createHmac('sha256', key.secret).update(text).digest('hex');
}
