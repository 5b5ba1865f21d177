/** Deployments give each part only the rights, networks and memory that it needs. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import YAML from 'yaml';
import { ROOT } from './steps/root.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');
const COMPOSE = ['docker-compose.yml', 'docker-compose.scale.yml'].map((file) => ({
  file,
  ...YAML.parse(read(file), { merge: true }),
}));
const KUBERNETES = 'deploy/kubernetes';
const NGINX = 'deploy/nginx/vehicle-dispatch.conf';
/** @type {any[]} */
const objects = readdirSync(join(ROOT, KUBERNETES))
  .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
  .flatMap((file) =>
    YAML.parseAllDocuments(read(`${KUBERNETES}/${file}`)).map((document) => document.toJSON()),
  );
const { version } = JSON.parse(read('package.json'));

/** Capabilities that do not allow an escape from the container. */
const HARMLESS = new Set([
  'CHOWN',
  'DAC_OVERRIDE',
  'FOWNER',
  'NET_BIND_SERVICE',
  'SETGID',
  'SETUID',
]);

/** The image of the one-machine file is a setting. @param {string} image */
const isDatabaseImage = (image) => /^(\$\{DATABASE_IMAGE:-)?mariadb:/.test(image);

test('no Compose container can gain rights, write its own files or start unlimited processes', () => {
  for (const { file, services } of COMPOSE)
    for (const [name, service] of /** @type {[string, any][]} */ (Object.entries(services))) {
      const at = `${file}: ${name}`;
      assert.equal(service.read_only, true, at);
      assert.deepEqual(service.cap_drop, ['ALL'], at);
      for (const capability of service.cap_add ?? []) assert.ok(HARMLESS.has(capability), at);
      assert.deepEqual(service.security_opt, ['no-new-privileges:true'], at);
      assert.ok(service.pids_limit > 0, at);
      // A fixed number could be below the DATABASE_MEMORY of an installation.
      if (isDatabaseImage(service.image))
        assert.equal(service.mem_limit, '${DATABASE_LIMIT:-0}', at);
      else assert.match(service.mem_limit, /^[1-9]\d*m$/, at);
      assert.match(service.image, /:\w/, at);
    }
});

test('the Compose proxy shares no network with a database or Redis, and these have no outside access', () => {
  for (const { file, services, networks } of COMPOSE) {
    const ofProxy = new Set(services.proxy.networks);
    for (const [name, { image, networks: own }] of /** @type {[string, any][]} */ (
      Object.entries(services)
    )) {
      assert.ok(own.length > 0, `${file}: ${name}`);
      if (!isDatabaseImage(image) && !image.startsWith('redis:')) continue;
      for (const network of own) {
        assert.ok(!ofProxy.has(network), `${file}: ${name}`);
        assert.equal(networks[network].internal, true, `${file}: ${network}`);
      }
    }
  }
  const { haproxy } = COMPOSE[1]?.services ?? {};
  assert.match(haproxy.environment.DATABASE_BIND, /^127\.0\.0\.1:/);
});

test('Redis requires a password if other machines can reach it', () => {
  const { services } = COMPOSE[1] ?? assert.fail();
  for (const [name, { image, command, environment }] of /** @type {[string, any][]} */ (
    Object.entries(services)
  )) {
    if (!image.startsWith('redis:')) continue;
    assert.match(command.join(' '), /"requirepass \$\$REDIS_PASSWORD"/, name);
    // An installation without its own password uses the one of the database.
    assert.match(environment.REDIS_PASSWORD, /^\$\{REDIS_PASSWORD:-\$\{DATABASE_PASSWORD/, name);
  }
  const redis = objects.find(
    ({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'redis',
  );
  const [container] = redis.spec.template.spec.containers;
  assert.match(container.args.join(' '), /requirepass \$REDIS_PASSWORD/);
  assert.equal(container.env[0].valueFrom.secretKeyRef.optional, true);
  assert.match(
    read(`${KUBERNETES}/secret.example.env`),
    /^REDIS_URL=redis:\/\/:password@redis:6379$/m,
  );
});

test('every Kubernetes pod meets the restricted standard, which the namespace enforces', () => {
  const { labels } = objects.find(({ kind }) => kind === 'Namespace').metadata;
  assert.equal(labels['pod-security.kubernetes.io/enforce'], 'restricted');
  const pods = objects.filter(({ spec }) => spec?.template !== undefined);
  assert.equal(pods.length, 4);
  for (const { metadata, spec } of pods) {
    const { securityContext, containers, volumes = [] } = spec.template.spec;
    assert.equal(securityContext.runAsNonRoot, true, metadata.name);
    assert.ok(securityContext.runAsUser > 0, metadata.name);
    assert.deepEqual(securityContext.seccompProfile, { type: 'RuntimeDefault' }, metadata.name);
    const mounts = [...volumes, ...(spec.volumeClaimTemplates ?? [])].map(
      (/** @type {any} */ one) => one.name ?? one.metadata.name,
    );
    for (const { image, securityContext: own, resources, volumeMounts = [] } of containers) {
      assert.match(image, /:\w/, metadata.name);
      assert.equal(own.allowPrivilegeEscalation, false, metadata.name);
      assert.equal(own.readOnlyRootFilesystem, true, metadata.name);
      assert.deepEqual(own.capabilities, { drop: ['ALL'] }, metadata.name);
      assert.ok(resources.limits.memory, metadata.name);
      for (const { name } of volumeMounts) assert.ok(mounts.includes(name), name);
    }
  }
});

test('product images have the tag of its version', () => {
  const images = [
    ...COMPOSE.flatMap(({ services }) => Object.values(services)),
    ...objects.flatMap(({ spec }) => spec?.template?.spec.containers ?? []),
  ].map((/** @type {any} */ { image }) => image);
  const own = images.filter((image) => image.startsWith('vehicle-dispatch'));
  assert.ok(own.length >= 6);
  for (const image of own) assert.ok(image.endsWith(`:${version}`), image);
});

test('systemd units limit memory and processes', () => {
  for (const unit of ['vehicle-dispatch', 'vehicle-dispatch-haproxy']) {
    const text = read(`deploy/systemd/${unit}.service`);
    assert.match(text, /^MemoryMax=\d+M$/m, unit);
    assert.match(text, /^TasksMax=\d+$/m, unit);
  }
});

test('proxies accept the largest file that the server accepts, and no larger one', () => {
  const [, most] = /megabytes: (\d+)/.exec(read('domain/src/imports/fields.ts')) ?? [];
  const photo = /PHOTO_MAX_BYTES = ([\d_]+)/.exec(read('domain/src/report/photo.ts'))?.[1] ?? '';
  assert.ok(Number(photo.replaceAll('_', '')) <= Number(most) * 1_000_000);
  assert.match(read('docker/Caddyfile'), new RegExp(`\\bmax_size ${String(most)}MB\\b`));
  assert.match(
    read('deploy/haproxy/web.cfg'),
    new RegExp(`hdr_val\\(content-length\\) gt ${String(most)}000000 `),
  );
  assert.ok(read(NGINX).includes(`\tclient_max_body_size ${String(most)}000000;\n`));
});

test('proxies believe nothing that a client says of a proxy', () => {
  const caddy = read('docker/Caddyfile');
  assert.match(caddy, /^\trequest_header -X-Forwarded-\*$/m);
  assert.match(caddy, /^\trequest_header X-Request-Id \{http\.request\.uuid\}$/m);
  assert.ok(!caddy.includes('trusted_proxies'));
  const haproxy = read('deploy/haproxy/web.cfg');
  for (const line of [
    'http-request del-header X-Forwarded- -m beg unless from_inside',
    'http-request set-header X-Forwarded-Proto http unless from_inside',
    'http-request del-header X-Request-Id unless from_inside',
  ])
    assert.ok(haproxy.includes(`\t${line}\n`), line);
  const nginx = read(NGINX);
  for (const name of ['Port', 'Server', 'Prefix', 'Ssl', 'Scheme', 'User', 'By'])
    assert.ok(nginx.includes(`\tproxy_set_header X-Forwarded-${name} '';\n`), name);
  for (const [name, value] of [
    ['X-Forwarded-For', '$remote_addr'],
    ['X-Forwarded-Proto', '$scheme'],
    ['X-Forwarded-Host', '$host'],
    ['X-Request-Id', '$request_id'],
  ])
    assert.ok(nginx.includes(`\tproxy_set_header ${String(name)} ${String(value)};\n`), name);
  // The client's own address is added after forged headers were deleted.
  assert.ok(haproxy.indexOf('del-header X-Forwarded-') < haproxy.indexOf('option forwardfor'));
});

test('the log of the proxy has no tracking links, queries or addresses that a page came from', () => {
  const caddy = read('docker/Caddyfile');
  const [, pattern = '', replacement = ''] = /request>uri regexp `(.+)` "(.+)"/.exec(caddy) ?? [];
  const logged = (/** @type {string} */ uri) =>
    uri.replaceAll(new RegExp(pattern, 'g'), replacement);
  assert.equal(logged('/track/a-secret'), '/track/***');
  assert.equal(
    logged('/api/track/a-secret/bill-of-lading?x=1'),
    '/api/track/***/bill-of-lading***',
  );
  assert.equal(logged('/api/customers?q=Tremblay'), '/api/customers***');
  assert.equal(logged('/api/auth/oidc/callback?code=a&state=b'), '/api/auth/oidc/callback***');
  assert.equal(logged('/api/jobs/7'), '/api/jobs/7');
  for (const field of ['request>headers>Referer', 'resp_headers>Location'])
    assert.ok(caddy.includes(`\t${field} delete\n`), field);
  // One log for requests and failures.
  assert.match(caddy, /^\tlog$/m);
  const [, ...servers] = read(NGINX).split(/^server \{$/m);
  assert.equal(servers.length, 2);
  for (const server of servers) {
    assert.match(server, /^\taccess_log \S+ dispatch;$/m);
    // At lower levels, nginx writes the whole request line.
    assert.match(server, /^\terror_log \S+ emerg;$/m);
  }
});
