import { dueOf } from '@dispatch/domain/recurring/due';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import type { Settings } from '../../../config/settings';
import { SETTINGS } from '../../../config/settings-token';
import { Database } from '../../../database/database';
import { findRecord, type Stored } from '../../../database/records/records';
import { type Row, toNumber } from '../../../database/rows';
import { RecurringJob } from '../../../database/schema/entities/recurring/recurring-job';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { reasonOf } from '../../../outbox/task-queue';
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
  private readonly log = new Logger('Recurring jobs');
  private timer: NodeJS.Timeout | undefined;
  private isRunning = false;
  private isAsked = false;
  /** True until the series were listed after the start. */
  private isFirst = true;
  /** Series to retry, even if their stored time is later. */
  private readonly failed = new Set<number>();
  private looking: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly occurrences: OccurrenceQueries,
    private readonly making: MakeOccurrenceService,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Starts. Returns a stop function, which resolves when all work has ended. */
  start(): () => Promise<void> {
    this.isRunning = true;
    // The company's time zone may have changed since the last start, so check every series once.
    this.isFirst = true;
    this.wake();
    return async () => {
      this.isRunning = false;
      clearTimeout(this.timer);
      await this.looking;
    };
  }

  /** Checks soon, if started. */
  wake(): void {
    if (!this.isRunning) return;
    this.isAsked = true;
    if (this.looking !== null) return;
    clearTimeout(this.timer);
    this.looking = this.lookWhileAsked()
      .catch((error: unknown) => this.log.warn(`Jobs cannot be made now: ${reasonOf(error)}`))
      .finally(() => {
        this.looking = null;
        if (this.isRunning) this.timer = setTimeout(() => this.wake(), LOOK_MS).unref();
      });
  }

  /** Creates everything due: first from every series, later from the series whose time has come. */
  async makeDue(): Promise<void> {
    const ofEvery = this.isFirst;
    const rows = await this.database.query<Row>(
      `SELECT id FROM recurring_jobs WHERE state = 'on' ${ofEvery ? '' : 'AND nextAt <= ?'} ORDER BY id`,
      ofEvery ? [] : [this.clock.now()],
    );
    this.isFirst = false;
    for (const id of new Set([...rows.map((row) => toNumber(row['id'])), ...this.failed])) {
      try {
        await this.makeOf(id);
        this.failed.delete(id);
      } catch (error) {
        this.failed.add(id);
        this.log.warn(`Recurring job ${String(id)} cannot be made now: ${reasonOf(error)}`);
      }
    }
  }

  private async lookWhileAsked(): Promise<void> {
    while (this.isAsked && this.isRunning) {
      this.isAsked = false;
      await this.makeDue();
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
    for (const occurrence of missed) await this.making.settle(series, occurrence, 'missed', null);
    for (const occurrence of make) await this.making.make(series, occurrence);
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
