import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';
import { Database } from '../../../database/database';
import { type Row, toNumber } from '../../../database/rows';

const COUNTED_ANEW_MS = 60 * 60 * 1000;

/**
 * The storage quota for the photos of all jobs. The usage is counted once an hour: uploads to other replicas and
 * deletions appear within the hour.
 */
@Injectable()
export class PhotoQuota {
  private readonly max: number | null;
  private taken = 0;
  private countedAt: number | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    { photosMaxBytes }: Settings,
  ) {
    this.max = photosMaxBytes;
  }

  /** @throws AppError storage_full if this many more bytes exceed the quota */
  async assertRoom(bytes: number): Promise<void> {
    if (this.max === null) return;
    const now = this.clock.now().getTime();
    if (this.countedAt === null || now - this.countedAt >= COUNTED_ANEW_MS) {
      const [row] = await this.database.query<Row>(
        'SELECT SUM(bytes) AS taken FROM unit_photos WHERE deletedAt IS NULL',
      );
      this.taken = toNumber(row?.taken);
      this.countedAt = now;
    }
    if (this.taken + bytes > this.max) throw new AppError('storage_full');
  }

  add(bytes: number): void {
    this.taken += bytes;
  }
}
