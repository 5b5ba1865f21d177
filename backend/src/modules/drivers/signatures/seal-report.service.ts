import type { ReportStage } from '@dispatch/domain/report/photo';
import { SENTENCES, type Signature, SIGNER_ROLES } from '@dispatch/domain/report/signature';
import { Injectable } from '@nestjs/common';
import { canonicalJson } from '../../../database/records/canonical-json';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import { ReportVersionRepository } from './report-version.repository';
import { DATA_FORMAT, digestOf } from './sealed-data';
import { VersionFactsReader } from './version-facts.reader';

export interface Signing {
  readonly stage: ReportStage;
  readonly signature: Signature;
  /** By the server's clock: the time of the signature, and of its arrival. */
  readonly signedAt: Date;
  readonly receivedAt: Date;
}

@Injectable()
export class SealReportService {
  constructor(
    private readonly versions: ReportVersionRepository,
    private readonly facts: VersionFactsReader,
  ) {}

  /** Returns the version number within the job, and its hash. @throws AppError not_found */
  async seal(
    tx: Tx,
    actor: Actor,
    jobId: number,
    signing: Signing,
  ): Promise<{ readonly number: number; readonly hash: string }> {
    const { stage, signature, signedAt, receivedAt } = signing;
    const { sentenceId, language, ...signed } = signature;
    const ends = await this.versions.ends(tx, jobId);
    const link = {
      jobId,
      number: (ends.job?.length ?? 0) + 1,
      sequence: (ends.all?.length ?? 0) + 1,
      previousOfJob: ends.job?.hash ?? null,
      previous: ends.all?.hash ?? null,
    };
    const sentence = sentenceId && { id: sentenceId, text: SENTENCES[sentenceId][language] };
    const data = canonicalJson({
      format: DATA_FORMAT,
      seal: link,
      sealedAt: receivedAt.toISOString(),
      stage,
      takenBy: actor.name,
      signature: {
        ...signed,
        role: SIGNER_ROLES[stage],
        language,
        sentence,
        signedAt: signedAt.toISOString(),
      },
      ...(await this.facts.read(actor, jobId)),
    });
    const hash = digestOf(data);
    await this.versions.insert(tx, { ...link, hash, data });
    return { number: link.number, hash };
  }
}
