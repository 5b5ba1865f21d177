/**
 * Each signing seals a version of the report. Versions form two chains: one per job, and one over all jobs. Both
 * positions and both previous hashes are in the sealed data, and so are covered by its hash. Both chains stay, because
 * the links of sealed versions must remain verifiable.
 */
export interface SealLink {
  /** Position among the versions of its job, from 1. */
  readonly number: number;
  /** Position among the versions of all jobs, from 1. */
  readonly sequence: number;
  /** Hash of the previous version in each chain; null for the first. */
  readonly previousOfJob: string | null;
  readonly previous: string | null;
}

/** A stored version; its link is read from its data. */
export interface SealedVersion {
  readonly jobId: number;
  readonly number: number;
  readonly sequence: number;
  /** SHA-256 of the stored data in UTF-8, as hexadecimal. */
  readonly hash: string;
  /** Canonical JSON; empty if it was purged. */
  readonly data: string;
  /** Whether the data were purged at the end of their retention. The hash stays, so that both chains remain valid. */
  readonly isPurged?: boolean;
}

/** The last known end of a chain. */
export interface ChainEnd {
  readonly length: number;
  readonly hash: string;
}

export const SEAL_FAULTS = ['changed', 'misplaced', 'missing', 'unlinked', 'cut'] as const;
/**
 * `changed`: the data differ from the sealed data. `misplaced`: stored under another job or position than the data
 * say. `missing`: earlier versions are missing. `unlinked`: it does not continue the previous version. `cut`: the
 * chain is shorter than before.
 */
export type SealFault = (typeof SEAL_FAULTS)[number];

const CHAINS = {
  job: { place: 'number', previous: 'previousOfJob' },
  all: { place: 'sequence', previous: 'previous' },
} as const;
export type Chain = keyof typeof CHAINS;

/** The position of a version in its chains. */
export type SealPlace = Pick<SealedVersion, 'number' | 'sequence' | 'hash'>;

/** Faults of a version on its own; `digest` is the present hash of its data. */
export function ownFaults(version: SealedVersion, digest: string): SealFault[] {
  if (version.isPurged === true && version.data === '') return [];
  const said = linkOf(version.data);
  if (digest !== version.hash || said === null) return ['changed'];
  const isInPlace =
    said.jobId === version.jobId &&
    said.number === version.number &&
    said.sequence === version.sequence;
  return isInPlace ? [] : ['misplaced'];
}

/** The fault between a version and the previous one in a chain, null for none. */
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

/** Faults at the end of a chain; `last` is null if the chain has no versions. */
export function endFaults(chain: Chain, last: SealPlace | null, end: ChainEnd | null): SealFault[] {
  const length = last?.[CHAINS[chain].place] ?? 0;
  return length === (end?.length ?? 0) && (last?.hash ?? null) === (end?.hash ?? null)
    ? []
    : ['cut'];
}

/** The link in the data; null if it cannot be read. */
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
