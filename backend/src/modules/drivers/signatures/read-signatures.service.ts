import {
  endFaults,
  linkFaults,
  ownFaults,
  type SealedVersion,
  type SealFault,
} from '@dispatch/domain/report/seal';
import { Injectable } from '@nestjs/common';
import { can } from '@dispatch/domain/people/permissions';
import type { Actor } from '../../../http/access/actor';
import { JobQueries } from '../../jobs/read/job.queries';
import { ReportVersionQueries } from './report-version.queries';
import { digestOf, readSealedData } from './sealed-data';
import type { SealFaultAnswer, SignatureAnswer, SignaturesAnswer } from './signature.schema';

/** Reads the signatures of a job, and verifies the sealed data on each read. */
@Injectable()
export class ReadSignaturesService {
  constructor(
    private readonly jobs: JobQueries,
    private readonly versions: ReportVersionQueries,
  ) {}

  /** Staff also see signatures of cancelled orders. @throws AppError not_found */
  async read(actor: Actor, jobId: number): Promise<SignaturesAnswer> {
    if (can(actor, 'jobs:read')) await this.jobs.assertKept(jobId);
    else await this.jobs.get(actor, jobId);
    return this.ofJob(jobId);
  }

  /** The caller must have checked access to the job. */
  async ofJob(jobId: number): Promise<SignaturesAnswer> {
    const versions = await this.versions.ofJob(jobId);
    const last = versions.at(-1) ?? null;
    const atEnd = endFaults('job', last, await this.versions.endOf(jobId));
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
