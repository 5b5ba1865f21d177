import { dayBounds } from '@dispatch/domain/company-day';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import type { Settings } from '../../config/settings';
import { SETTINGS } from '../../config/settings-token';
import { Database } from '../../database/database';
import { type Row, toNumber } from '../../database/rows';
import type { StatsAnswer } from './stats.schema';

/** Four counts, each from an index, in one statement. */
const COUNTS = `SELECT
  (SELECT COUNT(*) FROM jobs WHERE status = 'pending' AND deletedAt IS NULL) AS pending,
  (SELECT COUNT(*) FROM jobs WHERE status = 'in-transit' AND deletedAt IS NULL) AS inTransit,
  (SELECT COUNT(*) FROM jobs WHERE completedAt >= ? AND completedAt < ?
    AND status = 'delivered' AND deletedAt IS NULL) AS completedToday,
  (SELECT COUNT(*) FROM drivers d JOIN users u ON u.id = d.userId
    WHERE u.role = 'driver' AND u.isActive = ? AND u.deletedAt IS NULL
    AND d.status <> 'off-duty') AS activeDrivers`;

@Injectable()
export class StatsQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async current(): Promise<StatsAnswer> {
    const today = dayBounds(this.clock.now(), this.settings.company.timeZone);
    const [counts] = await this.database.query<Row>(COUNTS, [today.start, today.end, true]);
    return {
      pending: toNumber(counts?.pending),
      inTransit: toNumber(counts?.inTransit),
      completedToday: toNumber(counts?.completedToday),
      activeDrivers: toNumber(counts?.activeDrivers),
    };
  }
}
