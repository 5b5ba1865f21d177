import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { filesUnder } from './steps/digest.mjs';
import { ROOT } from './steps/root.mjs';
import { SERVER_MEMORY } from './steps/server-memory.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');

/** The variables that the server's sources read. */
const settings = new Set(
  filesUnder(ROOT, 'backend/src/config')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .flatMap((file) => [...read(file).matchAll(/\bread\.\w+\(\s*'([A-Z][A-Z0-9_]+)'/g)])
    .map(([, name]) => name ?? ''),
);

test('finds the settings in the sources', () => {
  for (const name of ['PORT', 'DATABASE_URL', 'JWT_SECRET', 'COMPANY_TIME_ZONE']) {
    assert.ok(settings.has(name), name);
  }
});

test('.env.example describes every setting and no other', () => {
  const example = [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name]) => name ?? '',
  );
  const ofCompose = [
    ...['DATABASE_PASSWORD', 'DATABASE_IMAGE', 'DATABASE_MEMORY', 'DATABASE_LIMIT'],
    ...['SITE_ADDRESS', 'HTTP_PORT', 'HTTPS_PORT', 'BACKUP_FOLDER'],
  ];
  const ofScale = ['GALERA_START', 'REDIS_PASSWORD'];
  assert.deepEqual(
    example.filter((name) => ![...ofCompose, ...ofScale].includes(name)).sort(),
    [...settings].sort(),
  );
  for (const name of ofScale)
    assert.ok(read('docker-compose.scale.yml').includes(`\${${name}:`), name);
  const compose = read('docker-compose.yml');
  for (const name of ofCompose) assert.ok(compose.includes(`\${${name}:`), name);
});

test('the manual lists every setting', () => {
  const manual = read('docs/configure.md');
  for (const name of settings) assert.ok(manual.includes(`\`${name}\``), name);
});

test('Docker Compose passes every setting except those fixed by the image', () => {
  const compose = read('docker-compose.yml');
  const ofTheImage = ['PORT', 'HOST', 'DATA_DIR', 'REDIS_URL', 'DATABASE_CA', 'REDIS_CA'];
  for (const name of settings) {
    assert.equal(new RegExp(`^ {6}${name}:`, 'm').test(compose), !ofTheImage.includes(name), name);
  }
});

test('the image runs the server with the memory settings of npm start', () => {
  const image = read('docker/Dockerfile');
  for (const [name, value] of Object.entries(SERVER_MEMORY))
    assert.ok(image.includes(`${name}=${value}`), name);
});

test('names both database servers, the ones used in the tests', () => {
  const documents = [
    ...['README.md', 'CONTRIBUTING.md', '.env.example', 'docker-compose.yml'],
    ...['docs/install.md', 'docs/configure.md', 'docs/sizing.md'],
  ];
  for (const file of documents) {
    assert.match(read(file), /MariaDB/, file);
    assert.match(read(file), /MySQL/, file);
  }
});
