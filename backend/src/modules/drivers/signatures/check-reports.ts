import { createHash } from 'node:crypto';
import {
  type ChainEnd,
  endFaults,
  linkFaults,
  ownFaults,
  type SealedVersion,
  type SealFault,
  type SealPlace,
} from '@dispatch/domain/report/seal';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { readInBatches } from '../../../database/records/read-in-batches';
import { type Row, toNumber, toText } from '../../../database/rows';
import type { SqlValue } from '../../../database/sql';
import type { FileStorage } from '../../../storage/file-storage';
import { ALL_JOBS } from './report-version.repository';
import { SELECT_VERSIONS, versionsFrom } from './read-signatures.service';
import { digestOf, readSealedData } from './sealed-data';

/** Rows of one statement, `?` for the values. */
type Query = (sql: string, values?: readonly SqlValue[]) => Promise<readonly Row[]>;

export interface ReportsCheck {
  readonly versions: number;
  /** Compared photo files, and missing ones. */
  readonly photos: number;
  readonly missing: number;
  /** One sentence each. */
  readonly faults: readonly string[];
}

/** Versions and chains read at once. */
const BATCH = 50;

const IN_WORDS: Readonly<Record<SealFault, string>> = {
  changed: 'its data are not those that were sealed',
  misplaced: 'it is stored under another job or number than its data say',
  missing: 'one or more versions before it are missing',
  unlinked: 'it does not follow from the version before it',
  cut: 'the chain does not end where it did: its last versions are missing',
};

/** The job whose versions are being read. */
interface Job {
  readonly last: SealedVersion;
  readonly end: ChainEnd | null;
  /** Whether each photo file exists, by file name. */
  readonly photos: Map<string, boolean>;
}

/**
 * Verifies every sealed version job by job, both of its chains, and the files of its photos. Keeps one page and the
 * photos of one job in memory.
 */
export async function checkReports(query: Query, storage: FileStorage): Promise<ReportsCheck> {
  const found: { readonly sequence: number; readonly fault: string }[] = [];
  const cut = await faultsOfWhole(query);
  let [versions, photos, missing] = [0, 0, 0];
  const endJob = (ended: Job | null) => {
    if (ended === null) return;
    for (const fault of endFaults('job', ended.last, ended.end))
      cut.push(cutWords(ended.last.jobId, fault));
    const there = [...ended.photos.values()].filter(Boolean).length;
    photos += there;
    missing += ended.photos.size - there;
  };
  let job: Job | null = null;
  for await (const { version, before, end } of allVersions(query)) {
    versions += 1;
    const known = ofJob(job, version.jobId);
    if (known === null) endJob(job);
    const faults = new Set<SealFault>([
      ...ownFaults(version, digestOf(version.data)),
      ...linkFaults('all', before, version),
      ...linkFaults('job', known?.last ?? null, version),
    ]);
    const { sequence } = version;
    for (const fault of faults)
      found.push({ sequence, fault: `${nameOf(version)}: ${IN_WORDS[fault]}.` });
    job = { last: version, end, photos: known?.photos ?? new Map<string, boolean>() };
    for (const file of filesOf(version))
      if (!job.photos.has(file)) {
        const isThere = await comparedWith(storage, file);
        job.photos.set(file, isThere !== null);
        if (isThere === false) {
          const fault = `${nameOf(version)}: the file ${file} of a photo is not what it was.`;
          found.push({ sequence, fault });
        }
      }
  }
  endJob(job);
  found.sort((one, other) => one.sequence - other.sequence);
  return { versions, photos, missing, faults: [...found.map(({ fault }) => fault), ...cut] };
}

function ofJob(job: Job | null, id: number): Job | null {
  return job?.last.jobId === id ? job : null;
}

function cutWords(jobId: number, fault: SealFault): string {
  return `${jobId === ALL_JOBS ? 'All jobs' : jobReference(jobId)}: ${IN_WORDS[fault]}.`;
}

