import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { Workers } from '../../../../workers/workers';
import { BusinessMetrics } from './business-metrics';
import { CleanupMetrics } from './cleanup-metrics';
import { ProcessMetrics } from './process-metrics';
import { RequestMetrics } from './request-metrics';
import { StoredMetrics } from './stored-metrics';

/**
 * All metrics for Prometheus. Process metrics are counted as events happen; stored counts are queried at each scrape.
 */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new RequestMetrics();

  constructor(
    private readonly process: ProcessMetrics,
    private readonly stored: StoredMetrics,
    business: BusinessMetrics,
    cleanups: CleanupMetrics,
    workers: Workers,
  ) {
    // Event loop, memory, garbage collection and CPU, under the standard Node names.
    collectDefaultMetrics({ register: this.registry });
    for (const source of [this.requests, this.process, this.stored, business, cleanups, workers])
      for (const metric of source.metrics) this.registry.registerMetric(metric);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  async text(): Promise<string> {
    const hasDatabase = await this.process.look();
    this.stored.show(hasDatabase ? await this.stored.ask() : {});
    return this.registry.metrics();
  }

  observe(server: FastifyInstance): void {
    this.requests.observe(server);
  }
}
