import { readdir } from 'node:fs/promises';
import { isBackupMissing, newestBackup } from '@dispatch/domain/backups/nightly';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';
import { Database } from '../../../database/database';
import { FileStorage } from '../../../storage/file-storage';
import { ChangeRelay } from '../../base/activity/change-relay';
import { Lookout } from './lookout';
import { Uptime } from './uptime';

/** Longer than a cluster's failover election, during which another server would have no database either. */
const HOLD_MS = 15_000;
/** Load balancers wait a second for the response. */
const PATIENCE_MS = 300;
/** A longer wait for the first result, which startup may depend on. */
const FIRST_PATIENCE_MS = 2_000;
const STORAGE_EVERY_MS = 30_000;
const BACKUP_EVERY_MS = 60_000;
/** A hash that matches no file. */
const NO_FILE = '0'.repeat(64);

const named = (isUp: boolean): 'up' | 'down' => (isUp ? 'up' : 'down');

/** Checks the services that the server depends on. */
@Injectable()
export class Dependencies {
  private readonly databaseLookout: Lookout;
  private readonly storageLookout: Lookout;
  private readonly backupLookout: Lookout | null;
  private goodUntil = -Infinity;

  constructor(
    private readonly database: Database,
    private readonly storage: FileStorage,
    private readonly relay: ChangeRelay,
    private readonly uptime: Uptime,
    clock: Clock,
    { backups }: Settings,
  ) {
    this.databaseLookout = new Lookout(() => this.database.isReady(), 0);
    const reachesFiles = () => this.storage.has(NO_FILE).then(() => true);
    this.storageLookout = new Lookout(reachesFiles, STORAGE_EVERY_MS);
    this.backupLookout =
      backups === null
        ? null
        : new Lookout(async () => {
            const newest = newestBackup(await readdir(backups.folder));
            return !isBackupMissing(newest, clock.now());
          }, BACKUP_EVERY_MS);
  }

  /** Whether the database responds now or did within the last seconds, and the state of each dependency. */
  async look() {
    const patience = this.isGood() ? PATIENCE_MS : FIRST_PATIENCE_MS;
    const [database, storage, backup] = await Promise.all([
      this.databaseLookout.isUp(patience),
      this.storageLookout.isUp(patience),
      this.backupLookout?.isUp(patience) ?? null,
    ]);
    if (database) this.goodUntil = this.uptime.ms() + HOLD_MS;
    const redis = this.relay.isConnected;
    return {
      hasDatabase: this.isGood(),
      /** Until true, the storage state is a guess. */
      hasStorageAnswered: this.storageLookout.hasAnswered,
      states: {
        database: named(database),
        redis: redis === null ? null : named(redis),
        storage: named(storage),
        backup: backup === null ? null : named(backup),
      },
    };
  }

  private isGood(): boolean {
    return this.uptime.ms() < this.goodUntil;
  }
}
