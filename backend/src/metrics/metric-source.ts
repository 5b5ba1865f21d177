import type { Metric } from 'prom-client';

/**
 * A group of metrics. The caller registers them: the library's default registry is shared by all servers in a process.
 */
export interface MetricSource {
  readonly metrics: readonly Metric[];
}

/** For every metric: keeps it out of the default registry. */
export const UNREGISTERED = { registers: [] };
