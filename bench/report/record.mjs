import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';

const FILE = join(import.meta.dirname, '../../BENCHMARKS.md');

/** @typedef {'server' | 'growth' | 'browser' | 'papers' | 'hostile' | 'invoices' | 'office' | 'office-cluster' | 'drill' | 'weather' | 'tracing'} Part */

/**
 * Writes the report between its markers in BENCHMARKS.md.
 * @param {Part} part
 * @param {string} report
 * @param {number | null} rounds null for single measurements
 */
export async function record(part, report, rounds) {
  const [begin, end] = [`<!-- measured: ${part} -->`, `<!-- end: ${part} -->`];
  const text = readFileSync(FILE, 'utf8');
  const [before, rest = ''] = text.split(begin);
  const [, after = ''] = rest.split(end);
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const machine = `Measured on ${String(cpus().length)} cores (${platform()} ${arch()}, ${String(gigabytes)} GB), Node ${process.versions.node}${rounds === null ? '' : `; medians of ${String(rounds)} rounds`}.`;
  const whole = `${before}${begin}\n\n${machine}\n\n${report}\n\n${end}${after}`;
  writeFileSync(FILE, (await format(FILE, whole)).code);
}
