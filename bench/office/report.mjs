import { markdown } from '../report/tables.mjs';

const WANTED = { p95: 100, p99: 250, lastHeard: 150 };

/** A dash if the event never happened. @param {number} ms */
const short = (ms) => (Number.isNaN(ms) ? '–' : ms.toFixed(ms >= 100 ? 0 : 1));

/** @param {import('./measure.mjs').OfficeFindings} found */
export function officeReport({ title, office, rows, memoryMb, events }) {
  const requests = rows.at(-1)?.requests ?? 0;
  const spreadRow = (/** @type {string} */ name, /** @type {typeof events.fromAnswer} */ of) => [
    name,
    ...[of.p50, of.p95, of.p99].map(short),
  ];
  return [
    `#### ${title}`,
    markdown([
      [
        'Request',
        'requests',
        'p50 ms',
        `p95 (${String(WANTED.p95)})`,
        `p99 (${String(WANTED.p99)})`,
        'errors (0)',
      ],
      ...rows.map(({ kind, requests: count, p50, p95, p99, errors }) => [
        ...[kind, String(count), short(p50), short(p95), short(p99)],
        errors.join(', ') || '0',
      ]),
    ]),
    markdown([
      [
        `Until the last of ${String(office.consoles)} consoles hears, ms (${String(WANTED.lastHeard)})`,
        'p50',
        'p95',
        'p99',
      ],
      spreadRow('From the answer to who saved', events.fromAnswer),
      spreadRow('From the sending of what is saved', events.fromSending),
    ]),
    [
      `${String(office.consoles)} consoles, ${String(office.phones)} phones, ${String(office.programs)} programs:`,
      `${(requests / office.seconds).toFixed(0)} requests and ${(events.changes / office.seconds).toFixed(1)} changes a second.`,
      `Changes that a console never heard of: ${String(events.unheard)}; streams that ended: ${String(events.lostStreams)}.`,
      `Memory at most: ${memoryMb.map((mb) => `${mb.toFixed(0)} MB`).join(' and ')}.`,
    ].join(' '),
  ].join('\n\n');
}
