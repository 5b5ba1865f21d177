import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Task } from '../../../../workers/task';
import type { Action } from '../../../base/activity/activity-entry';
import { ActivityLog } from '../../../base/activity/activity-log';
import type { MailPayload } from './mail-task';

/** Logs the result of e-mail in the activity, under the user who requested it. */
@Injectable()
export class MailActivity {
  constructor(private readonly activity: ActivityLog) {}

  record(tx: Tx, task: Task, action: Action, what: object = {}): Promise<void> {
    const { to, kind, askedById, askedBy } = task.payload as MailPayload & { kind: string };
    const actor = askedById === null ? null : { userId: askedById, name: askedBy };
    const after = { to, kind, ...what };
    return this.activity.record(tx, actor, { action, resourceId: task.resourceId, after });
  }
}
