import { type NoticeKind, urgencyOf } from '@dispatch/domain/notices/notice';
import { dayOf } from '@dispatch/domain/time/company-day';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';
import { rowsChanged } from '../../../database/records/records';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { ChangeFeed } from '../activity/change-feed';

/** No names of people; job data is read from the job when shown. */
export type NoticeDetails = Readonly<Record<string, string | number>>;

export interface NewNotice {
  readonly kind: NoticeKind;
  readonly jobId?: number | null;
  /** The only user who sees it; by default the whole office. */
  readonly userId?: number | null;
  /** Identifies the cause within its kind, such as a record's id; at most 80 characters. */
  readonly subjectKey: string;
  readonly details: NoticeDetails;
  /** Calendar date; defaults to the company's current day. */
  readonly dueOn?: string | null;
}

const INSERT = `INSERT INTO notices
  (kind, openKey, recordId, jobId, userId, details, urgency, dueOn, raisedAt, settledAt)
  SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL FROM (SELECT 1 AS one) one
  WHERE NOT EXISTS (SELECT 1 FROM notices WHERE openKey = ?)`;
const NUMBER = /^[1-9]\d{0,8}$/;

/** Raises and settles notices to the office, in the caller's transaction if there is one. */
@Injectable()
export class Notices {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly feed: ChangeFeed,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Idempotent per cause: raising an open notice again changes nothing. */
  raise(notice: NewNotice): Promise<void> {
    return this.raiseAll([notice]);
  }

  /** Settles the notice of a cause that no longer exists; does nothing if none was raised. */
  settle(kind: NoticeKind, subjectKey: string): Promise<void> {
    return this.transactions.run((tx) =>
      this.close(tx, 'openKey = ?', [openKeyOf(kind, subjectKey)]),
    );
  }

  raiseAll(notices: readonly NewNotice[]): Promise<void> {
    return this.transactions.run(async (tx) => {
      let made = 0;
      for (const notice of notices) made += await this.insert(tx, notice);
      if (made > 0) tx.afterCommit(() => this.feed.publishNotices(null));
    });
  }

  settleAll(ids: readonly number[]): Promise<void> {
    return this.transactions.run((tx) =>
      this.close(tx, `id IN (${ids.map(() => '?').join(', ')}) AND settledAt IS NULL`, ids),
    );
  }

  private insert(tx: Tx, notice: NewNotice): Promise<number> {
    const { kind, subjectKey, jobId = null, userId = null, details, dueOn = null } = notice;
    const now = this.clock.now();
    const key = openKeyOf(kind, subjectKey);
    const recordId = NUMBER.test(subjectKey) ? Number(subjectKey) : null;
    const due = dueOn ?? dayOf(now, this.settings.company.timeZone);
    const facts = JSON.stringify(details);
    return rowsChanged(tx, INSERT, [
      ...[kind, key, recordId, jobId, userId, facts, urgencyOf(kind), due, now],
      key,
    ]);
  }

  private async close(tx: Tx, where: string, values: readonly (string | number)[]): Promise<void> {
    const changed = await rowsChanged(
      tx,
      `UPDATE notices SET settledAt = ?, openKey = NULL WHERE ${where}`,
      [this.clock.now(), ...values],
    );
    if (changed > 0) tx.afterCommit(() => this.feed.publishNotices(null));
  }
}

function openKeyOf(kind: NoticeKind, subjectKey: string): string {
  return `${kind}:${subjectKey}`;
}
