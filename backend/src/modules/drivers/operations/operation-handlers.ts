import type { OperationType } from '@dispatch/domain/jobs/driver-operation';
import { Injectable } from '@nestjs/common';
import type { Job } from '../../../database/schema/entities/jobs/job';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import { Changes } from '../../base/activity/changes';
import { ChangeJobService } from '../../jobs/change/change-job.service';
import { JobRepository } from '../../jobs/records/job.repository';
import { MarkUnitService } from '../../jobs/units/mark-unit.service';
import { ReportUnitService } from '../../jobs/units/report-unit.service';
import { SignJobService } from '../signatures/sign-job.service';
import type { Wish } from './operation-wish';

/** An operation that the domain has accepted. */
interface Accepted {
  readonly actor: Actor;
  /** Locked by the transaction. */
  readonly job: Job;
  readonly wish: Wish;
  /** By the server's clock. */
  readonly tappedAt: Date;
  readonly receivedAt: Date;
}

type Handler = (accepted: Accepted, tx: Tx) => Promise<unknown>;

/** Executes the operations of each type. */
@Injectable()
export class OperationHandlers {
  readonly of: Readonly<Record<OperationType, Handler>>;

  constructor(
    private readonly jobs: JobRepository,
    private readonly changes: Changes,
    private readonly marking: MarkUnitService,
    moving: ChangeJobService,
    reporting: ReportUnitService,
    signing: SignJobService,
  ) {
    this.of = {
      status: ({ actor, job, wish, tappedAt }) =>
        moving.advance(actor, targetOf(job), said(wish.status), tappedAt),
      complete: ({ actor, job, wish, tappedAt }) =>
        moving.deliver(actor, targetOf(job), { completionNotes: wish.notes, tappedAt }),
      note: (accepted, tx) => this.note(accepted, tx),
      'leave-unit': ({ actor, job, wish, tappedAt }) =>
        marking.leave(actor, targetOf(job), {
          unitId: said(wish.unitId),
          reason: said(wish.reason),
          note: wish.notes,
          tappedAt,
        }),
      'take-unit': ({ actor, job, wish, tappedAt }) =>
        marking.takeBack(actor, targetOf(job), said(wish.unitId), tappedAt),
      'check-unit': (accepted) => this.check(accepted, false),
      'load-anyway': (accepted) => this.check(accepted, true),
      'report-unit': ({ actor, job, wish, tappedAt }) =>
        reporting.report(actor, targetOf(job), {
          unitId: said(wish.unitId),
          stage: said(wish.stage),
          report: said(wish.report),
          tappedAt,
        }),
      sign: ({ actor, job, wish, tappedAt, receivedAt }) =>
        signing.sign(actor, targetOf(job), {
          stage: said(wish.stage),
          signature: said(wish.signature),
          signedAt: tappedAt,
          receivedAt,
        }),
    };
  }

  private check({ actor, job, wish, tappedAt }: Accepted, isLoadedAnyway: boolean) {
    const { unitId, vin, method } = wish;
    return this.marking.check(actor, targetOf(job), {
      ...{ unitId: said(unitId), vin: said(vin), method: said(method) },
      ...{ isLoadedAnyway, tappedAt },
    });
  }

  private async note({ actor, job, wish, tappedAt, receivedAt }: Accepted, tx: Tx) {
    await this.jobs.update(tx, job, { unreadNoteAt: tappedAt }, receivedAt);
    await this.changes.record(tx, actor, {
      action: 'job.noted',
      resourceId: job.id,
      version: job.version + 1,
      driverBefore: job.driverId,
      driverAfter: job.driverId,
      after: { notes: wish.notes },
      tappedAt,
    });
  }
}

/** The version is not checked, because the driver may have seen the job hours ago. */
function targetOf({ id }: Job) {
  return { id, version: null };
}

/** Asserts a value: the domain refuses operations without it. */
function said<Value>(value: Value | null): Value {
  if (value === null) throw new Error('An accepted operation lacks a required field');
  return value;
}
