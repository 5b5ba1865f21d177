import { can } from '@dispatch/domain/people/permissions';
import {
  type ChainEnd,
  endFaults,
  linkFaults,
  ownFaults,
  type SealedVersion,
  type SealFault,
} from '@dispatch/domain/report/seal';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { type Row, toNumber, toText } from '../../../database/rows';
import type { Actor } from '../../../http/access/actor';
import { JobQueries } from '../../jobs/read/job.queries';
import { digestOf, readSealedData } from './sealed-data';
import type { SealFaultAnswer, SignatureAnswer, SignaturesAnswer } from './signature.schema';

/** Versions with their data joined. Missing data are an empty text. */
export function versionsFrom(rows: readonly Row[]): SealedVersion[] {
  const versions = new Map<number, SealedVersion>();
  for (const row of rows) {
    const id = toNumber(row['id']);
    const content = row['content'] === null ? '' : toText(row['content']);
    const begun = versions.get(id);
    versions.set(id, {
      jobId: toNumber(row['jobId']),
      number: toNumber(row['number']),
      sequence: toNumber(row['sequence']),
      hash: toText(row['hash']),
      data: (begun?.data ?? '') + content,
      isPurged: row['letGoAt'] !== null,
    });
  }
  return [...versions.values()];
}

export const SELECT_VERSIONS = `SELECT v.id, v.jobId, v.number, v.sequence, v.hash, v.letGoAt, p.content
  FROM report_versions v LEFT JOIN report_version_parts p ON p.versionId = v.id`;

@Injectable()
export class ReadSignaturesService {
  constructor(
    private readonly jobs: JobQueries,
    private readonly database: Database,
  ) {}

  /**
   * Reads the signatures of a job, and verifies the sealed data on each read. Staff also see signatures of cancelled
   * orders.
   * @throws AppError not_found
   */
  async read(actor: Actor, jobId: number): Promise<SignaturesAnswer> {
    if (can(actor, 'jobs:read')) await this.jobs.assertKept(jobId);
    else await this.jobs.get(actor, jobId);
    return this.ofJob(jobId);
  }

  /** The caller must have checked access to the job. */
  async ofJob(jobId: number): Promise<SignaturesAnswer> {
    const versions = await this.versionsOf(jobId);
    const last = versions.at(-1) ?? null;
    const atEnd = endFaults('job', last, await this.endOf(jobId));
    const faults = [
      ...versions.flatMap((version, place) => {
        const before = versions[place - 1] ?? null;
        const own = ownFaults(version, digestOf(version.data));
        return told(version.number, [...own, ...linkFaults('job', before, version)]);
      }),
      ...told(last?.number ?? 0, atEnd),
    ];
    return { signatures: versions.flatMap(presentVersion), faults };
  }

  /** Oldest first. */
  private async versionsOf(jobId: number): Promise<SealedVersion[]> {
    const select = `${SELECT_VERSIONS} WHERE v.jobId = ? ORDER BY v.number, p.position`;
    return versionsFrom(await this.database.query<Row>(select, [jobId]));
  }

  /** Null for a job without sealed versions. */
  private async endOf(jobId: number): Promise<ChainEnd | null> {
    const [row] = await this.database.query<Row>(
      'SELECT length, hash FROM report_chains WHERE jobId = ?',
      [jobId],
    );
    if (row === undefined) return null;
    return { length: toNumber(row['length']), hash: toText(row['hash']) };
  }
}

function told(number: number, faults: readonly SealFault[]): SealFaultAnswer[] {
  return faults.map((fault) => ({ number, fault }));
}

/** Empty if the data can no longer be read. */
function presentVersion({ number, hash, data }: SealedVersion): SignatureAnswer[] {
  const sealed = readSealedData(data);
  if (sealed === null) return [];
  const { stage, sealedAt, takenBy, signature } = sealed;
  const { outcome, name, method, strokes, language, sentence, signedAt } = signature;
  return [
    {
      ...{ number, stage, outcome, name, method, strokes, language },
      sentence: sentence?.text ?? null,
      ...{ signedAt, takenBy, sealedAt, hash },
    },
  ];
}
