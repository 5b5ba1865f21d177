/** The deployment files parse, agree with each other, and name existing parts of the product. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import YAML from 'yaml';
import { ROOT } from './steps/root.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');
const parse = (/** @type {string} */ file) => YAML.parse(read(file), { merge: true });

/** @param {string} text @returns {Record<string, string>} */
const pairs = (text) =>
  Object.fromEntries(
    [...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );

const settings = new Set(Object.keys(pairs(read('.env.example'))));
const single = parse('docker-compose.yml').services;
const scale = parse('docker-compose.scale.yml');
const KUBERNETES = 'deploy/kubernetes';
/**
 * Every Kubernetes object of all files.
 * @type {any[]}
 */
const objects = readdirSync(join(ROOT, KUBERNETES))
  .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
  .flatMap((file) =>
    YAML.parseAllDocuments(read(`${KUBERNETES}/${file}`)).map((document) => {
      assert.deepEqual(document.errors, [], file);
      return document.toJSON();
    }),
  );
/** @param {string} kind @param {string} name */
const object = (kind, name) =>
  objects.find((one) => one.kind === kind && one.metadata.name === name) ?? assert.fail(name);
const app = object('Deployment', 'app').spec.template;
const appContainer = app.spec.containers[0];
const galera = object('StatefulSet', 'galera').spec.template;
/** Variables used in HAProxy's settings. @param {string[]} files */
const askedFor = (...files) =>
  files.flatMap((file) =>
    [...read(`deploy/haproxy/${file}`).matchAll(/"\$\{([A-Z0-9_]+)\}/g)].map(
      ([, name = '']) => name,
    ),
  );
const ofTheImage = pairs(read('deploy/haproxy/Dockerfile').replaceAll(/^(?:ENV)? +/gm, ''));
const WEB = 'web.cfg';

test('Compose uses only settings that .env.example describes', () => {
  const named = [...read('docker-compose.scale.yml').matchAll(/\$\{([A-Z_]+)/g)];
  assert.ok(named.length > 5);
  for (const [, name = ''] of named) assert.ok(settings.has(name), name);
});

test('the application receives only existing settings', () => {
  const named = [
    ...Object.keys(scale.services['app-a'].environment),
    ...Object.keys(pairs(read(`${KUBERNETES}/settings.env`))),
    ...Object.keys(pairs(read(`${KUBERNETES}/secret.example.env`))),
    ...Object.keys(pairs(read('deploy/systemd/app.env'))),
  ];
  for (const name of named) assert.ok(settings.has(name), name);
});

test('all replicas of Compose are identical, and so are the nodes except for their names', () => {
  const { services, volumes } = scale;
  assert.deepEqual(services['app-a'], services['app-b']);
  for (const number of [1, 2, 3]) {
    const { hostname, volumes: mounted, environment } = services[`galera-${String(number)}`];
    assert.ok(environment.GALERA_NODES.split(' ').includes(hostname));
    assert.ok(mounted.includes(`${hostname}:/var/lib/mysql`));
    assert.ok(hostname in volumes);
  }
});

test('every file that Compose mounts or builds from exists', () => {
  for (const { volumes = [], build } of /** @type {any[]} */ (Object.values(scale.services))) {
    const mounted = volumes.map((/** @type {string} */ line) => line.split(':')[0]);
    const files = mounted.filter((/** @type {string} */ path) => path.startsWith('.'));
    if (typeof build === 'string') files.push(`${build}/Dockerfile`);
    else if (build) files.push(build.dockerfile);
    for (const file of files) assert.ok(existsSync(join(ROOT, file)), file);
  }
});

test('images are the same as the defaults of a single machine', () => {
  // The cluster is Galera, the single machine's default.
  const [, database] = /^\$\{DATABASE_IMAGE:-(.+)\}$/.exec(single.database.image) ?? [];
  assert.equal(scale.services['app-a'].image, single.app.image);
  assert.equal(scale.services.proxy.image, single.proxy.image);
  for (const number of [1, 2, 3])
    assert.equal(scale.services[`galera-${String(number)}`].image, database);
  assert.equal(appContainer.image, single.app.image);
  assert.equal(galera.spec.containers[0].image, database);
  const proxy = scale.services.haproxy.image;
  assert.equal(object('Deployment', 'haproxy').spec.template.spec.containers[0].image, proxy);
  assert.equal(
    object('Deployment', 'redis').spec.template.spec.containers[0].image,
    scale.services['redis-1'].image,
  );
});

test('the application listens at the expected address', () => {
  const port = /^EXPOSE (\d+)$/m.exec(read('docker/Dockerfile'))?.[1];
  assert.equal(scale.services['app-a'].environment.PORT, port);
  for (const name of ['APP_1', 'APP_2']) {
    const [host, given] = scale.services.haproxy.environment[name].split(':');
    assert.ok(host in scale.services);
    assert.equal(given, port);
  }
  assert.equal(String(appContainer.ports[0].containerPort), port);
  assert.equal(pairs(read(`${KUBERNETES}/settings.env`)).PORT, port);
  assert.equal(pairs(read('deploy/systemd/app.env')).PORT, port);
  assert.ok(pairs(read('deploy/systemd/haproxy.env')).APP_1?.endsWith(`:${port ?? ''}`));
  assert.ok(read('docker/Caddyfile').includes(`{$UPSTREAM:app:${port ?? ''}}`));
  assert.equal(
    scale.services.proxy.environment.UPSTREAM,
    `haproxy${ofTheImage.WEB_BIND ?? ''}`.split(' ')[0],
  );
});

test('the database is reached through HAProxy, and Redis through its Sentinels', () => {
  const { DATABASE_URL, REDIS_URL } = scale.services['app-a'].environment;
  assert.ok(DATABASE_URL.includes(`@database${String(ofTheImage.DATABASE_BIND).split(' ')[0]}/`));
  assert.equal(scale.services.database.image, scale.services.haproxy.image);
  const [, sentinels = '', name = ''] =
    /^redis\+sentinel:\/\/:[^@]+@(.+)\/(.+)$/.exec(REDIS_URL) ?? [];
  for (const sentinel of sentinels.split(','))
    assert.match(
      scale.services[sentinel].command.join(' '),
      new RegExp(`sentinel monitor ${name} `),
    );
  const service = object('Service', 'database').spec;
  const inCluster = pairs(read(`${KUBERNETES}/secret.example.env`)).DATABASE_URL ?? '';
  assert.ok(inCluster.includes(`@database:${String(service.ports[0].port)}/`));
});

test('HAProxy receives every address that its settings use', () => {
  const all = askedFor('haproxy.cfg', WEB);
  const given = {
    compose: { ...ofTheImage, ...scale.services.haproxy.environment },
    systemd: pairs(read('deploy/systemd/haproxy.env')),
  };
  for (const [where, names] of Object.entries(given))
    for (const name of all) assert.ok(name in names, `${where}: ${name}`);
  const { env } = object('Deployment', 'haproxy').spec.template.spec.containers[0];
  const inCluster = env.map((/** @type {{ name: string }} */ { name }) => name);
  for (const name of askedFor('haproxy.cfg'))
    assert.ok([...inCluster, ...Object.keys(ofTheImage)].includes(name), `kubernetes: ${name}`);
});

test('HAProxy checks nodes with packets that contain their length', () => {
  const settings = read('deploy/haproxy/haproxy.cfg');
  const header = (/** @type {number} */ length, /** @type {number} */ number) =>
    Buffer.from([length & 0xff, length >> 8, 0, number]).toString('hex');
  const packets = [...settings.matchAll(/tcp-check send-binary ([0-9a-f]+)/g)];
  const [signIn = '', ask = '', goodbye = ''] = packets.map(([, hex]) => hex ?? '');
  assert.equal(signIn.slice(0, 8), header(signIn.length / 2 - 4, 1));
  const user = Buffer.from(signIn, 'hex')
    .subarray(4 + 32)
    .toString('latin1');
  assert.equal(user, 'clustercheck\0\0');
  assert.match(read('deploy/galera/accounts.sql'), /CREATE USER IF NOT EXISTS clustercheck@'%';/);
  const query = /tcp-check send "(.+)"/.exec(settings)?.[1] ?? '';
  assert.equal(ask, `${header(query.length + 1, 0)}03`);
  assert.equal(goodbye, `${header(1, 0)}01`);
});

test('a stop gives requests in flight as long as the server does', () => {
  const grace = Number(pairs(read('.env.example')).SHUTDOWN_GRACE_MS) / 1000;
  const unit = read('deploy/systemd/vehicle-dispatch.service');
  assert.ok(parseInt(scale.services['app-a'].stop_grace_period, 10) > grace);
  assert.ok(app.spec.terminationGracePeriodSeconds > grace);
  assert.ok(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]) > grace);
});

test('HAProxy ends on its own before it is killed', () => {
  const stop = Number(/^\thard-stop-after (\d+)s$/m.exec(read('deploy/haproxy/haproxy.cfg'))?.[1]);
  const unit = read('deploy/systemd/vehicle-dispatch-haproxy.service');
  assert.ok(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]) > stop);
  // The default of Docker and Kubernetes.
  assert.equal(scale.services.haproxy.stop_grace_period, undefined);
  assert.ok(stop < 10);
});

