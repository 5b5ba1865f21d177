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
 * All that Prometheus is told. What this process does itself is counted while it does it; what the database holds is
 * asked for when somebody scrapes.
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
    // Event loop, memory, garbage and processor, under the names that every program of Node has.
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
