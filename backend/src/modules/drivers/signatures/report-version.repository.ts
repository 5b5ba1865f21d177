import type { ChainEnd, SealLink } from '@dispatch/domain/report/seal';
import { Injectable } from '@nestjs/common';
import { findRecord, insertRecord, insertRecords } from '../../../database/records/records';
import {
  ReportChain,
  ReportVersion,
  ReportVersionPart,
} from '../../../database/schema/entities/jobs/report-version';
import { holdGuard } from '../../../database/transactions/guards';
import type { Tx } from '../../../database/transactions/transaction';
import { inPieces } from './sealed-data';

/** The id of the chain of all jobs, which no job has. */
export const ALL_JOBS = 0;

interface NewVersion extends SealLink {
  readonly jobId: number;
  readonly hash: string;
  readonly data: string;
}

@Injectable()
export class ReportVersionRepository {
  /** The end of a chain, locked until this transaction ends. */
  async ends(tx: Tx, jobId: number): Promise<Record<'job' | 'all', ChainEnd | null>> {
    await holdGuard(tx, 'seals');
    const end = (id: number) => findRecord(tx, ReportChain, 'jobId = ?', [id]);
    return { job: await end(jobId), all: await end(ALL_JOBS) };
  }

  async insert(tx: Tx, version: NewVersion): Promise<void> {
    const { jobId, number, sequence, hash, data } = version;
    const versionId = await insertRecord(tx, ReportVersion, {
      ...{ jobId, number, sequence, hash },
      letGoAt: null,
    });
    const parts = inPieces(data).map((content, position) => ({ versionId, position, content }));
    await insertRecords(tx, ReportVersionPart, parts);
    await this.setEnd(tx, jobId, { length: number, hash });
    await this.setEnd(tx, ALL_JOBS, { length: sequence, hash });
  }

  private async setEnd(tx: Tx, jobId: number, { length, hash }: ChainEnd): Promise<void> {
    if (length === 1) await insertRecord(tx, ReportChain, { jobId, length, hash });
    else
      await tx.manager.query('UPDATE report_chains SET length = ?, hash = ? WHERE jobId = ?', [
        length,
        hash,
        jobId,
      ]);
  }
}
