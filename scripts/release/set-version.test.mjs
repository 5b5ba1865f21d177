import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../steps/root.mjs';
import { withImages, withRelease, withVersion } from './set-version.mjs';

test('a package gets the version, and needs the same of the product', () => {
  const dependencies = { '@dispatch/domain': '^0.1.0', zod: '^4.6.7' };
  assert.deepEqual(withVersion({ version: '0.1.0', name: 'part', dependencies }, '1.0.0'), {
    version: '1.0.0',
    name: 'part',
    dependencies: { '@dispatch/domain': '^1.0.0', zod: '^4.6.7' },
  });
  assert.deepEqual(withVersion({ resolved: 'part', link: true }, '1.0.0'), {
    resolved: 'part',
    link: true,
  });
});

test('the images of the product get the version, and no others', () => {
  const text =
    'image: vehicle-dispatch:0.1.0\nimage: vehicle-dispatch-haproxy:0.1.0\nimage: redis:8.0.1';
  assert.equal(
    withImages(text, '1.0.0'),
    'image: vehicle-dispatch:1.0.0\nimage: vehicle-dispatch-haproxy:1.0.0\nimage: redis:8.0.1',
  );
});

test('the newest entry of the changelog gets version and day, once', () => {
  const dated = withRelease('## [0.1.0] - Unreleased\n\n### Added\n', '1.0.0', '2026-11-30');
  assert.equal(dated, '## [1.0.0] - 2026-11-30\n\n### Added\n');
  assert.throws(() => withRelease(dated, '1.0.1', '2026-12-01'), /no entry without a date/);
});

test('all parts of the product have the same version', () => {
  /** @param {string} file */
  const read = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  const { version, workspaces } = read('package.json');
  const lock = read('package-lock.json');
  assert.equal(lock.version, version);
  for (const folder of ['', ...workspaces]) {
    const manifest = read(join(folder, 'package.json'));
    assert.deepEqual(manifest, withVersion(manifest, version), folder);
    assert.deepEqual(lock.packages[folder], withVersion(lock.packages[folder], version), folder);
  }
});
