import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Actor } from '../../../../http/access/actor';
import { Outbox } from '../../../../workers/outbox';
import type { Action } from '../../../base/activity/activity-entry';
import { Changes } from '../../../base/activity/changes';
import { Notices } from '../../../base/inbox/notices';
import { CustomerNoticeRepository, type StoredNotice } from '../sending/customer-notice.repository';
import { CustomerNoticeQueries } from './customer-notice.queries';
import type { CustomerNoticeAnswer } from './customer-notice.schema';

/** Retries or dismisses a failed notice. */
@Injectable()
export class SettleCustomerMailService {
  constructor(
    private readonly changes: Changes,
    private readonly notices: CustomerNoticeRepository,
    private readonly office: Notices,
    private readonly queries: CustomerNoticeQueries,
    private readonly outbox: Outbox,
  ) {}

  /** @throws AppError not_found if no failed notice has this id */
  retry(actor: Actor, id: number): Promise<CustomerNoticeAnswer> {
    return this.settle(actor, id, 'job.customer-notice-retried', async (tx, { taskId }) => {
      if (!(await this.outbox.tryAgain(tx, taskId))) throw new AppError('not_found');
      await this.notices.waiting(tx, id);
    });
  }

  /** @throws AppError not_found if no failed notice has this id */
  dismiss(actor: Actor, id: number): Promise<CustomerNoticeAnswer> {
    return this.settle(actor, id, 'job.customer-notice-dismissed', (tx) =>
      this.notices.dismissed(tx, id),
    );
  }

  private settle(
    actor: Actor,
    id: number,
    action: Action,
    change: (tx: Tx, notice: StoredNotice) => Promise<void>,
  ): Promise<CustomerNoticeAnswer> {
    return this.changes.run(async (tx) => {
      const notice = await this.notices.hold(tx, id);
      if (notice?.state !== 'failed') throw new AppError('not_found');
      await change(tx, notice);
      await this.office.settle('customer-not-told', String(id));
      const { jobId: resourceId, event } = notice;
      await this.changes.record(tx, actor, { action, resourceId, after: { event } });
      return this.queries.get(id);
    });
  }
}