test('nginx does the same as Caddy', () => {
  const nginx = read('deploy/nginx/vehicle-dispatch.conf');
  const caddy = read('docker/Caddyfile');
  const port = /^EXPOSE (\d+)$/m.exec(read('docker/Dockerfile'))?.[1];
  assert.ok(nginx.includes(`server 127.0.0.1:${port ?? ''} `));
  for (const text of [nginx, caddy]) {
    assert.match(text, /X-Request-Id (\$request_id|\{http\.request\.uuid\})/);
    assert.match(text, /\/\(\?:api\/\)\?track\//);
  }
  assert.match(nginx, /location = \/api\/events \{[^}]*proxy_buffering off;/);
  const told = /return 503 '(.+)';/.exec(nginx)?.[1] ?? '';
  const byHaproxy = read('deploy/haproxy/503.http').split(/\r?\n\r?\n/)[1] ?? '';
  const { requestId: _id, ...answer } = JSON.parse(told);
  const { requestId: _other, ...same } = JSON.parse(byHaproxy);
  assert.deepEqual(answer, same);
});

test('probes request endpoints of the server', () => {
  const { paths } = JSON.parse(read('backend/openapi.json'));
  const { startupProbe, livenessProbe, readinessProbe } = appContainer;
  for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe])
    assert.ok(httpGet.path in paths, httpGet.path);
  const asked = /httpchk GET (\S+)/.exec(read(`deploy/haproxy/${WEB}`))?.[1] ?? '';
  assert.ok(asked in paths, asked);
});