/** Finds breaks in the chain of all jobs, and chains without any version. */
async function faultsOfWhole(query: Query): Promise<string[]> {
  const [row] = await query(
    'SELECT number, sequence, hash FROM report_versions ORDER BY sequence DESC LIMIT 1',
  );
  const end = (await chainEnds(query, [ALL_JOBS])).get(ALL_JOBS) ?? null;
  const faults = endFaults('all', row === undefined ? null : placeOf(row), end).map((fault) =>
    cutWords(ALL_JOBS, fault),
  );
  const empty = `SELECT c.jobId FROM report_chains c WHERE c.jobId > ?
    AND NOT EXISTS (SELECT 1 FROM report_versions v WHERE v.jobId = c.jobId)
    ORDER BY c.jobId LIMIT ?`;
  const batches = { size: BATCH, key: 'jobId', after: ALL_JOBS };
  for await (const chains of readInBatches({ query }, empty, [], batches))
    for (const chain of chains) faults.push(cutWords(toNumber(chain['jobId']), 'cut'));
  return faults;
}

function nameOf({ jobId, number }: SealedVersion): string {
  return `${jobReference(jobId)}, version ${String(number)}`;
}

async function chainEnds(query: Query, jobIds: readonly number[]): Promise<Map<number, ChainEnd>> {
  const rows = await query(
    `SELECT jobId, length, hash FROM report_chains WHERE jobId IN (${placesFor(jobIds)})`,
    jobIds,
  );
  return new Map(
    rows.map((row) => [
      toNumber(row['jobId']),
      { length: toNumber(row['length']), hash: toText(row['hash']) },
    ]),
  );
}

interface ReadVersion {
  readonly version: SealedVersion;
  /** The version before it in the chain of all jobs. */
  readonly before: SealPlace | null;
  /** The end of its job's chain. */
  readonly end: ChainEnd | null;
}

/** Job by job, each in the order of its numbers. */
async function* allVersions(query: Query): AsyncGenerator<ReadVersion> {
  for (let [job, number] = [0, 0]; ;) {
    const page = await query(
      `SELECT id, jobId, number, sequence FROM report_versions
        WHERE jobId >= ? AND (jobId > ? OR number > ?) ORDER BY jobId, number LIMIT ?`,
      [job, job, number, BATCH],
    );
    const last = page.at(-1);
    if (last === undefined) return;
    [job, number] = [toNumber(last['jobId']), toNumber(last['number'])];
    const ids = page.map((row) => toNumber(row['id']));
    const versions = versionsFrom(
      await query(
        `${SELECT_VERSIONS} WHERE v.id IN (${placesFor(ids)}) ORDER BY v.jobId, v.number, p.position`,
        ids,
      ),
    );
    const before = await placesAt(
      query,
      versions.map(({ sequence }) => sequence - 1),
    );
    const ends = await chainEnds(query, [...new Set(versions.map(({ jobId }) => jobId))]);
    for (const version of versions)
      yield {
        version,
        before: before.get(version.sequence - 1) ?? null,
        end: ends.get(version.jobId) ?? null,
      };
  }
}

async function placesAt(
  query: Query,
  sequences: readonly number[],
): Promise<Map<number, SealPlace>> {
  const rows = await query(
    `SELECT number, sequence, hash FROM report_versions WHERE sequence IN (${placesFor(sequences)})`,
    sequences,
  );
  return new Map(rows.map(placeOf).map((place) => [place.sequence, place]));
}

function placeOf(row: Row): SealPlace {
  return {
    number: toNumber(row['number']),
    sequence: toNumber(row['sequence']),
    hash: toText(row['hash']),
  };
}

const placesFor = (values: readonly unknown[]) => values.map(() => '?').join(', ');

function filesOf({ data }: SealedVersion): string[] {
  const units = readSealedData(data)?.units ?? [];
  return units.flatMap(({ photos }) => photos.map(({ file }) => file));
}

/** Whether a file matches the hash in its name. Null if it is missing. */
async function comparedWith(storage: FileStorage, name: string): Promise<boolean | null> {
  const file = await storage.read(name);
  if (file === null) return null;
  const hash = createHash('sha256');
  for await (const chunk of file.content) hash.update(chunk as Buffer); // without an encoding a stream gives buffers
  return hash.digest('hex') === name;
}
