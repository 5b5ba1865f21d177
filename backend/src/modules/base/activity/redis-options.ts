import type { RedisOptions } from 'ioredis';
import type { RedisSettings } from '../../../config/settings-types';

/** Connection options for the configured Redis, direct or through Sentinel. */
export function redisOptions(settings: RedisSettings): RedisOptions {
  const { servers, sentinelName, database, user, password, isSecure, ca } = settings;
  const tls = isSecure ? (ca === null ? {} : { ca }) : undefined;
  const access = {
    db: database,
    ...(user === null ? {} : { username: user }),
    ...(password === null ? {} : { password }),
    ...(tls === undefined ? {} : { tls }),
  };
  if (sentinelName === null) return { ...servers[0], ...access };
  return {
    ...access,
    sentinels: servers.map((server) => ({ ...server })),
    name: sentinelName,
    ...(user === null ? {} : { sentinelUsername: user }),
    ...(password === null ? {} : { sentinelPassword: password }),
    ...(tls === undefined ? {} : { sentinelTLS: tls, enableTLSForSentinelMode: true }),
  };
}
