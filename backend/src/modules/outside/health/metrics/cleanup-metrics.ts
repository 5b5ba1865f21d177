import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { type MetricSource, UNREGISTERED } from '../../../../metrics/metric-source';

/**
 * Failed hourly cleanups of this replica. They are counted apart because the round of the worker `cleanups` succeeds
 * all the same: each failed cleanup is repeated in the next round.
 */
@Injectable()
export class CleanupMetrics implements MetricSource {
  private readonly failures = new Counter({
    name: 'dispatch_cleanup_failures_total',
    help: 'Failed cleanups; the log names them',
    ...UNREGISTERED,
  });
  readonly metrics = [this.failures];

  countFailure(): void {
    this.failures.inc();
  }
}
