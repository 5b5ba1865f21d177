import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { Action } from '../../../base/activity/activity-entry';
import { ChangeFeed } from '../../../base/activity/change-feed';
import { type MetricSource, UNREGISTERED } from '../../../../metrics/metric-source';

const counter = (name: string, help: string) => new Counter({ name, help, ...UNREGISTERED });

/**
 * Counts this replica's committed changes; the sum over all replicas is the total. Counting published changes avoids
 * reading the log. Changes found in the log are omitted, because another replica may have counted them. A commit of
 * unknown outcome is therefore missing here.
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
