import { appendFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { ChaosProxy } from '../support/chaos-proxy';
import type { Product } from '../support/product';
import type { Phone } from './phone';
import { Random } from './random';
import { runShift } from './shift';

const SEED = process.env['SEED'];
/** The first of them, the others follow. */
const FIRST = Number(SEED ?? 1);
/** So many; as many as fit into the time where this is 0. */
const WANTED = Number(process.env['SHIFTS'] ?? (SEED === undefined ? 0 : 1));
const SECONDS = Number(process.env['SHIFTS_SECONDS'] ?? 180);
const REPORT = process.env['SHIFTS_REPORT'];

const HOURS_WRONG = [0, 0, 3, -3];
const MS_PER_HOUR = 60 * 60 * 1000;

interface Fleet {
  readonly name: string;
  readonly product: Product;
  readonly api: APIRequestContext;
  /** So many shifts at once. */
  readonly lanes: number;
  /** Of all the time that there is for shifts. */
  readonly share: number;
  readonly makePhone: (address: string, skewMs: number) => Promise<Phone>;
}

/**
 * Runs shifts side by side; where time is the limit, none begins that would outlast it by the longest
 * so far. Answers what went wrong, each with its seed and story.
 */
export async function runFleet(fleet: Fleet): Promise<{ count: number; failures: string[] }> {
  const startedAt = Date.now();
  const until = startedAt + SECONDS * fleet.share * 1000;
  const failures: string[] = [];
  let next = FIRST;
  let count = 0;
  let longestMs = 0;
  const isOver = () =>
    WANTED > 0 ? next >= FIRST + WANTED : next > FIRST && Date.now() + longestMs > until;
  const lane = async () => {
    while (!isOver()) {
      const seed = next;
      next += 1;
      const beganAt = Date.now();
      const failure = await oneShift(fleet, seed);
      longestMs = Math.max(longestMs, Date.now() - beganAt);
      count += 1;
      if (failure !== null) failures.push(failure);
    }
  };
  await Promise.all(Array.from({ length: fleet.lanes }, lane));
  const seconds = String(Math.round((Date.now() - startedAt) / 1000));
  const seeds = `seeds ${String(FIRST)} to ${String(next - 1)}`;
  const outcome = `${String(count)} shifts in ${seconds} s, ${seeds}`;
  say(`${fleet.name}: ${outcome}, ${String(failures.length)} failed`);
  if (REPORT !== undefined)
    appendFileSync(
      REPORT,
      `${JSON.stringify({ name: fleet.name, passed: count - failures.length, failed: failures.length })}\n`,
    );
  return { count, failures };
}

async function oneShift(fleet: Fleet, seed: number): Promise<string | null> {
  const { product, api } = fleet;
  const air = await ChaosProxy.before(product.address);
  const skewMs = new Random(-seed).pick(HOURS_WRONG) * MS_PER_HOUR;
  const phone = await fleet.makePhone(air.address, skewMs);
  try {
    const { faults, story } = await runShift({ seed, product, api, air, phone });
    if (WANTED === 1) say(`  ${story.join('\n  ')}`);
    if (faults.length === 0) return null;
    const failure = `seed ${String(seed)} (${fleet.name})\n  ${faults.join('\n  ')}\n  after: ${story.join('; ')}`;
    say(failure);
    return failure;
  } finally {
    await phone.close();
    await air.close();
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
