import { can } from '@dispatch/domain/people/permissions';
import { awaitsPickup } from '@dispatch/domain/jobs/pickup-day';
import { JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import { weekPlace, weeksAhead } from '@dispatch/domain/reports/report-weeks';
import { toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import sql, { join, raw } from 'sql-template-tag';
import { Database } from '../../../database/database';
import { readBy } from '../../../database/records/read-by';
import { type Row, toNullable, toNumber, toText } from '../../../database/rows';
import type { Actor } from '../../../http/access/actor';
import type { BookedWork } from './report.schema';
import { Today } from './today';

const WAITING = JOB_STATUSES.filter(awaitsPickup);

interface Booked {
  jobs: number;
  vehicles: number;
  withoutPrice: number;
  cents: number;
}

/** Jobs that wait for their pickup, by week. They are always few. */
@Injectable()
export class BookedWorkQueries {
  constructor(
    private readonly database: Database,
    private readonly today: Today,
  ) {}

  async read(actor: Actor): Promise<BookedWork> {
    const today = this.today.day();
    const rows = await this.database
      .select<Row>(sql`SELECT preferredPickupDate AS day, COUNT(*) AS jobs,
        SUM(vehicleCount) AS vehicles, SUM(CASE WHEN priceCents IS NULL THEN 1 ELSE 0 END) AS withoutPrice,
        SUM(priceCents) AS cents
      FROM ${raw(readBy(this.database.engine, 'jobs', 'jobs_status'))}
      WHERE status IN (${join(WAITING)}) AND deletedAt IS NULL GROUP BY preferredPickupDate`);
    const booked = new Map<string, Booked>();
    for (const row of rows) {
      const day = toNullable(row.day, toText);
      const place = day === null ? 'none' : weekPlace(day, today);
      const sums = booked.get(place) ?? { jobs: 0, vehicles: 0, withoutPrice: 0, cents: 0 };
      booked.set(place, {
        jobs: sums.jobs + toNumber(row.jobs),
        vehicles: sums.vehicles + toNumber(row.vehicles),
        withoutPrice: sums.withoutPrice + toNumber(row.withoutPrice),
        cents: sums.cents + toNumber(row.cents),
      });
    }
    const seesMoney = can(actor, 'money-reports:read');
    return {
      rows: ['past', ...weeksAhead(today), 'later', 'none'].map((week) => {
        const { jobs = 0, vehicles = 0, withoutPrice = 0, cents = 0 } = booked.get(week) ?? {};
        const amount = seesMoney ? toDollars(cents) : null;
        return { week, jobs, vehicles, withoutPrice, amount };
      }),
    };
  }
}
