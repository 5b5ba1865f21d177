import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ensureProgram, findProgram } from './binaries.mjs';
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';

const MARIADB = {
  title: 'MariaDB',
  names: ['mariadbd', 'mysqld'],
  debianPackage: 'mariadb-server',
  override: 'MARIADBD_PATH',
};

/**
 * A fake machine: its files, and the files that a package installs.
 * @param {{ files: string[], env?: Record<string, string>, isRoot?: boolean, brings?: string[], sudoWorks?: boolean }} shape
 */
function machine({ files, env = {}, isRoot = true, brings = [], sudoWorks = false }) {
  const present = new Set(files);
  /** @type {string[]} */
  const commands = [];
  return {
    commands,
    env,
    directories: ['/usr/bin', '/usr/sbin'],
    isExecutable: (/** @type {string} */ file) => present.has(file),
    isRoot,
    run: (/** @type {string} */ command, /** @type {string[]} */ args) => {
      const line = [command, ...args].join(' ');
      commands.push(line);
      if (line.includes('install -y')) brings.forEach((file) => present.add(file));
      const code = command.endsWith('sudo') && !sudoWorks ? 1 : 0;
      return Promise.resolve({ code, output: 'E: no such package' });
    },
    say: () => undefined,
  };
}

test('uses an installed program and installs nothing', async () => {
  const here = machine({ files: ['/usr/sbin/mysqld', '/usr/sbin/mariadbd', '/usr/bin/apt-get'] });
  assert.equal(await ensureProgram(MARIADB, here), '/usr/sbin/mariadbd');
  assert.deepEqual(here.commands, []);
});

test('the variable sets the path of the program', () => {
  const here = machine({
    files: ['/opt/db', '/usr/sbin/mariadbd'],
    env: { MARIADBD_PATH: '/opt/db' },
  });
  assert.equal(findProgram(MARIADB, here), '/opt/db');
});

test('a variable without a runnable program is an error, and no other path is searched', () => {
  const here = machine({ files: ['/usr/sbin/mariadbd'], env: { MARIADBD_PATH: '/gone' } });
  assert.throws(() => findProgram(MARIADB, here), /MARIADBD_PATH names \/gone/);
});

test('root installs the missing Debian package without a prompt', async () => {
  const here = machine({ files: ['/usr/bin/apt-get'], brings: ['/usr/sbin/mariadbd'] });
  assert.equal(await ensureProgram(MARIADB, here), '/usr/sbin/mariadbd');
  assert.equal(here.commands.length, 2);
  assert.match(here.commands[0] ?? '', /^env DEBIAN_FRONTEND=noninteractive .*apt-get .*update$/);
  assert.match(
    here.commands[1] ?? '',
    /^env DEBIAN_FRONTEND=noninteractive .* install -y --no-install-recommends mariadb-server$/,
  );
});

test('another user installs through sudo if it needs no password', async () => {
  const here = machine({
    files: ['/usr/bin/apt-get', '/usr/bin/sudo'],
    brings: ['/usr/sbin/mariadbd'],
    isRoot: false,
    sudoWorks: true,
  });
  assert.equal(await ensureProgram(MARIADB, here), '/usr/sbin/mariadbd');
  assert.match(here.commands.at(-1) ?? '', /^\/usr\/bin\/sudo -n env .* install -y/);
});

for (const [title, shape] of /** @type {const} */ ([
  ['there is no apt-get', { files: [] }],
  ['nobody here may install', { files: ['/usr/bin/apt-get'], isRoot: false }],
  [
    'sudo would ask for a password',
    { files: ['/usr/bin/apt-get', '/usr/bin/sudo'], isRoot: false },
  ],
  ['the package does not bring it', { files: ['/usr/bin/apt-get'] }],
])) {
  test(`one line says what to install when ${title}`, async () => {
    await assert.rejects(
      ensureProgram(MARIADB, machine({ ...shape, files: [...shape.files] })),
      (error) => {
        assert.ok(error instanceof Error);
        assert.equal(
          error.message,
          'MariaDB is missing: install it (Debian, Ubuntu: apt-get install mariadb-server) or name it in MARIADBD_PATH.',
        );
        return true;
      },
    );
  });
}

const [WHOLE, SHELL] = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

test('screens use the headless shell, installed alongside a full browser', async () => {
  const here = machine({ files: [WHOLE, '/usr/bin/apt-get'], brings: [SHELL] });
  assert.equal(await ensureHeadlessShell(here), SHELL);
  assert.equal(await ensureChromium(here), WHOLE);
});

test('screens use a full browser if there is no headless shell', async () => {
  assert.equal(await ensureHeadlessShell(machine({ files: [WHOLE], isRoot: false })), WHOLE);
  const poor = machine({ files: ['/usr/bin/apt-get'], brings: [WHOLE] });
  assert.equal(await ensureHeadlessShell(poor), WHOLE);
  await assert.rejects(ensureHeadlessShell(machine({ files: [] })), /apt-get install chromium\)/);
});

test('a configured screen browser that cannot run is an error, even if there is another one', async () => {
  const here = machine({ files: [WHOLE, SHELL], env: { HEADLESS_SHELL_PATH: '/gone' } });
  await assert.rejects(ensureHeadlessShell(here), /HEADLESS_SHELL_PATH names \/gone/);
});
