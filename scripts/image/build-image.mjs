import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps/root.mjs';
import { canMakeBase, debianBase } from './base.mjs';
import { OFFICIAL_BASE } from './dockerfile.mjs';

const VERSION = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;
/** The name in Docker Compose and Kubernetes. */
export const TAG = `vehicle-dispatch:${VERSION}`;

/** @param {string[]} args @returns {string} empty without Git or its history */
function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** URL of the source, without a password. */
function sourceOf() {
  const remote = git('remote', 'get-url', 'origin');
  if (!URL.canParse(remote) || !/^https?:/.test(remote)) return '';
  const url = new URL(remote);
  return `${url.origin}${url.pathname}`;
}

/** Labels of the image in addition to the Dockerfile's; unknown ones are omitted. */
function labels() {
  const dirty = git('status', '--porcelain') === '' ? '' : '-changed';
  const revision = git('rev-parse', 'HEAD');
  const known = {
    version: VERSION,
    revision: revision && `${revision}${dirty}`,
    source: sourceOf(),
  };
  return Object.fromEntries(
    Object.entries(known)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [`org.opencontainers.image.${name}`, value]),
  );
}

/**
 * The available base for `buildImage`; null if there is none.
 * @param {import('./builder.mjs').Builder} builder
 * @returns {string | null}
 */
export function baseHere(builder) {
  const named = process.env['IMAGE_BASE'];
  if (named) return named;
  if (builder.hasImage(OFFICIAL_BASE) || builder.canPull(OFFICIAL_BASE)) return OFFICIAL_BASE;
  return canMakeBase() ? 'debian' : null;
}

/**
 * Builds the image. All its files have the time of the commit.
 * @param {import('./builder.mjs').Builder} builder
 * @param {string} [base] the name of one, or `debian` for one of Debian's packages
 */
export function buildImage(builder, base) {
  const authority = process.env['NODE_EXTRA_CA_CERTS'];
  builder.build({
    tag: TAG,
    base: base === 'debian' ? debianBase(builder) : base,
    labels: labels(),
    epoch: Number(git('log', '-1', '--format=%ct')),
    authority: authority !== undefined && existsSync(authority) ? authority : undefined,
  });
}
