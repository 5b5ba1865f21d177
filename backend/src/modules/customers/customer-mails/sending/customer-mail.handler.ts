import { NOTICE_REASONS, type NoticeReason } from '@dispatch/domain/customer-notices/notice-event';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../../../database/transactions/transaction';
import { Mailer } from '../../../../mail/mailer';
import { MAX_ATTEMPTS } from '../../../../workers/back-off';
import { Outbox } from '../../../../workers/outbox';
import { RefusedForGood, type Task, type TaskHandler } from '../../../../workers/task';
import type { Action } from '../../../base/activity/activity-entry';
import { Changes } from '../../../base/activity/changes';
import { Notices } from '../../../base/inbox/notices';
import { CUSTOMER_NOTICE, type NoticePayload } from '../notice-task';
import { CustomerNoticeRepository, type Failure } from './customer-notice.repository';
import { PrepareCustomerMailService } from './prepare-customer-mail.service';

/** Sends a customer notice about a job, and stores the outcome. */
@Injectable()
export class CustomerMailHandler implements TaskHandler, OnModuleInit {
  readonly kind = CUSTOMER_NOTICE;

  constructor(
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly preparing: PrepareCustomerMailService,
    private readonly notices: CustomerNoticeRepository,
    private readonly office: Notices,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(this);
  }

  async run(task: Task): Promise<void> {
    const message = await this.preparing.prepare(task);
    if (message === null) return;
    if (message === 'no-address') throw refused('no-address');
    if (!this.mailer.isSetUp) throw refused('no-mail-server');
    await this.mailer.send(message);
    await this.changes.run(async (tx) => {
      if (!(await this.notices.sent(tx, task.id, this.changes.now()))) return;
      await this.record(tx, task, 'job.customer-told', { to: message.to });
    });
  }

  /** Also called for a message that was sent and bounced. */
  async parked(task: Task, why: string): Promise<void> {
    const { event } = task.payload as NoticePayload; // as it was asked for
    await this.changes.run(async (tx) => {
      const notice = await this.notices.find(tx, task.resourceId, event);
      if (notice?.taskId !== task.id) return;
      const failure = failureOf(task, why);
      await this.notices.failed(tx, notice.id, failure, this.changes.now());
      const { customerId } = notice;
      const { reason } = failure;
      await this.record(tx, task, 'job.customer-not-told', { customerId, reason });
      await this.office.raise({
        ...{ kind: 'customer-not-told', subjectKey: String(notice.id), jobId: task.resourceId },
        details: { customerNoticeId: notice.id, event, reason },
      });
    });
  }

  private record(tx: Tx, task: Task, action: Action, what: object): Promise<void> {
    const { event } = task.payload as NoticePayload; // as it was asked for
    const after = { event, ...what };
    return this.changes.record(tx, null, { action, resourceId: task.resourceId, after });
  }
}

function refused(reason: NoticeReason): RefusedForGood {
  return new RefusedForGood(reason);
}

/** Our own reasons are stored by code, others in the server's words. */
function failureOf({ attempt }: Task, why: string): Failure {
  const own = NOTICE_REASONS.find((reason) => reason === why);
  if (own !== undefined) return { reason: own, problem: null };
  return { reason: attempt >= MAX_ATTEMPTS ? 'given-up' : 'refused', problem: why };
}
