import { createHash } from 'node:crypto';
import {
  type Chain,
  type ChainEnd,
  endFaults,
  linkFaults,
  ownFaults,
  type SealedVersion,
  type SealFault,
} from '@dispatch/domain/report/seal';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { type Row, toNumber, toText } from '../../database/rows';
import type { SqlValue } from '../../database/sql';
import type { FileStorage } from '../../storage/file-storage';
import { ALL_JOBS } from './report-version.repository';
import { SELECT_VERSIONS, versionsFrom } from './report-version.queries';
import { digestOf, readSealedData } from './sealed-data';

/** Rows of one statement, `?` for the values. */
type Query = (sql: string, values?: readonly SqlValue[]) => Promise<readonly Row[]>;

export interface ReportsCheck {
  readonly versions: number;
  /** Photo files that were compared, and those that are not there any more. */
  readonly photos: number;
  readonly missing: number;
  /** One sentence each. */
  readonly faults: readonly string[];
}

/** Versions read at once. */
const BATCH = 50;

const IN_WORDS: Readonly<Record<SealFault, string>> = {
  changed: 'its data are not those that were sealed',
  misplaced: 'it is stored under another job or number than its data say',
  missing: 'one or more versions before it are missing',
  unlinked: 'it does not follow from the version before it',
  cut: 'the chain does not end where it did: its last versions are missing',
};

/** Walks every version that was ever sealed, both of its chains, and the files of the photos that it names. */
export async function checkReports(query: Query, storage: FileStorage): Promise<ReportsCheck> {
  const ends = await chainEnds(query);
  const faults: string[] = [];
  const last = new Map<number, SealedVersion>();
  const photos = new Map<string, boolean>();
  let versions = 0;
  for await (const version of allVersions(query)) {
    versions += 1;
    const found = new Set<SealFault>([
      ...ownFaults(version, digestOf(version.data)),
      ...linkFaults('all', last.get(ALL_JOBS) ?? null, version),
      ...linkFaults('job', last.get(version.jobId) ?? null, version),
    ]);
    for (const fault of found) faults.push(`${nameOf(version)}: ${IN_WORDS[fault]}.`);
    for (const file of filesOf(version))
      if (!photos.has(file)) {
        const isThere = await comparedWith(storage, file);
        photos.set(file, isThere !== null);
        if (isThere === false)
          faults.push(`${nameOf(version)}: the file ${file} of a photo is not what it was.`);
      }
    last.set(ALL_JOBS, version);
    last.set(version.jobId, version);
  }
  for (const jobId of new Set([...ends.keys(), ...last.keys()])) {
    const chain: Chain = jobId === ALL_JOBS ? 'all' : 'job';
    const atEnd = endFaults(chain, last.get(jobId) ?? null, ends.get(jobId) ?? null);
    const whose = jobId === ALL_JOBS ? 'All jobs' : jobReference(jobId);
    for (const fault of atEnd) faults.push(`${whose}: ${IN_WORDS[fault]}.`);
  }
  const there = [...photos.values()].filter(Boolean).length;
  return { versions, photos: there, missing: photos.size - there, faults };
}

function nameOf({ jobId, number }: SealedVersion): string {
  return `${jobReference(jobId)}, version ${String(number)}`;
}

async function chainEnds(query: Query): Promise<Map<number, ChainEnd>> {
  const rows = await query('SELECT jobId, length, hash FROM report_chains');
  return new Map(
    rows.map((row) => [
      toNumber(row['jobId']),
      { length: toNumber(row['length']), hash: toText(row['hash']) },
    ]),
  );
}

/** In the order of their sealing. */
async function* allVersions(query: Query): AsyncGenerator<SealedVersion> {
  for (let after = 0; ;) {
    const places = await query(
      `SELECT sequence FROM report_versions WHERE sequence > ? ORDER BY sequence LIMIT ${String(BATCH)}`,
      [after],
    );
    const end = toNumber(places.at(-1)?.['sequence']);
    if (end === 0) return;
    yield* versionsFrom(
      await query(
        `${SELECT_VERSIONS} WHERE v.sequence > ? AND v.sequence <= ? ORDER BY v.sequence, p.position`,
        [after, end],
      ),
    );
    after = end;
  }
}

function filesOf({ data }: SealedVersion): string[] {
  const units = readSealedData(data)?.units ?? [];
  return units.flatMap(({ photos }) => photos.map(({ file }) => file));
}

/** Whether a file is what its name says; null where it is not there. */
async function comparedWith(storage: FileStorage, name: string): Promise<boolean | null> {
  const file = await storage.read(name);
  if (file === null) return null;
  const hash = createHash('sha256');
  for await (const chunk of file.content) hash.update(chunk as Buffer); // without an encoding a stream gives buffers
  return hash.digest('hex') === name;
}
