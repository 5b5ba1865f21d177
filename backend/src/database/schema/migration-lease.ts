import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

const LEASE_SECONDS = 15;
const RENEW_MS = 5_000;
const POLL_MS = 100;

const TABLE =
  'CREATE TABLE IF NOT EXISTS schema_lease (name varchar(20) NOT NULL PRIMARY KEY, ' +
  'holder varchar(36) NULL, expiresAt datetime(3) NOT NULL) ENGINE=InnoDB';

/** Another process has taken the lease. */
export class LeaseLost extends Error {
  constructor() {
    super('Another process migrates already.');
    this.name = 'LeaseLost';
  }
}

/**
 * Runs `work` in one process at a time, also on a cluster, where GET_LOCK covers one node only. The lease of a dead
 * process expires. `assertHeld` throws once the lease is lost.
 */
export async function withMigrationLease(
  dataSource: DataSource,
  work: (assertHeld: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const holder = randomUUID();
  await dataSource.query(TABLE);
  await dataSource.query("INSERT IGNORE INTO schema_lease VALUES ('migrations', NULL, NOW(3))");
  while (!(await take(dataSource, holder))) await delay(POLL_MS);

  const renewing = setInterval(() => {
    // The next step notices a failed renewal.
    take(dataSource, holder).catch(() => undefined);
  }, RENEW_MS);
  try {
    await work(async () => {
      if (!(await take(dataSource, holder))) throw new LeaseLost();
    });
  } finally {
    clearInterval(renewing);
    await dataSource.query('UPDATE schema_lease SET holder = NULL WHERE holder = ?', [holder]);
  }
}

/** Claims or renews the lease; returns whether this process holds it. */
async function take(dataSource: DataSource, holder: string): Promise<boolean> {
  const result = await dataSource.query<{ affectedRows: number }>(
    `UPDATE schema_lease SET holder = ?, expiresAt = NOW(3) + INTERVAL ${String(LEASE_SECONDS)} SECOND
      WHERE name = 'migrations' AND (holder IS NULL OR holder = ? OR expiresAt < NOW(3))`,
    [holder, holder],
  );
  return result.affectedRows === 1;
}
