import { AppError, fieldError } from '@dispatch/domain/errors';
import { plannedOccurrence } from '@dispatch/domain/recurring/schedule';
import { dayOf } from '@dispatch/domain/time/company-day';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';
import { updateVersioned } from '../../../database/records/compare-and-swap';
import { holdRecord, insertRecord, type Stored } from '../../../database/records/records';
import {
  RecurringJob,
  RecurringOccurrence,
} from '../../../database/schema/entities/recurring/recurring-job';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { RecurringJobQueries } from './recurring-job.queries';
import type { RecurringJobAnswer } from './recurring-job.schema';
import { SeriesMaker } from './run/series-maker';
import { ruleOf, storedSchedule } from './schedule.schema';
import { SeriesStore } from './series-store';

type Change = (
  tx: Tx,
  series: Stored<RecurringJob>,
  known: Stored<RecurringOccurrence> | null,
) => Promise<object>;

/** Skips a date of a series, undoes the skip, or retries a failed date. */
@Injectable()
export class SettleDateService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly queries: RecurringJobQueries,
    private readonly store: SeriesStore,
    private readonly maker: SeriesMaker,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError not_found, stale_version, recurring_ended, validation_failed, occurrence_settled */
  skip(actor: Actor, target: Target, date: string): Promise<RecurringJobAnswer> {
    return this.settle(actor, target, date, async (tx, series, known) => {
      if (known === null) await this.insertSkipped(tx, series, date);
      else if (known.state === 'failed' || known.state === 'missed')
        await tx.manager.query(
          "UPDATE recurring_occurrences SET state = 'skipped', at = ? WHERE id = ?",
          [this.clock.now(), known.id],
        );
      else if (known.state === 'made') throw new AppError('occurrence_settled');
      return { skipped: date };
    });
  }

  /** @throws AppError not_found, stale_version, recurring_ended, occurrence_settled */
  unskip(actor: Actor, target: Target, date: string): Promise<RecurringJobAnswer> {
    return this.settle(actor, target, date, async (tx, _series, known) => {
      if (known?.state !== 'skipped' || known.day < this.today())
        throw new AppError('occurrence_settled');
      await forget(tx, known);
      return { unskipped: date };
    });
  }

  /** @throws AppError not_found, stale_version, recurring_ended, occurrence_settled */
  retry(actor: Actor, target: Target, date: string): Promise<RecurringJobAnswer> {
    return this.settle(actor, target, date, async (tx, _series, known) => {
      if (known?.state !== 'failed' || known.day < this.today())
        throw new AppError('occurrence_settled');
      await forget(tx, known);
      return { retried: date };
    });
  }

  private settle(
    actor: Actor,
    target: Target,
    date: string,
    change: Change,
  ): Promise<RecurringJobAnswer> {
    return this.transactions.run(async (tx) => {
      const series = await this.store.hold(tx, actor, target);
      const { id, version } = series;
      const known = await holdRecord(tx, RecurringOccurrence, 'seriesId = ? AND plannedOn = ?', [
        ...[id, date],
      ]);
      const after = await change(tx, series, known);
      const now = this.clock.now();
      await updateVersioned(tx, RecurringJob, id, null, { nextAt: now }, now);
      const changed = { id, version: version + 1 };
      await this.store.record(tx, actor, 'recurring-job.changed', changed, { after });
      tx.afterCommit(() => this.maker.worker.wake());
      return this.queries.get(actor, id);
    });
  }

  private async insertSkipped(tx: Tx, series: Stored<RecurringJob>, date: string): Promise<void> {
    const occurrence = plannedOccurrence(ruleOf(storedSchedule(series.schedule)), date);
    if (occurrence?.day == null || occurrence.day < this.today())
      throw fieldError('date', 'no_date_of_series');
    await insertRecord(tx, RecurringOccurrence, {
      ...{ seriesId: series.id, plannedOn: date, day: occurrence.day, state: 'skipped' },
      ...{ jobId: null, reason: null, at: this.clock.now() },
    });
  }

  private today(): string {
    return dayOf(this.clock.now(), this.settings.company.timeZone);
  }
}

async function forget(tx: Tx, { id }: { readonly id: number }): Promise<void> {
  await tx.manager.query('DELETE FROM recurring_occurrences WHERE id = ?', [id]);
}
