import { type Marks, Mentions } from '@dispatch/domain/privacy/mentions';
import { erasedName } from '@dispatch/domain/privacy/person';
import { type ErasedPerson, scrubbed } from '@dispatch/domain/privacy/scrub';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { type AuditKeys, auditKeys } from '../../../../config/audit-keys';
import { readInBatches } from '../../../../database/records/read-in-batches';
import { exclusiveLock } from '../../../../database/records/records';
import { type Row, toNumber, toText } from '../../../../database/rows';
import type { Tx } from '../../../../database/transactions/transaction';
import { runEach } from '../../../../run-each';
import { forgetEntries } from '../../../admin-users/audit/chain/forget-entries';
import { InvoiceWords } from '../../../billing/invoicing/invoice-words/invoice-words';
import { JobWords } from '../../../jobs/words/job-words';
import type { PersonalTable } from '../map/personal-table';
import { PERSONAL_TABLES, selectOf, type WalkedTable } from '../map/walked-tables';
import { isAbout, type Query, type Subject } from '../subject';
import { refreshCustomerWords } from './erase-record';
import type { ErasureServices } from './erasure-services';

/** Rows processed per transaction, which keeps it short. */
const BATCH = 250;
/** Saves the progress after this many batches without a match. */
const QUIET_BATCHES = 40;

/** Tables whose records have versions that invalidate caches. */
const VERSIONED = new Set([
  ...['jobs', 'customers', 'drivers', 'customer_billing', 'invoices', 'payments'],
]);

/** The jobs that show rows of a table; their versions are part of the cache key of their JSON. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  job_units: 'SELECT jobId FROM job_units WHERE id IN',
  unit_reports: `SELECT u.jobId FROM unit_reports r JOIN job_units u ON u.id = r.unitId WHERE r.id IN`,
};

const WALKED = PERSONAL_TABLES.filter(({ columns }) => columns.length > 0);

interface Erasure extends Pick<Subject, 'kind' | 'recordId' | 'driverId'> {
  readonly id: number;
  readonly person: ErasedPerson;
  readonly atTable: string | null;
  readonly atId: number;
}

/**
 * Continues each unfinished erasure at the row where it stopped. Idempotent.
 * @throws AggregateError of the failures, after trying all
 */
export async function continueErasures(core: ErasureServices): Promise<void> {
  const open = await core.database.query<Row>(
    'SELECT id FROM erasures WHERE finishedAt IS NULL ORDER BY id',
  );
  await runEach([
    ...open.map(
      ({ id }) =>
        () =>
          continueErasure(core, toNumber(id)),
    ),
    () => purgeErased(core),
  ]);
}

async function continueErasure(core: ErasureServices, id: number): Promise<void> {
  const [row] = await core.database.query<Row>(
    `SELECT id, kind, recordId, driverId, marks, atTable, atId FROM erasures
      WHERE id = ? AND finishedAt IS NULL`,
    [id],
  );
  if (row !== undefined) await finish(core, erasureOf(row));
}

function erasureOf(row: Row): Erasure {
  const { id, kind, recordId, driverId, atTable, atId } = row as unknown as Erasure; // the named columns
  const marks = JSON.parse(toText(row['marks'])) as Marks; // as the beginning wrote them
  const userId = kind === 'user' ? recordId : null;
  const person = { name: erasedName(id), userId, mentions: new Mentions(marks) };
  return { id, kind, recordId, driverId, atTable, atId, person };
}

async function finish(core: ErasureServices, erasure: Erasure): Promise<void> {
  const from = WALKED.findIndex(({ name }) => name === erasure.atTable);
  for (const [place, walked] of WALKED.slice(Math.max(0, from)).entries())
    await walk(core, erasure, walked, from >= 0 && place === 0 ? erasure.atId : 0);
  await core.transactions.run((tx) =>
    tx.manager.query(
      'UPDATE erasures SET finishedAt = ?, marks = NULL, atTable = NULL WHERE id = ? AND finishedAt IS NULL',
      [core.clock.now(), erasure.id],
    ),
  );
}

async function walk(
  { clock, database, transactions, settings }: ErasureServices,
  erasure: Erasure,
  walked: WalkedTable,
  from: number,
): Promise<void> {
  const select = `${selectOf(walked, erasure)} WHERE id > ? ORDER BY id LIMIT ?`;
  const keys = auditKeys(settings);
  let quiet = 0;
  for await (const rows of readInBatches(database, select, [], { size: BATCH, after: from })) {
    const found = rows
      .filter((row) => isConcerned(walked, row, erasure))
      .map((row) => toNumber(row['id']));
    quiet += 1;
    if (found.length > 0 || quiet >= QUIET_BATCHES) {
      quiet = 0;
      await transactions.run(async (tx) => {
        const changed = await change(tx, { erasure, walked, keys, now: clock.now() }, found);
        await tx.manager.query(
          `UPDATE erasures SET atTable = ?, atId = ?, changedRows = changedRows + ?
            WHERE id = ? AND finishedAt IS NULL`,
          [walked.name, toNumber(rows.at(-1)?.['id']), changed, erasure.id],
        );
      });
    }
    await othersTurn();
  }
}

