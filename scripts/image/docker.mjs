/** Builds images with Docker. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { findProgram } from '../services/binaries.mjs';
import { runs, said, shown } from './commands.mjs';

/** Longer than the server needs to finish requests in flight. */
const STOP_SECONDS = '30';

/** @returns {import('./builder.mjs').Builder | null} */
export function makeDocker() {
  const docker = findProgram({ title: 'Docker', names: ['docker'], debianPackage: 'docker.io' });
  // The client alone cannot build: it needs its daemon.
  if (docker === null || !runs(docker, ['info'])) return null;
  return {
    name: 'docker',
    hasImage: (image) => runs(docker, ['image', 'inspect', image]),
    canPull: (image) => runs(docker, ['pull', image]),
    importImage: (folder, image) => {
      shown('sh', ['-c', 'tar -C "$1" -c . | "$2" import - "$3"', 'sh', folder, docker, image]);
    },
    build: ({ tag, base, labels, epoch, authority }) => {
      shown(docker, [
        ...['build', '--file', 'docker/Dockerfile', '--tag', tag],
        ...(base === undefined ? [] : ['--build-arg', `BASE=${base}`]),
        ...['--build-arg', `SOURCE_DATE_EPOCH=${String(epoch)}`],
        ...Object.entries(labels).flatMap(([name, value]) => ['--label', `${name}=${value}`]),
        ...(authority === undefined ? [] : ['--secret', `id=ca,src=${authority}`]),
        '.',
      ]);
    },
    inspect: (image) => {
      const [found] = JSON.parse(said(docker, ['image', 'inspect', image]));
      return { config: found.Config, bytes: found.Size };
    },
    start: ({ image, volume, env }) => {
      const id = said(docker, [
        ...['run', '--detach', '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'],
        ...['--security-opt', 'no-new-privileges', '--publish', '127.0.0.1::3000'],
        ...['--volume', `${volume}:/data`],
        ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
        image,
      ]).trim();
      const [address = ''] = said(docker, ['port', id, '3000']).split('\n');
      return Promise.resolve({
        url: `http://${address}`,
        exec: (command) => {
          const { status, stdout, stderr } = spawnSync(docker, ['exec', id, ...command], {
            encoding: 'utf8',
          });
          return { status: status ?? 1, output: stdout + stderr };
        },
        log: () => said(docker, ['logs', id]),
        stop: () => {
          said(docker, ['stop', '--time', STOP_SECONDS, id]);
          const status = said(docker, ['inspect', '--format', '{{.State.ExitCode}}', id]);
          said(docker, ['rm', id]);
          return Promise.resolve(Number(status));
        },
      });
    },
    makeVolume: () => {
      const volume = `dispatch-image-${randomUUID()}`;
      return { volume, remove: () => void said(docker, ['volume', 'rm', '--force', volume]) };
    },
  };
}
