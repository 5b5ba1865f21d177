import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { type MetricSource, UNREGISTERED } from '../../../../metrics/metric-source';
import { Workers } from '../../../../workers/workers';
import { BusinessMetrics } from './business-metrics';
import { CleanupMetrics } from './cleanup-metrics';
import { ProcessMetrics } from './process-metrics';
import { StoredMetrics } from './stored-metrics';

/** Open for hours, so its duration says nothing about response times. */
const STREAM = '/api/events';

/** Counts requests, with their duration and outcome. */
class RequestMetrics implements MetricSource {
  private readonly seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time by route pattern, method and status class',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    ...UNREGISTERED,
  });
  private readonly replays = new Counter({
    name: 'dispatch_idempotency_replays_total',
    help: 'Requests answered with the stored response of an earlier one with the same Idempotency-Key',
    ...UNREGISTERED,
  });
  readonly metrics = [this.seconds, this.replays];

  observe(server: FastifyInstance): void {
    server.addHook('onResponse', (request, reply, done) => {
      // Never the raw path: invented paths would create a series each.
      const route = request.routeOptions.url ?? 'unknown';
      const { method } = request;
      const status = `${String(Math.floor(reply.statusCode / 100))}xx`;
      if (route !== STREAM)
        this.seconds.observe({ method, route, status }, reply.elapsedTime / 1000);
      if (reply.hasHeader('Idempotency-Replayed')) this.replays.inc();
      done();
    });
  }
}

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
