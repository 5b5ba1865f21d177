import { appendFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { ChaosProxy } from '../support/chaos-proxy';
import type { Product } from '../support/product';
import type { Phone } from './phone';
import { Random } from './random';
import { runShift } from './shift';

const SEED = process.env['SEED'];
/** The first seed; the others follow. */
const FIRST = Number(SEED ?? 1);
const ASKED = process.env['SHIFTS'] ?? (SEED === undefined ? undefined : '1');
const REPORT = process.env['SHIFTS_REPORT'];

const HOURS_WRONG = [0, 0, 3, -3];
const MS_PER_HOUR = 60 * 60 * 1000;

interface Fleet {
  readonly name: string;
  readonly product: Product;
  readonly api: APIRequestContext;
  /** Concurrent shifts. */
  readonly lanes: number;
  /** Total number of shifts by default. */
  readonly shifts: number;
  readonly makePhone: (address: string, skewMs: number) => Promise<Phone>;
}

/** Runs shifts concurrently. Returns the failures, each with its seed and steps. */
export async function runFleet(fleet: Fleet): Promise<{ count: number; failures: string[] }> {
  const wanted = ASKED === undefined ? fleet.shifts : Number(ASKED);
  const seeds = Array.from({ length: wanted }, (_, at) => FIRST + at);
  const failures: string[] = [];
  let count = 0;
  const waiting = seeds.values();
  const lane = async () => {
    for (const seed of waiting) {
      const failure = await oneShift(fleet, seed);
      count += 1;
      if (failure !== null) failures.push(failure);
    }
  };
  await Promise.all(Array.from({ length: fleet.lanes }, lane));
  const outcome = `seeds ${String(seeds.at(0))} to ${String(seeds.at(-1))}`;
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
    if (ASKED === '1') say(`  ${story.join('\n  ')}`);
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
