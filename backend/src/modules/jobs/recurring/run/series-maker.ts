import { dueOf } from '@dispatch/domain/recurring/due';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import { Settings } from '../../../../config/settings';
import { Database } from '../../../../database/database';
import { findRecord, type Stored } from '../../../../database/records/records';
import { type Row, toNumber } from '../../../../database/rows';
import { RecurringJob } from '../../../../database/schema/entities/recurring/recurring-job';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import { runEach } from '../../../../run-each';
import { reasonOf } from '../../../../workers/reason';
import type { Worker } from '../../../../workers/worker';
import { Workers } from '../../../../workers/workers';
import { OccurrenceQueries } from '../occurrence.queries';
import { ruleOf, storedSchedule } from '../schedule.schema';
import { MakeOccurrenceService } from './make-occurrence.service';

const LOOK_MS = 20_000;

/**
 * Creates the jobs of recurring jobs when they are due. Every replica checks; the unique record of a date prevents
 * duplicates.
 */
@Injectable()
export class SeriesMaker {
  readonly worker: Worker;
  private readonly log = new Logger('Recurring jobs');
  /** Series to try again, though their stored time may be later. */
  private readonly failed = new Set<number>();

  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly occurrences: OccurrenceQueries,
    private readonly making: MakeOccurrenceService,
    private readonly clock: Clock,
    private readonly settings: Settings,
    workers: Workers,
  ) {
    this.worker = workers.add({
      name: 'recurring jobs',
      everyMs: LOOK_MS,
      run: () => this.makeDue(),
    });
    // The company's time zone may have changed since the last start, which moves the time of every series.
    workers.add({
      name: 'recurring jobs after the start',
      run: () => this.makeDue('every series'),
      retryMs: () => LOOK_MS,
    });
  }

  /** Makes all that is due now, of every series or of those whose stored time has come. */
  async makeDue(of: 'due series' | 'every series' = 'due series'): Promise<void> {
    const ofEvery = of === 'every series';
    const rows = await this.database.query<Row>(
      `SELECT id FROM recurring_jobs WHERE state = 'on' ${ofEvery ? '' : 'AND nextAt <= ?'} ORDER BY id`,
      ofEvery ? [] : [this.clock.now()],
    );
    for (const id of new Set([...rows.map((row) => toNumber(row['id'])), ...this.failed])) {
      try {
        await this.makeOf(id);
        this.failed.delete(id);
      } catch (error) {
        this.failed.add(id);
        this.log.warn(
          `The jobs of recurring job ${String(id)} cannot be created now: ${reasonOf(error)}`,
        );
      }
    }
  }

  private async makeOf(id: number): Promise<void> {
    const series = await this.transactions.run((tx) =>
      findRecord(tx, RecurringJob, 'id = ?', [id]),
    );
    if (series?.state !== 'on') return;
    const now = this.clock.now();
    const settled = (await this.occurrences.states([id], now)).get(id);
    const { make, missed, nextAt } = dueOf(ruleOf(storedSchedule(series.schedule)), {
      settled: new Set(settled?.keys()),
      watchFrom: series.watchFrom,
      now,
      timeZone: this.settings.company.timeZone,
    });
    await runEach([
      ...missed.map((date) => () => this.making.settle(series, date, 'missed', null)),
      ...make.map((date) => () => this.making.make(series, date)),
    ]);
    await this.comeAgain(series, nextAt);
  }

  /** A series that was changed concurrently stays due. */
  private async comeAgain(
    { id, version }: Stored<RecurringJob>,
    nextAt: Date | null,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.manager.query('UPDATE recurring_jobs SET nextAt = ? WHERE id = ? AND version = ?', [
        ...[nextAt, id, version],
      ]);
    });
  }
}
