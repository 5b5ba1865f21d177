import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import { Database } from '../../../../database/database';
import type { Row } from '../../../../database/rows';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import { reasonOf } from '../../../../workers/reason';
import type { Worker } from '../../../../workers/worker';
import { Workers } from '../../../../workers/workers';
import { ChangeFeed } from '../../../base/activity/change-feed';
import { ExportPacer } from '../../../jobs/export/export-pacer';
import { AuditChain, type Sealed } from './audit-chain';

/** The delay after a commit, so that a burst of commits is sealed together. */
const SOON_MS = 500;
/** Polls for entries from replicas that ended and from programs without a sealer. */
const LOOK_MS = 5_000;
/** A shutdown seals at most this many batches; the next start continues. */
const BATCHES_AT_END = 10;

/** Seals entries in the background, within a second. One replica seals at a time. */
@Injectable()
export class AuditSealer {
  readonly worker: Worker;
  private readonly log = new Logger('Audit');
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly chain: AuditChain,
    feed: ChangeFeed,
    private readonly clock: Clock,
    workers: Workers,
  ) {
    this.worker = workers.add(
      {
        name: 'audit chain',
        everyMs: LOOK_MS,
        run: (signal) => this.sealAll(() => !signal.aborted),
        finish: () => this.sealAtEnd(),
      },
      { stops: 'last' },
    );
    feed.subscribe({
      onChange: (_change, origin) => {
        if (origin !== 'elsewhere') this.worker.wake(SOON_MS);
      },
    });
  }

  /** Subscribes to sealing by this process. Returns a function that unsubscribes. */
  onSealed(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Seals all committed entries. `mayGoOn` decides after each batch whether to continue. */
  async sealAll(mayGoOn: (batches: number) => boolean = () => true): Promise<void> {
    if (!(await this.hasMore())) return;
    let total = 0;
    let hasMore: boolean;
    let batches = 0;
    const pacer = new ExportPacer();
    do {
      const batch = await this.sealSome();
      total += batch.sealed;
      hasMore = batch.hasMore;
      // The first run over a log of years seals it all at once, so yield to other work.
      await pacer.pauseIfBusy();
      batches += 1;
    } while (hasMore && mayGoOn(batches));
    if (total === 0) return;
    await this.chain.anchor((sql) => this.database.query<Row>(sql));
    for (const listener of this.listeners) listener();
  }

  private sealSome(): Promise<Sealed> {
    return this.transactions.run((tx) => this.chain.seal(tx, this.clock.now()));
  }

  private async hasMore(): Promise<boolean> {
    const rows = await this.database.query(
      'SELECT id FROM activity WHERE id > (SELECT settledId FROM audit_chain WHERE id = 1) LIMIT 1',
    );
    return rows.length > 0;
  }

  /** Seals the entries of the last second before the process ends. */
  private async sealAtEnd(): Promise<void> {
    try {
      await this.sealAll((batches) => batches < BATCHES_AT_END);
    } catch (error) {
      this.log.warn(`Entries cannot be sealed now: ${reasonOf(error)}`);
    }
  }
}
