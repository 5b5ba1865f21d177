import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import { type MetricSource, UNREGISTERED } from '../../../../metrics/metric-source';

/** Open for hours, so its duration says nothing about response times. */
const STREAM = '/api/events';

/** Counts requests, with their duration and outcome. */
export class RequestMetrics implements MetricSource {
  private readonly seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route pattern, method and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    ...UNREGISTERED,
  });
  private readonly replays = new Counter({
    name: 'dispatch_idempotency_replays_total',
    help: 'Requests that got the kept answer of an earlier one with the same Idempotency-Key',
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
