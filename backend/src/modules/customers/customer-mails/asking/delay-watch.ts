import { NOTICE_WAIT_MS } from '@dispatch/domain/customer-notices/notice-event';
import { LATE_DAYS } from '@dispatch/domain/customer-notices/notice-state';
import { dayOf, isAtWork } from '@dispatch/domain/time/company-day';
import { addDays } from '@dispatch/domain/time/company-period';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import { Settings } from '../../../../config/settings';
import { Database } from '../../../../database/database';
import { type Row, toDate, toNumber, toText } from '../../../../database/rows';
import { Outbox } from '../../../../workers/outbox';
import type { NamedTask } from '../../../../workers/task-queue';
import type { Worker } from '../../../../workers/worker';
import { Workers } from '../../../../workers/workers';
import { CUSTOMER_NOTICE, type NoticePayload } from '../notice-task';

const LOOK_MS = 30 * 60 * 1000;

/**
 * Polls for late pickups during the company's working hours. Each promised day of a job has its own outbox key, so that
 * only one replica queues the notice.
 */
@Injectable()
export class DelayWatch {
  readonly worker: Worker;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly settings: Settings,
    workers: Workers,
  ) {
    this.worker = workers.add({ name: 'late pickups', everyMs: LOOK_MS, run: () => this.look() });
  }

  /** Queues a notice for every pickup whose day has passed. */
  async look(): Promise<void> {
    const { timeZone } = this.settings.company;
    const now = this.clock.now();
    if (!isAtWork(now, timeZone)) return;
    const today = dayOf(now, timeZone);
    // A job entered after its pickup day made no promise.
    const late = (await this.late(today)).filter(
      ({ day, createdAt }) => dayOf(createdAt, timeZone) <= day,
    );
    await this.outbox.addNew(late.map(({ id, day }) => noticeOf(id, day, now)));
  }

  private async late(today: string) {
    const rows = await this.database.query<Row>(
      `SELECT j.id, j.preferredPickupDate, j.createdAt FROM jobs j
        LEFT JOIN customer_notice_choices c ON c.customerId = j.customerId
        WHERE j.status IN ('pending', 'assigned') AND j.deletedAt IS NULL AND j.customerId IS NOT NULL
        AND j.preferredPickupDate >= ? AND j.preferredPickupDate < ?
        AND COALESCE(c.events, (SELECT s.events FROM notice_settings s WHERE s.id = 1), '') LIKE '% delayed %'
        ORDER BY j.id`,
      [addDays(today, -LATE_DAYS), today],
    );
    return rows.map((row) => ({
      id: toNumber(row.id),
      day: toText(row['preferredPickupDate']),
      createdAt: toDate(row.createdAt),
    }));
  }
}

function noticeOf(id: number, day: string, now: Date): NamedTask {
  const payload: NoticePayload = { event: 'delayed' };
  const runAt = new Date(now.getTime() + NOTICE_WAIT_MS);
  const about = { kind: CUSTOMER_NOTICE, resource: 'job', resourceId: id };
  return { ...about, payload, runAt, dedupe: `delayed-${String(id)}-${day}` };
}
