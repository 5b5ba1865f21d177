import type { Metric } from 'prom-client';

/** Some metrics that belong together. Their registry is the caller's: the library's own would be shared by all servers. */
export interface MetricSource {
  readonly metrics: readonly Metric[];
}

/** For every metric: into no registry but the one that it is handed to. */
export const UNREGISTERED = { registers: [] };