/** Whether a row must change, directly or in its search index, which holds people's names for jobs and invoices. */
function isConcerned({ name, table }: WalkedTable, row: Row, erasure: Erasure): boolean {
  const isNear = toNumber(row['isNear']) === 1;
  const isFoundByName =
    isNear && erasure.kind !== 'contact' && (name === 'jobs' || name === 'invoices');
  return isFoundByName || patchOf(name, table, row, erasure) !== null;
}

function patchOf(name: string, table: PersonalTable, row: Row, erasure: Erasure) {
  const patch = scrubbed(table, row, toNumber(row['isNear']) === 1, erasure.person);
  return name === 'activity' ? patchOfEntry(patch, row, erasure) : patch;
}

/**
 * Clears an entry about the person completely. An entry without an actor was caused by them, such as a refused sign-in.
 */
function patchOfEntry(patch: ReturnType<typeof scrubbed>, row: Row, erasure: Erasure) {
  const isOfSession = row['resource'] === 'session';
  const isAboutThem = isAbout(erasure, row) || (isOfSession && patch !== null);
  if (row['action'] === 'person.erased' || !isAboutThem) return patch;
  const place = isOfSession && row['actorId'] === null ? NO_PLACE : {};
  const gone = { before: null, after: null, ...place };
  const isGone = Object.keys(gone).every((column) => row[column] === null);
  return isGone ? patch : { ...patch, ...gone };
}

const NO_PLACE = { address: null, userAgent: null };

interface Change {
  readonly erasure: Erasure;
  readonly walked: WalkedTable;
  readonly keys: AuditKeys;
  readonly now: Date;
}

/** Reads the rows again with a lock. Returns the number of changed rows. */
async function change(
  tx: Tx,
  { erasure, walked, keys, now }: Change,
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const { name, table } = walked;
  const query: Query = (sql, values = []) => tx.manager.query(sql, [...values]);
  const places = ids.map(() => '?').join(', ');
  const shownBy = SHOWN_BY[name];
  if (shownBy !== undefined) {
    // The derived table prevents MariaDB from looking up the jobs one by one.
    const jobs = `SELECT jobId FROM (${shownBy} (${places})) shown`;
    await query(`UPDATE jobs SET version = version + 1 WHERE id IN (${jobs})`, ids);
  }
  const rows = await query(
    `${selectOf(walked, erasure)} WHERE id IN (${places})${exclusiveLock(tx)}`,
    ids,
  );
  const counted = VERSIONED.has(name) ? ', version = version + 1' : '';
  const by = `erasure ${String(erasure.id)}`;
  let changed = 0;
  for (const row of rows) {
    const patch = patchOf(name, table, row, erasure);
    if (patch === null) continue;
    changed += 1;
    const id = toNumber(row['id']);
    if (name === 'activity') await forgetEntries(query, [id], patch, { by, keys, now });
    else {
      const set = Object.keys(patch).map((column) => `\`${column}\` = ?`);
      await query(`UPDATE ${name} SET ${set.join(', ')}${counted} WHERE id = ?`, [
        ...Object.values(patch),
        id,
      ]);
    }
  }
  if (name === 'jobs') await new JobWords().refresh(tx, ids);
  if (name === 'customers') await refreshCustomerWords(tx, query, ids);
  if (name === 'invoices') await new InvoiceWords().refreshAll(tx, ids);
  return changed;
}

/** Hours of the company's night, when a pause of some seconds does no harm. */
const NIGHT_HOURS = [0, 1, 2, 3, 4];

/** Removes erased data from indexes and free pages: immediately in a small database, otherwise in the next night. */
async function purgeErased(core: ErasureServices): Promise<void> {
  const { database, transactions, clock, settings } = core;
  const due = await database.query<{ id: unknown }>(
    'SELECT id FROM erasures WHERE finishedAt IS NOT NULL AND purgedAt IS NULL',
  );
  if (due.length === 0) return;
  const hour = hourIn(settings.company.timeZone, clock.now());
  if (!(await database.purgeDeleted(NIGHT_HOURS.includes(hour)))) return;
  const ids = due.map(({ id }) => toNumber(id));
  await transactions.run((tx) =>
    tx.manager.query(
      `UPDATE erasures SET purgedAt = ? WHERE id IN (${ids.map(() => '?').join(', ')})`,
      [clock.now(), ...ids],
    ),
  );
}

function hourIn(timeZone: string, at: Date): number {
  return Number(
    new Intl.DateTimeFormat('en-CA', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at),
  );
}