test('services, budgets and policies select existing pods', () => {
  const labels = objects.flatMap(({ spec }) =>
    spec?.template ? [spec.template.metadata.labels.app] : [],
  );
  const chosen = objects.flatMap(({ kind, spec }) => {
    if (kind === 'Service') return [spec.selector];
    if (kind === 'PodDisruptionBudget') return [spec.selector.matchLabels];
    if (kind !== 'NetworkPolicy') return [];
    const from = (spec.ingress ?? []).flatMap((/** @type {any} */ rule) => rule.from);
    return [spec, ...from].map(({ podSelector }) => podSelector?.matchLabels ?? { app: labels[0] });
  });
  assert.ok(chosen.length > 10);
  for (const { app: label } of chosen) assert.ok(labels.includes(label), label);
});

test('the files of kustomize exist', () => {
  for (const folder of [KUBERNETES, 'deploy/galera']) {
    const { resources = [], configMapGenerator } = parse(`${folder}/kustomization.yaml`);
    const files = configMapGenerator.flatMap(
      (/** @type {any} */ { files: named, envs }) => named ?? envs,
    );
    for (const file of [...resources, ...files])
      assert.ok(existsSync(join(ROOT, folder, file)), file);
  }
  assert.ok(
    galera.spec.containers[0].env.some((/** @type {any} */ { name }) => name === 'GALERA_NODES'),
  );
});

