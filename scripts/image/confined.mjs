/**
 * Runs the server of an image without a container runtime: in its own namespaces, on a read-only root, as the image's
 * user and without capabilities. It uses the machine's network.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../cluster/wait.mjs';
import { findProgram } from '../services/binaries.mjs';
import { freePort } from '../services/private-server.mjs';
import { StepFailed } from '../steps/command.mjs';

/** Arguments: the root, the volume, and the arguments of `env`. */
const SET_UP = `
set -eu
root=$1 volume=$2
shift 2
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount --bind "$volume" "$root/data"
mount -t tmpfs -o nosuid,nodev,mode=1777 tmpfs "$root/tmp"
mount -t proc -o nosuid,nodev,noexec proc "$root/proc"
mount -t tmpfs -o nosuid,mode=755 tmpfs "$root/dev"
for device in null zero random urandom; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
exec setpriv --no-new-privs --bounding-set=-all,+sys_chroot,+setuid,+setgid env --ignore-environment "$@"
`;

/** @param {string} name */
function linuxProgram(name) {
  const found = findProgram({ title: name, names: [name], debianPackage: 'util-linux' });
  if (found === null || process.getuid?.() !== 0)
    throw new StepFailed(`Without Docker, an image is run by ${name} of util-linux, as root.`);
  return found;
}

/**
 * @param {object} given
 * @param {string} given.root the image's files
 * @param {string} given.volume a folder
 * @param {Record<string, string>} given.env
 * @param {import('./builder.mjs').ImageConfig} given.config
 * @param {() => void} given.remove what is left of it
 * @returns {Promise<import('./builder.mjs').Container>}
 */
export async function startConfined({ root, volume, env, config, remove }) {
  const [user = '0', group = user] = config.User.split(':');
  const asUser = ['--setuid', user, '--setgid', group];
  const [unshare, nsenter] = [linuxProgram('unshare'), linuxProgram('nsenter')];
  const port = await freePort();
  const settings = { ...settingsOf(config.Env), ...env, PORT: String(port) };
  for (const folder of ['proc', 'dev']) mkdirSync(join(root, folder), { recursive: true });
  // Like Docker: a new volume has the owner of the image's folder.
  const { uid, gid } = statSync(join(root, 'data'));
  chownSync(volume, uid, gid);

  const logFile = `${volume}.log`;
  const log = openSync(logFile, 'a');
  const child = spawn(
    unshare,
    [
      ...['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child'],
      ...['sh', '-c', SET_UP, 'sh', root, volume],
      ...Object.entries(settings).map((one) => one.join('=')),
      ...[nsenter, `--root=${root}`, `--wd=${join(root, config.WorkingDir)}`, ...asUser],
      ...config.Cmd,
    ],
    { stdio: ['ignore', log, log] },
  );
  closeSync(log);
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const ended = new Promise((/** @type {(code: number) => void} */ resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const server = () =>
    readFileSync(`/proc/${String(child.pid)}/task/${String(child.pid)}/children`, 'utf8').trim();
  await until('the namespaces are there', () => child.exitCode !== null || server() !== '');

  return {
    url: `http://127.0.0.1:${String(port)}`,
    exec: (command) => {
      const inside = ['--target', server(), '--mount', '--pid', '--root', '--wd', ...asUser];
      const { status, stdout, stderr } = spawnSync(nsenter, [...inside, ...command], {
        encoding: 'utf8',
        env: settings,
      });
      return { status: status ?? 1, output: stdout + stderr };
    },
    log: () => readFileSync(logFile, 'utf8'),
    stop: async () => {
      if (child.exitCode === null) process.kill(Number(server()), 'SIGTERM');
      const code = await ended;
      process.removeListener('exit', end);
      rmSync(logFile);
      remove();
      return code;
    },
  };
}

/** @param {string[]} lines */
const settingsOf = (lines) =>
  Object.fromEntries(
    lines.map((line) => [line.split('=', 1)[0], line.slice(line.indexOf('=') + 1)]),
  );
