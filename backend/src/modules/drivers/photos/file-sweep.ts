import { FILE_GRACE_MS } from '@dispatch/domain/report/photo';
import type { CoreServices } from '../../../core-services';
import type { Database } from '../../../database/database';
import { type Row, toDate, toNullable, toText } from '../../../database/rows';
import { holdGuard } from '../../../database/transactions/guards';
import { runEach } from '../../../run-each';
import { PREFIXES } from '../../../storage/file-name';
import { claimRemoval, finishRemoval, forgetRemovals } from '../../base/kept-files/file-removals';

type SweepServices = Omit<CoreServices, 'settings'>;

const NAMES_FROM = `SELECT fileName AS name, deletedAt FROM unit_photos WHERE fileName >= ? AND fileName < ?
  UNION ALL SELECT thumbnailName, deletedAt FROM unit_photos WHERE thumbnailName >= ? AND thumbnailName < ?
  UNION ALL SELECT logoHash, NULL FROM company_profile WHERE logoHash >= ? AND logoHash < ?
  UNION ALL SELECT pdfHash, NULL FROM invoices WHERE pdfHash >= ? AND pdfHash < ?`;

const IS_NEEDED = `SELECT 1 FROM unit_photos
  WHERE (fileName = ? OR thumbnailName = ?) AND (deletedAt IS NULL OR deletedAt > ?)
  UNION ALL SELECT 1 FROM company_profile WHERE logoHash = ?
  UNION ALL SELECT 1 FROM invoices WHERE pdfHash = ? LIMIT 1`;

/**
 * Deletes files that were unused for a day; returns how many. Reports files of photos, invoices or the company that are
 * missing in the storage.
 * @throws AggregateError of the failures, after trying all
 */
export async function sweepFiles(
  core: SweepServices,
  report: (missing: readonly string[]) => void,
): Promise<number> {
  const before = new Date(core.clock.now().getTime() - FILE_GRACE_MS);
  let removed = 0;
  const missing: string[] = [];
  const remove = async (name: string) => {
    if (await removeUnneeded(core, name, before)) removed += 1;
  };
  const sweep = async (prefix: string) => {
    // Read the rows first: their files were stored before.
    const { present, recent } = await namesIn(core.database, prefix, before);
    const files = await core.storage.list(prefix);
    const stored = new Set(files.map(({ name }) => name));
    missing.push(...[...present].filter((name) => !stored.has(name)));
    const unused = files.filter(
      ({ name, storedAt }) => storedAt < before && !present.has(name) && !recent.has(name),
    );
    await runEach(
      unused.map(
        ({ name }) =>
          () =>
            remove(name),
      ),
    );
  };
  try {
    await runEach([
      ...PREFIXES.map((prefix) => () => sweep(prefix)),
      () => core.transactions.run((tx) => forgetRemovals(tx, before)),
    ]);
  } finally {
    if (missing.length > 0) report(missing);
  }
  return removed;
}

/** Names with the prefix: of present records, and of photos deleted less than a day ago. */
async function namesIn(database: Database, prefix: string, before: Date) {
  // 'g' sorts after the last hexadecimal digit.
  const range = [prefix, `${prefix}g`];
  const present = new Set<string>();
  const recent = new Set<string>();
  for (const row of await database.query<Row>(NAMES_FROM, [
    ...range,
    ...range,
    ...range,
    ...range,
  ])) {
    const deletedAt = toNullable(row.deletedAt, toDate);
    if (deletedAt === null) present.add(toText(row.name));
    else if (deletedAt > before) recent.add(toText(row.name));
  }
  return { present, recent };
}

/** Announce the removal first: a file that is stored concurrently is then stored again. */
async function removeUnneeded(core: SweepServices, name: string, before: Date): Promise<boolean> {
  const { clock, storage, transactions } = core;
  const removal = await transactions.run(async (tx) => {
    await holdGuard(tx, 'files');
    const rows: unknown[] = await tx.manager.query(IS_NEEDED, [name, name, before, name, name]);
    return rows.length > 0 ? null : claimRemoval(tx, name, clock.now());
  });
  if (removal === null) return false;
  await storage.delete(name);
  await transactions.run((tx) => finishRemoval(tx, removal, clock.now()));
  return true;
}
