export interface PrivateRedis {
  readonly url: string;
  stop(): Promise<void>;
}

/** A Redis for one suite. */
export async function startPrivateRedis(): Promise<PrivateRedis> {
  const services = await import('../../../scripts/services/redis.mjs');
  return services.startRedis();
}
