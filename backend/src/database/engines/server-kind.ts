/** The database servers that the program runs on. Both speak MySQL's protocol; the engine is `mysql` for both. */
export type ServerKind = 'mariadb' | 'mysql';

/** A server's own name and version. */
export interface ServerFacts {
  readonly kind: ServerKind;
  readonly version: string;
}

const TITLES: Record<ServerKind, string> = { mariadb: 'MariaDB', mysql: 'MySQL' };

/** The first supported versions. */
const LEAST: Record<ServerKind, readonly [number, number]> = { mariadb: [10, 11], mysql: [8, 4] };

/** @param comment the server's `version_comment`; MariaDB behind some proxies names itself only there */
export function serverFacts(version: string, comment: string): ServerFacts {
  const kind = /mariadb/i.test(`${version} ${comment}`) ? 'mariadb' : 'mysql';
  // Some proxies put a version of MySQL before MariaDB's own.
  return { kind, version: kind === 'mariadb' ? version.replace(/^5\.5\.5-/, '') : version };
}

/** Says why the server is too old, or null. */
export function tooOld({ kind, version }: ServerFacts): string | null {
  const [major = 0, minor = 0] = version.split(/[.-]/).map(Number);
  const [leastMajor, leastMinor] = LEAST[kind];
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return null;
  const least = `${String(leastMajor)}.${String(leastMinor)}`;
  return `The database server is ${TITLES[kind]} ${version}, but ${TITLES[kind]} ${least} or later is needed.`;
}
