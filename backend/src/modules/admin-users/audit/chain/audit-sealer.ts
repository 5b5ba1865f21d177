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

/** So long after a commit, so that a rush of them is sealed together. */
const SOON_MS = 500;
/** Entries of replicas that ended, and of programs without a sealer. */
const LOOK_MS = 5_000;
/** The chain of a log of years is gone on with at the next start. */
const BATCHES_AT_END = 10;

/** Seals entries in the background, within a second. Of several replicas one seals at a time. */
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

  /** Calls back whenever entries were sealed here. Returns what ends that. */
  onSealed(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Seals all that is committed by now, while it may go on after so many batches. */
  async sealAll(mayGoOn: (batches: number) => boolean = () => true): Promise<void> {
    if (!(await this.hasMore())) return;
    let total = 0;
    let after: number | null = null;
    let batches = 0;
    const neighbour = new ExportPacer();
    do {
      const { sealed, next } = await this.sealSome(after);
      total += sealed;
      after = next;
      // A log of years is sealed in one go when it first gets a chain.
      await neighbour.letOthersGo();
      batches += 1;
    } while (after !== null && mayGoOn(batches));
    if (total === 0) return;
    await this.chain.anchor((sql) => this.database.query<Row>(sql));
    for (const listener of this.listeners) listener();
  }

  private sealSome(after: number | null): Promise<Sealed> {
    return this.transactions.run((tx) => this.chain.seal(tx, this.clock.now(), after));
  }

  private async hasMore(): Promise<boolean> {
    const rows = await this.database.query(
      'SELECT id FROM activity WHERE id > (SELECT settledId FROM audit_chain WHERE id = 1) LIMIT 1',
    );
    return rows.length > 0;
  }

  /** What the last second left. */
  private async sealAtEnd(): Promise<void> {
    try {
      await this.sealAll((batches) => batches < BATCHES_AT_END);
    } catch (error) {
      this.log.warn(`Entries cannot be sealed now: ${reasonOf(error)}`);
    }
  }
}