test('systemd units start existing programs with existing settings', () => {
  const folder = 'deploy/systemd';
  for (const file of readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.service'))) {
    const text = read(`${folder}/${file}`);
    for (const section of ['Unit', 'Service', 'Install'])
      assert.ok(text.includes(`\n[${section}]\n`));
    assert.match(text, /^ExecStart=\/\S+/m);
    const [, example = ''] = /^EnvironmentFile=\/etc\/vehicle-dispatch\/(\S+)$/m.exec(text) ?? [];
    assert.ok(existsSync(join(ROOT, folder, example)), example);
    for (const line of text.split('\n'))
      assert.match(line, /^(?:#.*|\[\w+\]|[A-Z]\w+=.*|)$/, `${file}: ${line}`);
    // By default, systemd gives up permanently after five starts in ten seconds.
    assert.match(text, /^StartLimitIntervalSec=0$/m, file);
  }
});

test("other users cannot read the files of the server's unit", () => {
  const unit = read('deploy/systemd/vehicle-dispatch.service');
  assert.match(unit, /^UMask=0077$/m);
  assert.match(unit, /^StateDirectoryMode=0700$/m);
  const folder = /^StateDirectory=(\S+)$/m.exec(unit)?.[1] ?? '';
  assert.equal(pairs(read('deploy/systemd/app.env')).DATA_DIR, `/var/lib/${folder}`);
});

test('programs of the server run with the user, folder and settings of its unit', () => {
  const unit = read('deploy/systemd/vehicle-dispatch.service');
  const run = read('deploy/systemd/run.sh');
  const value = (/** @type {string} */ name) =>
    new RegExp(`^${name}=(\\S+)`, 'm').exec(unit)?.[1] ?? assert.fail(name);
  for (const part of [
    `--uid=${value('User')} `,
    `--working-directory=${value('WorkingDirectory')} `,
    `--property=EnvironmentFile=${value('EnvironmentFile')} `,
    `--property=UMask=${value('UMask')} `,
    `--setenv=${value('Environment')} `,
    `${value('ExecStart')} "$program"`,
    `program=${value('WorkingDirectory')}/backend/dist/`,
  ])
    assert.ok(run.includes(part) || run.includes(part.replace(/ $/, '\n')), part);
});

test("HAProxy's own 503 equals the product's, with a Retry-After", () => {
  const [head = '', body = ''] = read('deploy/haproxy/503.http').split('\r\n\r\n');
  assert.equal(
    Number(/^Content-Length: (\d+)$/m.exec(head.replaceAll('\r', ''))?.[1]),
    body.length,
  );
  assert.match(head, /^HTTP\/1\.1 503 .*\r\n/);
  assert.match(head, /\r\nRetry-After: [1-9]\d*\r\n/);
  const { statusCode, code, message } = JSON.parse(body);
  assert.equal(statusCode, 503);
  const entry = new RegExp(`\\n  503: \\{[^}]*\\b${String(code)}:\\s*'([^']+)'`);
  assert.equal(entry.exec(read('domain/src/error-messages.ts'))?.[1], message);
});

test("a node is dropped before the server's commit times out", () => {
  const options = read('deploy/galera/galera.cnf');
  const seconds = (/** @type {string} */ name) =>
    Number(new RegExp(`evs\\.${name}=PT([\\d.]+)S`).exec(options)?.[1]);
  // The default of `database/transactions` for a commit.
  assert.ok(seconds('suspect_timeout') < 2.5);
  assert.ok(seconds('keepalive_period') < seconds('suspect_timeout'));
  assert.ok(seconds('suspect_timeout') < seconds('inactive_timeout'));
});

test('a node in a container starts from its position, even if MariaDB crashes after printing it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-galera-'));
  try {
    const stub = (/** @type {string} */ name, /** @type {string} */ text) => {
      writeFileSync(join(folder, name), `#!/bin/bash\n${text}\n`, { mode: 0o755 });
    };
    stub('mariadbd', 'echo "WSREP: Recovered position: ab12:34" >&2; kill -SEGV $$');
    stub('docker-entrypoint.sh', 'echo "$@"');
    writeFileSync(join(folder, 'grastate.dat'), 'safe_to_bootstrap: 0\n');
    stub('hostname', 'echo n1');
    const script = read('deploy/galera/start.sh');
    const { stdout, status } = spawnSync(
      'bash',
      ['-c', script.replace('data=/var/lib/mysql', `data=${folder}`)],
      {
        env: { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}`, GALERA_NODES: 'n1' },
        encoding: 'utf8',
      },
    );
    assert.equal(status, 0);
    assert.match(stdout, /--wsrep-start-position=ab12:34/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
