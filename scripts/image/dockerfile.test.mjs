import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import YAML from 'yaml';
import { ROOT } from '../steps/root.mjs';
import { copied, isGiven, OFFICIAL_BASE, shipped } from './dockerfile.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');
/** @param {string} wanted */
const said = (wanted) => shipped.find(({ word }) => word === wanted)?.rest ?? '';

test('every file copied by the build exists, and the builder receives it', () => {
  assert.ok(copied.length > 10);
  for (const file of copied) {
    assert.ok(existsSync(join(ROOT, file)), file);
    assert.ok(isGiven(file), `${file} is kept from the builder`);
  }
});

test('the builder receives only sources', () => {
  for (const file of ['.env', '.git/config', 'node_modules/a', 'backend/dist/main.js', 'data/a.db'])
    assert.ok(!isGiven(file), file);
});

test('npm finds every workspace', () => {
  for (const workspace of JSON.parse(read('package.json')).workspaces)
    assert.ok(copied.includes(`${workspace}/package.json`), workspace);
});

test("the base is the official image of the repository's Node version", () => {
  assert.ok(OFFICIAL_BASE.endsWith(`node:${read('.nvmrc').trim()}-slim`), OFFICIAL_BASE);
});

test('the image has only copied parts of the base, and needs no shell', () => {
  assert.equal(said('FROM'), 'scratch');
  assert.equal(said('RUN'), '');
  assert.ok(Array.isArray(JSON.parse(said('CMD'))));
  assert.match(said('HEALTHCHECK'), / CMD \["node", /);
});

test('runs as a numeric non-root user, and has a licence label', () => {
  assert.match(said('USER'), /^[1-9]\d*:[1-9]\d*$/);
  for (const name of ['title', 'description', 'licenses'])
    assert.ok(said('LABEL').includes(`org.opencontainers.image.${name}=`), name);
});

test('deployments let the image write only to its data and /tmp', () => {
  for (const [file, name] of /** @type {const} */ ([
    ['docker-compose.yml', 'app'],
    ['docker-compose.scale.yml', 'app-a'],
  ])) {
    const service = YAML.parse(read(file), { merge: true }).services[name];
    assert.equal(service.read_only, true, file);
    assert.deepEqual(service.tmpfs, ['/tmp'], file);
    assert.deepEqual(service.cap_drop, ['ALL'], file);
    assert.deepEqual(service.security_opt, ['no-new-privileges:true'], file);
  }
  const [pods] = YAML.parseAllDocuments(read('deploy/kubernetes/app.yaml'));
  assert.ok(pods);
  const { containers, volumes } = pods.toJSON().spec.template.spec;
  const [{ securityContext, volumeMounts }] = containers;
  assert.equal(securityContext.readOnlyRootFilesystem, true);
  const { name } = volumeMounts.find((/** @type {any} */ one) => one.mountPath === '/tmp');
  assert.ok(volumes.some((/** @type {any} */ one) => one.name === name && one.emptyDir));
});
