import { Injectable } from '@nestjs/common';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { Settings } from '../../../config/settings';
import { Database } from '../../../database/database';
import { type Row, toNumber } from '../../../database/rows';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { fillInvoices, fillJobs, type IdRange } from '../../../totals/reports/fill-reports';
import { Workers } from '../../../workers/workers';

const RETRY_MS = 20_000;
/** Ids in one transaction: few enough that other writers barely wait. */
const JOBS = 500;
const INVOICES = 100;

/**
 * Adds jobs and invoices to the sums of the reports that are not in them: those from before an upgrade or a restore, or
 * written by an older server during an upgrade. Every replica looks once after its start.
 */
@Injectable()
export class ReportFill {
  private isDone = false;

  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly settings: Settings,
    workers: Workers,
  ) {
    workers.add({
      name: 'sums of reports',
      run: (signal) => this.fill(signal),
      retryMs: () => RETRY_MS,
    });
  }

  /** Whether the sums have everything from before the start. */
  get isComplete(): boolean {
    return this.isDone;
  }

  async fill(signal?: AbortSignal): Promise<void> {
    const { timeZone } = this.settings.company;
    await this.walk('jobs', JOBS, signal, (range) =>
      this.transactions.run((tx) => fillJobs(tx, range, timeZone)),
    );
    await this.walk('invoices', INVOICES, signal, (range) =>
      this.transactions.run((tx) => fillInvoices(tx, range)),
    );
    this.isDone = true;
  }

  /** Only batches with something to add are transactions. */
  private async walk(
    table: keyof typeof MISSING,
    size: number,
    signal: AbortSignal | undefined,
    add: (range: IdRange) => Promise<number>,
  ): Promise<void> {
    const [last] = await this.database.query<Row>(`SELECT MAX(id) AS id FROM ${table}`);
    const end = toNumber(last?.id);
    for (let first = 1; first <= end; first += size) {
      signal?.throwIfAborted();
      const range = { first, last: first + size - 1 };
      const begun = performance.now();
      const [missing] = await this.database.query<Row>(MISSING[table], [range.first, range.last]);
      if (missing === undefined) {
        await setImmediate();
        continue;
      }
      await add(range);
      // Requests come first: a third of the time is enough for this.
      await delay(2 * (performance.now() - begun), undefined, { signal });
    }
  }
}

const MISSING = {
  jobs: `SELECT id FROM jobs WHERE id BETWEEN ? AND ? AND status = 'delivered' AND deletedAt IS NULL
    AND completedAt IS NOT NULL AND deliveredOn IS NULL LIMIT 1`,
  invoices:
    "SELECT id FROM invoices WHERE id BETWEEN ? AND ? AND status <> 'draft' AND inReports IS NULL LIMIT 1",
};
