import { AppError } from '@dispatch/domain/errors';
import { can } from '@dispatch/domain/people/permissions';
import { isTrackingOver, trackingEnd } from '@dispatch/domain/tracking/tracking-link';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import { found } from '../../../database/records/found';
import { findRecord, insertRecord } from '../../../database/records/records';
import type { Job } from '../../../database/schema/entities/jobs/job';
import { TrackingLink } from '../../../database/schema/entities/jobs/tracking-link';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import type { ActivityActor } from '../../base/activity/activity-log';
import { Changes } from '../../base/activity/changes';
import { JobRepository } from '../../jobs/records/job.repository';
import { JobQueries } from '../../jobs/read/job.queries';
import { jobScope } from '../../jobs/job-scope';
import { type StoredLink, TrackingLinkQueries } from './tracking-link.queries';
import type { LinkState, TrackingLinkAnswer } from './tracking-link.schema';
import { TrackingTokens } from './tracking-tokens';

type LinkedJob = Pick<Job, 'completedAt'>;

/** Creates, shows and revokes a job's tracking link. */
@Injectable()
export class TrackingLinksService {
  constructor(
    private readonly changes: Changes,
    private readonly jobs: JobRepository,
    private readonly queries: JobQueries,
    private readonly known: TrackingLinkQueries,
    private readonly tokens: TrackingTokens,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError not_found */
  async read(actor: Actor, id: number): Promise<TrackingLinkAnswer> {
    const { completedAt } = await this.queries.get(actor, id);
    const job = { completedAt: completedAt === null ? null : new Date(completedAt) };
    return this.present(job, await this.known.ofJob(id));
  }

  /**
   * Returns the existing link, or a new one. Only the office can renew a link that the office revoked.
   * @throws AppError not_found, forbidden, tracking_over, tracking_taken_back
   */
  make(actor: Actor, id: number, isRenewed: boolean): Promise<TrackingLinkAnswer> {
    const isOffice = can(actor, 'jobs:manage');
    if (isRenewed && !isOffice) throw new AppError('forbidden');
    return this.changes.run(async (tx) => {
      const job = await this.hold(tx, actor, id);
      const known = await linkOf(tx, id);
      const state = this.stateOf(job, known);
      if (state === 'live' && !isRenewed) return this.present(job, known);
      if (isTrackingOver(job, this.changes.now())) throw new AppError('tracking_over');
      if (state === 'taken-back' && !isOffice) throw new AppError('tracking_taken_back');
      await this.replace(tx, actor, id);
      return this.present(job, await linkOf(tx, id));
    });
  }

  /** @throws AppError not_found */
  takeBack(actor: Actor, id: number): Promise<void> {
    return this.changes.run(async (tx) => {
      const job = await this.hold(tx, actor, id);
      if (this.stateOf(job, await linkOf(tx, id)) !== 'live') return;
      await tx.manager.update(TrackingLink, { jobId: id }, { takenBackAt: this.changes.now() });
      await this.changes.record(tx, actor, {
        ...{ action: 'job.link-taken-back', resourceId: id },
      });
    });
  }

  /**
   * For an e-mail about a job that the transaction holds; null if the office revoked the link, or no link would work.
   */
  async addressForMail(tx: Tx, job: Job): Promise<string | null> {
    if (this.settings.publicUrl === null) return null;
    const known = await linkOf(tx, job.id);
    if (known === null && !isTrackingOver(job, this.changes.now()))
      await this.replace(tx, null, job.id);
    return this.present(job, await linkOf(tx, job.id)).address;
  }

  private async hold(tx: Tx, actor: Actor, id: number): Promise<Job> {
    return found(await this.jobs.hold(tx, id, jobScope(actor)));
  }

  private async replace(tx: Tx, actor: ActivityActor, jobId: number): Promise<void> {
    const { nonce, tokenHash } = this.tokens.make();
    const madeBy = { madeById: actor?.userId ?? null, madeByName: actor?.name ?? null };
    const createdAt = this.changes.now();
    await tx.manager.delete(TrackingLink, { jobId });
    const link = { jobId, nonce, tokenHash, ...madeBy, createdAt, takenBackAt: null };
    await insertRecord(tx, TrackingLink, link);
    await this.changes.record(tx, actor, {
      ...{ action: 'job.link-made', resourceId: jobId },
    });
  }

  private stateOf(job: LinkedJob, link: StoredLink | null): LinkState {
    if (link === null || this.tokens.tokenOf(link) === null) return 'none';
    if (link.takenBackAt !== null) return 'taken-back';
    return isTrackingOver(job, this.changes.now()) ? 'expired' : 'live';
  }

  private present(job: LinkedJob, link: StoredLink | null): TrackingLinkAnswer {
    const state = this.stateOf(job, link);
    const token = link === null || state !== 'live' ? null : this.tokens.tokenOf(link);
    const path = token === null ? null : `/track/${token}`;
    const { publicUrl } = this.settings;
    return {
      state,
      path,
      address: path === null || publicUrl === null ? null : `${publicUrl}${path}`,
      madeBy: link?.madeByName ?? null,
      createdAt: link?.createdAt.toISOString() ?? null,
      expiresAt: trackingEnd(job)?.toISOString() ?? null,
    };
  }
}

/** A job has at most one link. Writers must hold the job. */
function linkOf(tx: Tx, jobId: number): Promise<StoredLink | null> {
  return findRecord(tx, TrackingLink, 'jobId = ?', [jobId]);
}
