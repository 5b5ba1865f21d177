import { certificates } from './certificates';
import type { Checked, EnvironmentReader } from './environment-reader';
import { serverList } from './server-list';
import type { RedisSettings } from './settings-types';

const PROBLEM =
  'must look like redis://host:port, or redis+sentinel://host:port,host:port/name; with rediss for TLS';
const SCHEME = /^(rediss?)(\+sentinel)?:$/;

/** The Redis shared by the replicas; null for a single server. */
export function redisSettings(read: EnvironmentReader): RedisSettings | null {
  const redis = read.checked('REDIS_URL', redisUrl);
  const ca = read.checked('REDIS_CA', certificates);
  if (ca === undefined) return redis ?? null;
  if (redis?.isSecure === false)
    read.problem('REDIS_CA', 'is needed for TLS alone, where REDIS_URL begins with rediss');
  else read.missing('REDIS_URL', 'is needed where REDIS_CA is set');
  return redis === undefined ? null : { ...redis, ca };
}

function redisUrl(text: string): Checked<RedisSettings> {
  const scheme = SCHEME.exec(text.slice(0, text.indexOf(':') + 1).toLowerCase());
  const hasSentinels = scheme?.[2] !== undefined;
  const list = serverList(text, hasSentinels ? 26_379 : 6_379);
  if (scheme === null || list === null || list.hasParameters) return { problem: PROBLEM };
  const { servers, user, password, path } = list;
  const isNamed = hasSentinels
    ? path !== '' && !path.includes('/')
    : servers.length === 1 && /^\d{0,2}$/.test(path);
  if (!isNamed) return { problem: PROBLEM };
  return {
    value: {
      servers,
      sentinelName: hasSentinels ? path : null,
      database: hasSentinels ? 0 : Number(path),
      user: user || null,
      password: password || null,
      isSecure: scheme[1] === 'rediss',
      ca: null,
    },
  };
}
