/**
 * Builds images with buildah, which needs no daemon. Its environment variables apply, such as `STORAGE_DRIVER=vfs`
 * where overlay mounts are not possible.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../services/binaries.mjs';
import { runs, said, shown } from './commands.mjs';
import { startConfined } from './confined.mjs';

/** Also works in containers and without control groups. The build steps are trusted. */
const ISOLATION = process.env['BUILDAH_ISOLATION'] ?? 'chroot';

/** The maximum of this process: buildah's default of 1,024 is too low for npm's cache. */
function openFiles() {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const [, most = '1024'] = /^Max open files +\d+ +(\d+)/m.exec(limits) ?? [];
  return `nofile=${most}:${most}`;
}

/** @returns {import('./builder.mjs').Builder | null} */
export function makeBuildah() {
  const buildah = findProgram({ title: 'buildah', names: ['buildah'], debianPackage: 'buildah' });
  if (buildah === null || !runs(buildah, ['info'])) return null;
  const say = (/** @type {string[]} */ ...args) => said(buildah, args).trim();
  /** @template T @param {string} image @param {(container: string, root: string) => T} use */
  const mounted = (image, use) => {
    const container = say('from', '--pull-never', image);
    return use(container, say('mount', container));
  };
  /** @param {string} image @returns {import('./builder.mjs').ImageConfig} */
  const configOf = (image) => JSON.parse(say('inspect', '--type', 'image', image)).Docker.config;

  return {
    name: 'buildah',
    hasImage: (image) => runs(buildah, ['inspect', '--type', 'image', image]),
    canPull: (image) => runs(buildah, ['pull', image]),
    importImage: (folder, image) => {
      const container = say('from', 'scratch');
      say('add', '--quiet', container, folder, '/');
      say('commit', '--quiet', '--rm', container, image);
    },
    build: ({ tag, base, labels, epoch, authority }) => {
      shown(buildah, [
        // Only Docker's format has a health check.
        ...['build', '--format', 'docker', '--layers', '--isolation', ISOLATION],
        ...['--ulimit', openFiles(), '--timestamp', String(epoch)],
        ...['--file', 'docker/Dockerfile', '--ignorefile', 'docker/Dockerfile.dockerignore'],
        ...['--tag', tag],
        ...(base === undefined ? [] : ['--build-arg', `BASE=${base}`]),
        ...Object.entries(labels).flatMap(([name, value]) => ['--label', `${name}=${value}`]),
        ...(authority === undefined ? [] : ['--secret', `id=ca,src=${authority}`]),
        '.',
      ]);
    },
    inspect: (image) => {
      const bytes = mounted(image, (container, root) => {
        const [sum = ''] = said('du', [
          '--summarize',
          '--apparent-size',
          '--block-size=1',
          root,
        ]).split('\t');
        say('rm', container);
        return Number(sum);
      });
      return { config: configOf(image), bytes };
    },
    start: ({ image, volume, env }) =>
      mounted(image, (container, root) =>
        startConfined({
          ...{ root, volume, env, config: configOf(image) },
          remove: () => {
            say('rm', container);
          },
        }),
      ),
    makeVolume: () => {
      const volume = mkdtempSync(join(tmpdir(), 'dispatch-image-'));
      return { volume, remove: () => rmSync(volume, { recursive: true, force: true }) };
    },
  };
}
