/**
 * `npm run test:image`: builds the image, and runs the product's main workflow in it. Without an image builder, it
 * says so in one line. `IMAGE_BASE` names another base than the official one; `debian` builds one from Debian's
 * packages.
 */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { until } from '../cluster/wait.mjs';
import { elapsed } from '../steps/progress.mjs';
import { baseHere, buildImage, TAG } from './build-image.mjs';
import { findBuilder, NO_BUILDER } from './builder.mjs';
import { doMainJob, signedIn } from './main-job.mjs';

const MOST_BYTES = 250e6;
const ADMIN = { email: 'admin@example.com', password: randomBytes(12).toString('hex') };
const ENV = {
  JWT_SECRET: randomBytes(32).toString('hex'),
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};
/** Runs in the image, which has no shell. Prints the user and its permissions. */
const PROBE = `
const { mkdirSync, writeFileSync, readFileSync, existsSync } = require('node:fs');
const tried = (file) => { try { writeFileSync(file, ''); return 'written'; } catch (error) { return error.code; } };
const status = readFileSync('/proc/self/status', 'utf8');
console.log(JSON.stringify({
  user: process.getuid(),
  capabilities: /CapEff:\\s+(\\w+)/.exec(status)[1],
  root: tried('/app/x'), data: tried('/data/x'), tmp: tried('/tmp/x'),
  shells: ['/bin/sh', '/bin/bash', '/usr/bin/env'].filter(existsSync),
  bill: JSON.parse(readFileSync('/app/sbom.cdx.json', 'utf8')).bomFormat,
  systemPackages: require('node:fs').readdirSync('/var/lib/dpkg/status.d'),
}));
`;

const say = (/** @type {string} */ line) => process.stdout.write(`Image: ${line}\n`);

const builder = findBuilder();
const base = builder && baseHere(builder);
if (builder === null) say(NO_BUILDER);
else if (base === null)
  say('No base can be had here: no registry answers, and mmdebstrap is missing.');
else
  describe('the image', () => {
    const { volume, remove } = builder.makeVolume();
    /** @type {import('./builder.mjs').Container} */
    let container;
    /** @type {ReturnType<import('./builder.mjs').Builder['inspect']>} */
    let image;
    let madeJob = 0;

    const start = async () => {
      const startedAt = Date.now();
      container = await builder.start({ image: TAG, volume, env: ENV });
      // The check itself is a program: repeated runs would slow down the start.
      const answers = () => fetch(`${container.url}/api/health/ready`).then(({ ok }) => ok);
      await until('the server is ready', () => answers().catch(() => false), container.log);
      const [, ...check] = image.config.Healthcheck.Test;
      const { status, output } = container.exec(check);
      assert.equal(status, 0, output);
      return startedAt;
    };

    before(() => {
      buildImage(builder, base);
      image = builder.inspect(TAG);
    });
    after(async () => {
      await container?.stop();
      remove();
    });

    test('is small', () => {
      say(`${(image.bytes / 1e6).toFixed(0)} MB, built by ${builder.name}.`);
      assert.ok(image.bytes <= MOST_BYTES, String(image.bytes));
    });

    test('has labels that describe it', () => {
      for (const name of ['title', 'version', 'revision', 'licenses'])
        assert.ok(image.config.Labels[`org.opencontainers.image.${name}`], name);
      assert.ok(!['', '0', 'root'].includes(image.config.User.split(':')[0] ?? ''));
    });

    test('is healthy by its own check, on a new volume', async () => {
      say(`Healthy after ${elapsed(await start())} on a new volume.`);
    });

    test('runs as an unprivileged user, with read-only files and no shell', () => {
      const { output } = container.exec(['node', '-e', PROBE]);
      const { bill, systemPackages, ...found } = JSON.parse(output);
      assert.deepEqual(found, {
        ...{ user: 1000, capabilities: '0000000000000000', root: 'EROFS' },
        ...{ data: 'written', tmp: 'written', shells: [] },
      });
      assert.equal(bill, 'CycloneDX');
      assert.ok(systemPackages.includes('libc6'));
    });

    test('runs the main workflow: create, assign, drive, deliver and bill', async () => {
      madeJob = await doMainJob(container.url, ADMIN);
    });

    test('serves the browser app and the manual', async () => {
      for (const path of ['/', '/docs/install', '/api/docs']) {
        const answer = await fetch(`${container.url}${path}`);
        assert.equal(answer.status, 200, path);
        assert.match(await answer.text(), /<html/);
      }
    });

    test('takes a backup with its own program', () => {
      const { status, output } = container.exec([
        'node',
        'backend/dist/backup.js',
        '/data/a.backup',
      ]);
      assert.equal(status, 0, output);
    });

    test('stops gracefully, and keeps its data after a restart', async () => {
      assert.equal(await container.stop(), 0, 'its exit status');
      say(`Healthy after ${elapsed(await start())} on a volume with data.`);
      const office = await signedIn(container.url, ADMIN);
      const answer = await office('GET', `/api/jobs/${String(madeJob)}`);
      const job = /** @type {any} */ (await answer.json());
      assert.equal(job.status, 'delivered');
    });
  });
