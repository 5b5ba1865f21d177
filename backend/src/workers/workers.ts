import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { UNREGISTERED } from '../metrics/metric-source';
import { type Work, Worker } from './worker';

/** With the requests, once these have ended, or last, to record what the others left. */
type Stage = 'with-requests' | 'after-requests' | 'last';

interface Options {
  /** When the worker stops; with the requests where left out. */
  readonly stops?: Stage;
}

/** All background workers of this process: started, stopped and measured together. */
@Injectable()
export class Workers {
  private readonly rounds = new Counter({
    name: 'dispatch_worker_rounds_total',
    help: 'Rounds of each background worker, by outcome',
    labelNames: ['worker', 'outcome'],
    ...UNREGISTERED,
  });
  private readonly lastDone = new Gauge({
    name: 'dispatch_worker_last_success_timestamp_seconds',
    help: 'When each background worker with an interval last ended a round without a failure',
    labelNames: ['worker'],
    ...UNREGISTERED,
  });
  readonly metrics = [this.rounds, this.lastDone] as const;
  private readonly workers: { readonly worker: Worker; readonly stage: Stage }[] = [];

  /** The worker begins with `start`. */
  add(work: Work, { stops = 'with-requests' }: Options = {}): Worker {
    const { name: worker, everyMs } = work;
    const ended: Work['ended'] = (outcome) => {
      this.rounds.inc({ worker, outcome });
      // Without an interval the time since the last success tells nothing: the next round may never come.
      if (outcome === 'done' && everyMs !== undefined) this.lastDone.setToCurrentTime({ worker });
    };
    const added = new Worker({ ...work, ended });
    this.workers.push({ worker: added, stage: stops });
    return added;
  }

  start(): void {
    for (const { worker } of this.workers) worker.start();
  }

  /** Stops the workers of a stage. Resolves when none of them runs. */
  async stop(stage: Stage): Promise<void> {
    const stopping = this.workers.filter((one) => one.stage === stage);
    await Promise.all(stopping.map(({ worker }) => worker.stop()));
  }
}
