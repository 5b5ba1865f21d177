import {
  monthsKept,
  firstKeptDay,
  RETENTION_KINDS,
  type RetentionKind,
  type RetentionMonths,
} from '@dispatch/domain/privacy/retention';
import { dayOf, startsOf } from '@dispatch/domain/time/company-day';
import { auditKeys } from '../../../../config/audit-keys';
import { holdGuard } from '../../../../database/transactions/guards';
import { runEach } from '../../../../run-each';
import { continueErasures } from '../erasure/continue-erasures';
import type { ErasureServices } from '../erasure/erasure-services';
import type { Query } from '../subject';
import { countDue, dueBatches, stillDue } from './due-rows';
import { PURGE } from './purge';
import { readRetention } from './retention-settings';
import type { DueAnswer } from './retention.schema';

interface Pace {
  /** Records per transaction. */
  readonly size: number;
  /** Batches per hour; the next hour continues. */
  readonly batches: number;
}

const USUAL_PACE: Pace = { size: 100, batches: 200 };
/** Each erasure searches all tables, so only a few run per hour. */
const ERASING_PACE: Pace = { size: 10, batches: 1 };
const PACE: Readonly<Partial<Record<RetentionKind, Pace>>> = {
  deletedCustomers: ERASING_PACE,
  deletedUsers: ERASING_PACE,
};

/** The start of the kept period of a kind; null keeps records forever. */
function keptFrom(
  kind: RetentionKind,
  chosen: RetentionMonths,
  now: Date,
  timeZone: string,
): { readonly day: string; readonly start: Date; readonly months: number } | null {
  const months = monthsKept(kind, chosen[kind]);
  if (months === null) return null;
  const day = firstKeptDay(kind, months, dayOf(now, timeZone));
  const [start] = startsOf([day], timeZone);
  return start === undefined ? null : { day, start, months };
}

/** Counts the records that these months would delete. Changes nothing. */
export async function previewRetention(
  query: Query,
  chosen: RetentionMonths,
  now: Date,
  timeZone: string,
): Promise<DueAnswer[]> {
  const answers: DueAnswer[] = [];
  for (const kind of RETENTION_KINDS) {
    const kept = keptFrom(kind, chosen, now, timeZone);
    if (kept === null) answers.push({ kind, months: null, firstKept: null, due: 0, oldest: null });
    else {
      const { due, oldest } = await countDue(query, kind, kept.start);
      const { months, day } = kept;
      answers.push({ kind, months, firstKept: day, due, oldest: oldest?.toISOString() ?? null });
    }
  }
  return answers;
}

/**
 * Deletes records past their retention period, once a night by the company's time zone, in small transactions. An
 * interrupted run or a failed kind continues in the next hour. Returns the number of deleted records.
 */
export async function keepRetention(core: ErasureServices): Promise<number> {
  const { database, transactions, clock, settings } = core;
  const query: Query = (sql, values) => database.query(sql, values);
  const { timeZone } = settings.company;
  const now = clock.now();
  const today = dayOf(now, timeZone);
  const { chosen, lastRunOn, updatedAt } = await readRetention(query);
  if (updatedAt === null || lastRunOn === today) return 0;
  const parts: { readonly count: number; readonly isWhole: boolean }[] = [];
  await runEach([
    ...RETENTION_KINDS.map((kind) => async () => {
      const kept = keptFrom(kind, chosen, now, timeZone);
      if (kept !== null) parts.push(await purge(core, kind, kept.start, now));
    }),
    () => continueErasures(core),
  ]);
  if (parts.every(({ isWhole }) => isWhole))
    await transactions.run((tx) =>
      tx.manager.query('UPDATE retention_settings SET lastRunOn = ?', [today]),
    );
  return parts.reduce((sum, { count }) => sum + count, 0);
}

/** Deletes older records of a kind, up to the hourly limit. */
async function purge(
  { database, transactions, settings }: ErasureServices,
  kind: RetentionKind,
  before: Date,
  now: Date,
): Promise<{ readonly count: number; readonly isWhole: boolean }> {
  const { size, batches } = PACE[kind] ?? USUAL_PACE;
  const read: Query = (sql, values) => database.query(sql, values);
  const keys = auditKeys(settings);
  let count = 0;
  let done = 0;
  for await (const batch of dueBatches(read, kind, before, size)) {
    if (done === batches) return { count, isWhole: false };
    done += 1;
    count += await transactions.run(async (tx) => {
      const query: Query = (sql, values = []) => tx.manager.query(sql, [...values]);
      // Another replica waits here, and then finds the remaining ones.
      await holdGuard(tx, 'privacy');
      const ids = await stillDue(query, kind, before, batch);
      if (ids.length > 0) await PURGE[kind]({ tx, query, ids, now, keys });
      return ids.length;
    });
  }
  return { count, isWhole: true };
}
