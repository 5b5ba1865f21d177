import { median } from '../load/callers.mjs';
import { cellKey } from '../measure/rounds.mjs';

/** @typedef {import('../measure/company.mjs').Findings} Findings */

/** The display name of each engine. */
export const ENGINES = { sqlite: 'SQLite', mariadb: 'MariaDB', mysql: 'MySQL' };

/** @param {number} value */
function short(value) {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** @param {Pick<Findings, 'engine' | 'jobs'>} findings */
export function titleOf({ engine, jobs }) {
  return `${ENGINES[engine]}, ${jobs.toLocaleString('en-CA')} jobs`;
}

/** @param {readonly (readonly string[])[]} rows the header row first */
export function markdown(rows) {
  const [head = [], ...body] = rows;
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...body.map(line)].join('\n');
}

/**
 * The ratio of two measurements, compared round by round, because the machine's speed varies between rounds.
 * @param {import('../measure/rounds.mjs').Cell} one
 * @param {import('../measure/rounds.mjs').Cell} other
 * @param {'p50' | 'perSecond'} what
 */
function ratio(one, other, what) {
  return median(one.rounds.map((round, n) => round[what] / (other.rounds[n]?.[what] ?? NaN)));
}

/** Times, rates and their ratio to the limit. @param {Findings} findings */
export function requestTable({ caller: { requests }, callers: many, cells }) {
  const head = [
    ...['Request', 'p50 ms, 1 caller', 'limit', '×', 'wanted ×'],
    ...many.flatMap((callers) => [`per s, ${String(callers)} callers`, '×']),
    ...['CPU ms', 'limit'],
  ];
  const rows = requests.map(({ name, most, alone }) => {
    const cell = (/** @type {string} */ server, /** @type {number} */ callers) =>
      cells.get(cellKey(name, server, callers)) ?? {
        rounds: [],
        p50: NaN,
        p99: NaN,
        perSecond: NaN,
        failures: 0,
        cpuMs: NaN,
      };
    const [app, limit] = [cell('application', 1), cell('limit', 1)];
    const busy = many.flatMap((callers) => {
      if (alone) return ['', ''];
      const [one, other] = [cell('application', callers), cell('limit', callers)];
      const failed = one.failures === 0 ? '' : ` (${String(one.failures)} failed)`;
      return [`${short(one.perSecond)}${failed}`, short(ratio(other, one, 'perSecond'))];
    });
    return [
      ...[
        name,
        short(app.p50),
        short(limit.p50),
        short(ratio(app, limit, 'p50')),
        most === null ? '' : String(most),
      ],
      ...[...busy, alone ? '' : short(app.cpuMs), alone ? '' : short(limit.cpuMs)],
    ];
  });
  return markdown([head, ...rows]);
}

/** The measurements other than single requests. @param {readonly Findings[]} all */
export function wholeTable(all) {
  return markdown([
    ['', ...all.map(titleOf)],
    [
      'Start on the existing database, s (3)',
      ...all.map(({ startedMs }) => short(startedMs / 1000)),
    ],
    ['Peak memory under load, MB (250)', ...all.map(({ peakMb }) => short(peakMb))],
    [
      'Delay of the event loop at p99 under load, ms (50)',
      ...all.map(({ delayMs }) => short(delayMs)),
    ],
    [
      'Change heard by the last of 200 consoles, ms (100)',
      ...all.map(({ events }) => short(events.lastHeardMs)),
    ],
    ['Memory for each console, kB (60)', ...all.map(({ events }) => short(events.kbPerConsole))],
    [
      'Export of all jobs as CSV: first byte, ms (200)',
      ...all.map(({ exported }) => short(exported.firstMs)),
    ],
    ['… whole, s', ...all.map(({ exported }) => short(exported.seconds))],
    ['… memory added, MB', ...all.map(({ exported }) => short(exported.addedMb))],
    ['… one job meanwhile, × (2)', ...all.map(({ exported }) => short(exported.slowing))],
    [
      'Export by a frequent word: first byte, ms (200)',
      ...all.map(({ exportedByWord }) => short(exportedByWord.firstMs)),
    ],
    ['… whole, s', ...all.map(({ exportedByWord }) => short(exportedByWord.seconds))],
    [
      '… one job meanwhile, × (2)',
      ...all.map(({ exportedByWord }) => short(exportedByWord.slowing)),
    ],
  ]);
}

/**
 * Compares the smallest with the largest company of each engine; with only one size, lists the times.
 * @param {readonly import('../measure/growth.mjs').Growth[]} all
 * @param {'names' | 'otherNames'} which requests
 */
export function growthTable(all, which) {
  const grows = all.some(({ sizes }) => sizes.length > 1);
  return markdown([
    [
      'p50 at 1 caller, ms',
      ...all.flatMap(({ sizes }) => [...sizes.map(titleOf), ...(grows ? ['growth ×'] : [])]),
    ],
    ...(all[0]?.[which] ?? []).map((name) => [
      name,
      ...all.flatMap(({ sizes, cells }) => {
        const found = sizes.map(({ jobs }) => cells.get(cellKey(name, String(jobs), 1)));
        const [first, last] = [found.at(0), found.at(-1)];
        return [
          ...found.map((cell) => short(cell?.p50 ?? NaN)),
          ...(grows && first && last ? [short(ratio(last, first, 'p50'))] : []),
        ];
      }),
    ]),
  ]);
}
