/** `npm run release:version -- 1.0.0 2026-11-30`: gives the product a version, and its changelog the day of release. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../steps/root.mjs';

/** They name the images of the product by its version. */
const IMAGE_FILES = [
  'docker-compose.yml',
  'docker-compose.scale.yml',
  'deploy/kubernetes/app.yaml',
  'deploy/kubernetes/haproxy.yaml',
];
const OWN = '@dispatch/';

/**
 * The package with this version, and with it the versions of the product's own packages that it needs.
 * @template {Record<string, any>} P
 * @param {P} manifest of `package.json`, or the entry of a package in `package-lock.json`
 * @param {string} version
 * @returns {P}
 */
export function withVersion(manifest, version) {
  const next = structuredClone(manifest);
  if (typeof next.version === 'string') Object.assign(next, { version });
  for (const needs of [next.dependencies, next.devDependencies])
    for (const name of Object.keys(needs ?? {}))
      if (name.startsWith(OWN)) needs[name] = `^${version}`;
  return next;
}

/**
 * @param {string} text of a file for Docker or Kubernetes
 * @param {string} version
 */
export function withImages(text, version) {
  return text.replaceAll(/(\bimage: vehicle-dispatch(?:-[a-z]+)?):\d+\.\d+\.\d+/g, `$1:${version}`);
}

/**
 * Names and dates the newest entry, which has no date yet.
 * @param {string} changelog
 * @param {string} version
 * @param {string} day 'YYYY-MM-DD'
 */
export function withRelease(changelog, version, day) {
  const heading = /^## \[\d+\.\d+\.\d+\] - Unreleased$/m;
  if (!heading.test(changelog)) throw new Error('CHANGELOG.md has no entry without a date.');
  return changelog.replace(heading, `## [${version}] - ${day}`);
}

/**
 * @param {string} version
 * @param {string} day
 */
function setVersion(version, day) {
  /** @type {(file: string, change: (text: string) => string) => void} */
  const rewrite = (file, change) => {
    const path = join(ROOT, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  /** Package files are plain JSON without a type. @type {(change: (content: any) => any) => (text: string) => string} */
  const asJson = (change) => (text) => `${JSON.stringify(change(JSON.parse(text)), null, 2)}\n`;
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const folder of ['.', ...workspaces])
    rewrite(
      join(folder, 'package.json'),
      asJson((manifest) => withVersion(manifest, version)),
    );
  rewrite(
    'package-lock.json',
    asJson((lock) => {
      for (const folder of ['', ...workspaces])
        lock.packages[folder] = withVersion(lock.packages[folder], version);
      return withVersion(lock, version);
    }),
  );
  for (const file of IMAGE_FILES) rewrite(file, (text) => withImages(text, version));
  rewrite('CHANGELOG.md', (text) => withRelease(text, version, day));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [version = '', day = ''] = process.argv.slice(2);
  if (!/^\d+\.\d+\.\d+$/.test(version) || !/^\d{4}-\d{2}-\d{2}$/.test(day)) {
    process.stderr.write('Usage: npm run release:version -- 1.0.0 2026-11-30\n');
    process.exitCode = 1;
  } else setVersion(version, day);
}
