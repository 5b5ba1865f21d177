/**
 * Each signing seals a version of the report. Versions are chained twice: to the one before of the same job, and to
 * the one before of all jobs. Both places and both hashes stand in the sealed data, and so under its own hash.
 */
export interface SealLink {
  /** Among the versions of its job, from 1 on. */
  readonly number: number;
  /** Among those of all jobs, from 1 on. */
  readonly sequence: number;
  /** Hash of the version before in each chain; null for the first. */
  readonly previousOfJob: string | null;
  readonly previous: string | null;
}

/** A version as it is stored; what its link says is read from its data. */
export interface SealedVersion {
  readonly jobId: number;
  readonly number: number;
  readonly sequence: number;
  /** SHA-256 of the data in UTF-8, hexadecimal, as it was stored. */
  readonly hash: string;
  /** Canonical JSON; empty where it was let go. */
  readonly data: string;
  /** Whether the data went when their time was over. The hash stays, so that both chains hold. */
  readonly isLetGo?: boolean;
}

/** The end of a chain as it was last known. */
export interface ChainEnd {
  readonly length: number;
  readonly hash: string;
}

export const SEAL_FAULTS = ['changed', 'misplaced', 'missing', 'unlinked', 'cut'] as const;
/**
 * `changed`: the data are not those that were sealed. `misplaced`: stored under another job or place than
 * the data say. `missing`: versions before it are gone. `unlinked`: it does not follow from the
 * version before. `cut`: the chain is not as long as it was.
 */
export type SealFault = (typeof SEAL_FAULTS)[number];

const CHAINS = {
  job: { place: 'number', previous: 'previousOfJob' },
  all: { place: 'sequence', previous: 'previous' },
} as const;
export type Chain = keyof typeof CHAINS;

/** Where a version stands in its chains. */
export type SealPlace = Pick<SealedVersion, 'number' | 'sequence' | 'hash'>;

/** What is wrong with a version by itself; `digest` is the hash that its data have now. */
export function ownFaults(version: SealedVersion, digest: string): SealFault[] {
  if (version.isLetGo === true && version.data === '') return [];
  const said = linkOf(version.data);
  if (digest !== version.hash || said === null) return ['changed'];
  const isInPlace =
    said.jobId === version.jobId &&
    said.number === version.number &&
    said.sequence === version.sequence;
  return isInPlace ? [] : ['misplaced'];
}

/** What is wrong between a version and the one before it in a chain, null for none. */
export function linkFaults(
  chain: Chain,
  before: SealPlace | null,
  version: SealedVersion,
): SealFault[] {
  const { place, previous } = CHAINS[chain];
  if (version[place] !== (before?.[place] ?? 0) + 1) return ['missing'];
  const said = linkOf(version.data);
  return said === null || said[previous] === (before?.hash ?? null) ? [] : ['unlinked'];
}

/** What is wrong at the end of a chain, whose last version is null where it has none. */
export function endFaults(chain: Chain, last: SealPlace | null, end: ChainEnd | null): SealFault[] {
  const length = last?.[CHAINS[chain].place] ?? 0;
  return length === (end?.length ?? 0) && (last?.hash ?? null) === (end?.hash ?? null)
    ? []
    : ['cut'];
}

/** What the data say of their place; null where they cannot be read. */
function linkOf(data: string): (SealLink & { readonly jobId: number }) | null {
  try {
    const read: unknown = JSON.parse(data);
    if (typeof read !== 'object' || read === null || !('seal' in read)) return null;
    return isLink(read.seal) ? read.seal : null;
  } catch {
    return null;
  }
}

function isLink(value: unknown): value is SealLink & { readonly jobId: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['jobId', 'number', 'sequence', 'previousOfJob', 'previous'].every((name) => name in value)
  );
}
