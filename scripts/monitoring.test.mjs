/**
 * The files for Prometheus and Grafana are valid: promtool accepts them, and they match the server's metrics and the
 * manual.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { promisify } from 'node:util';
import YAML from 'yaml';
import { ensureProgram } from './services/binaries.mjs';
import { PROMTOOL } from './services/promtool.mjs';
import { ROOT } from './steps/root.mjs';

const FOLDER = join(ROOT, 'deploy/monitoring');
const COLUMNS = 24;
const ROWS = ['People and requests', 'Replicas', 'Database', 'Events', 'Outbox', 'Business'];
/** Prometheus's own metrics of each target. */
const OF_PROMETHEUS = ['up'];

/**
 * @typedef {{ alert: string, expr: string, labels: Record<string, string>, annotations: Record<string, string> }} Alert
 * @typedef {{ h: number, w: number, x: number, y: number }} Place
 * @typedef {{ expr: string, refId: string, legendFormat: string, datasource: { type: string, uid: string } }} Target
 * @typedef {object} Panel
 * @property {number} id
 * @property {string} type
 * @property {string} title
 * @property {string} [description]
 * @property {Place} gridPos
 * @property {Target[]} [targets]
 * @property {{ type: string, uid: string }} [datasource]
 * @property {{ defaults: { unit: string } }} [fieldConfig]
 */

const run = promisify(execFile);
const read = (/** @type {string} */ file) => readFileSync(join(FOLDER, file), 'utf8');

/** A server test compares this list with its actual metrics. */
const exposed = read('metrics.txt').trim().split('\n');
/** @type {Alert[]} */
const alerts = YAML.parse(read('alerts.yml')).groups.flatMap(
  (/** @type {{ rules: Alert[] }} */ { rules }) => rules,
);
const dashboard = JSON.parse(read('dashboard.json'));
/** @type {Panel[]} */
const panels = dashboard.panels;
const targets = panels.flatMap((panel) => panel.targets ?? []);

/** @type {string} */
let promtool;
before(async () => {
  promtool = await ensureProgram(PROMTOOL);
});

/**
 * Metrics in a query: words that are no function, label, text or duration.
 * @param {string} expression
 */
function metricsIn(expression) {
  const plain = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '')
    .replaceAll(/\b(?:by|without) \([^)]*\)/g, '');
  return [...plain.matchAll(/\b(up|[a-z]+(?:_[a-z0-9]+)+)\b(?!\s*\()/g)].map(([name]) => name);
}

/**
 * Whether the server exposes it, or the histogram or summary that it belongs to.
 * @param {string} name
 */
const isExposed = (name) =>
  OF_PROMETHEUS.includes(name) || exposed.includes(name.replace(/_(?:bucket|count|sum)$/, ''));

test('promtool accepts the example settings and the rules', async () => {
  await run(promtool, ['check', 'rules', join(FOLDER, 'alerts.yml')]);
  await run(promtool, ['check', 'config', '--syntax-only', join(FOLDER, 'prometheus.yml')]);
});

test('each alert is first silent and then fires, as in its unit tests', async () => {
  await run(promtool, ['test', 'rules', 'alerts.test.yml'], { cwd: FOLDER });
  /** @type {{ alertname: string, exp_alerts: unknown[] }[]} */
  const cases = YAML.parse(read('alerts.test.yml')).tests.flatMap(
    (/** @type {{ alert_rule_test: [] }} */ { alert_rule_test: all }) => all,
  );
  for (const { alert } of alerts) {
    const counts = cases
      .filter(({ alertname }) => alertname === alert)
      .map(({ exp_alerts: told }) => told.length);
    assert.ok(counts.includes(0), `${alert} is never silent`);
    assert.ok(counts.includes(1), `${alert} never tells`);
  }
});

test('each alert has a severity and instructions', () => {
  const runbook = readFileSync(join(ROOT, 'docs/runbook.md'), 'utf8');
  const anchors = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name.toLowerCase());
  assert.deepEqual(
    anchors,
    alerts.map(({ alert }) => alert.toLowerCase()),
  );
  for (const { alert, labels, annotations } of alerts) {
    assert.ok(['critical', 'warning'].includes(labels.severity ?? ''), alert);
    assert.match(annotations.summary ?? '', /^\S.+\.$/, alert);
    const [, anchor = ''] = /^docs\/runbook\.md#(\w+)$/.exec(annotations.runbook ?? '') ?? [];
    assert.ok(anchors.includes(anchor), alert);
  }
});

test('alerts and dashboard use only metrics that the server exposes', () => {
  for (const { expr } of [...alerts, ...targets]) {
    const names = metricsIn(expr);
    assert.ok(names.length > 0, expr);
    for (const name of names) assert.ok(isExposed(name), `${name} in ${expr}`);
  }
});

test('the dashboard shows every metric that the server exposes', () => {
  const shown = new Set(
    targets
      .flatMap(({ expr }) => metricsIn(expr))
      .map((name) => name.replace(/_(?:bucket|count|sum)$/, '')),
  );
  for (const name of exposed) assert.ok(shown.has(name), name);
});

test('promtool accepts every query of the dashboard', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-dashboard-'));
  const file = join(folder, 'queries.yml');
  const rules = targets.map(({ expr }, index) => ({
    record: `query_${String(index)}`,
    expr: expr.replaceAll('$__rate_interval', '5m'),
  }));
  writeFileSync(file, YAML.stringify({ groups: [{ name: 'dashboard', rules }] }));
  try {
    await run(promtool, ['check', 'rules', file]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the dashboard is valid for Grafana', () => {
  assert.ok(dashboard.schemaVersion >= 36);
  assert.equal(typeof dashboard.uid, 'string');
  assert.equal(typeof dashboard.title, 'string');
  const [source] = dashboard.templating.list;
  assert.deepEqual([source.type, source.query], ['datasource', 'prometheus']);
  assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length);
  assert.deepEqual(
    panels.filter(({ type }) => type === 'row').map(({ title }) => title),
    ROWS,
  );
  for (const { title, type, description, targets: asked = [], datasource, fieldConfig } of panels) {
    if (type === 'row') continue;
    assert.ok(['timeseries', 'stat'].includes(type), title);
    assert.ok(description && fieldConfig?.defaults.unit && asked.length > 0, title);
    assert.equal(new Set(asked.map(({ refId }) => refId)).size, asked.length, title);
    for (const used of [datasource, ...asked.map((target) => target.datasource)])
      assert.deepEqual(used, { type: 'prometheus', uid: `\${${source.name}}` }, title);
  }
});

test('no two panels of the dashboard overlap', () => {
  const taken = new Set();
  for (const { title, gridPos } of panels) {
    assert.ok(gridPos.x + gridPos.w <= COLUMNS, title);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
        const cell = `${String(x)}:${String(y)}`;
        assert.ok(!taken.has(cell), title);
        taken.add(cell);
      }
  }
});
