import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { Action } from '../../../base/activity/activity-entry';
import { ChangeFeed } from '../../../base/activity/change-feed';
import { type MetricSource, UNREGISTERED } from '../../../../metrics/metric-source';

const counter = (name: string, help: string) => new Counter({ name, help, ...UNREGISTERED });

/**
 * What the company does, as far as this replica committed it: the sum over all replicas is the whole. Counted as the
 * commits are told, so that nobody goes through the log. What was found in the log is left out: another replica may have
 * counted it, so the rare commit of unknown outcome is missing here.
 */
@Injectable()
export class BusinessMetrics implements MetricSource {
  private readonly counters: Partial<Record<Action, Counter>> = {
    'job.created': counter('dispatch_jobs_created_total', 'Jobs that were made'),
    'job.delivered': counter('dispatch_jobs_delivered_total', 'Jobs under way that were delivered'),
    'invoice.issued': counter('dispatch_invoices_issued_total', 'Invoices that were issued'),
    'job.update-refused': counter(
      'dispatch_driver_operations_refused_total',
      "Updates of drivers' phones that were refused for good",
    ),
    'session.refused': counter('dispatch_sign_ins_refused_total', 'Sign-ins that were refused'),
  };
  readonly metrics = Object.values(this.counters);

  constructor(feed: ChangeFeed) {
    feed.subscribe({
      onChange: ({ action }, origin) => {
        if (origin === 'here') this.counters[action]?.inc();
      },
    });
  }
}
