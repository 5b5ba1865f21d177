import { type DayBounds, dayBounds } from '@dispatch/domain/time/company-day';
import { Injectable } from '@nestjs/common';
import sql, { raw, type Sql } from 'sql-template-tag';
import { Clock } from '../../config/clock';
import { Settings } from '../../config/settings';
import { Database } from '../../database/database';
import type { Engine } from '../../database/engines/engine';
import { jobsByStatus } from '../../totals/jobs-by-status';
import { readBy } from '../../database/records/read-by';
import { type Row, toNumber } from '../../database/rows';
import type { StatsAnswer } from './stats.schema';

/**
 * Four numbers in one statement, stored or counted by an index. The `+` hides the bounds from SQLite, which would
 * otherwise plan the statement again for each day. Without known bounds it would choose another index, so the index is
 * forced.
 */
function countsOn(engine: Engine, today: DayBounds): Sql {
  return sql`SELECT ${jobsByStatus(['pending'])} AS pending, ${jobsByStatus(['in-transit'])} AS inTransit,
  (SELECT COUNT(*) FROM ${raw(readBy(engine, 'jobs', 'jobs_status'))}
    WHERE completedAt >= +${today.start} AND completedAt < +${today.end}
    AND status = 'delivered' AND deletedAt IS NULL) AS completedToday,
  (SELECT COUNT(*) FROM drivers d JOIN users u ON u.id = d.userId
    WHERE u.role = 'driver' AND u.isActive = ${true} AND u.deletedAt IS NULL
    AND d.status <> 'off-duty') AS activeDrivers`;
}

@Injectable()
export class StatsQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async current(): Promise<StatsAnswer> {
    const today = dayBounds(this.clock.now(), this.settings.company.timeZone);
    const [counts] = await this.database.select<Row>(countsOn(this.database.engine, today));
    return {
      pending: toNumber(counts?.pending),
      inTransit: toNumber(counts?.inTransit),
      completedToday: toNumber(counts?.completedToday),
      activeDrivers: toNumber(counts?.activeDrivers),
    };
  }
}
